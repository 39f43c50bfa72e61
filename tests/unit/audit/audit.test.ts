import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allowedAdvisories, allowedLicences, judge } from '../../../scripts/audit/allowed'
import { advisoriesOf, licencesOf, lockFiles, originProblems } from '../../../scripts/audit/findings'
import { projectRoot } from '../../factories/root'

test.each([
  ['MIT', undefined],
  ['(MIT OR GPL-3.0)', undefined],
  ['(MIT AND Zlib)', undefined],
  ['GPL-3.0', 'GPL-3.0'],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', 'LGPL-3.0-or-later'],
  ['LGPL-3.0-or-later AND GPL-3.0', 'LGPL-3.0-or-later AND GPL-3.0'],
  [undefined, 'none'],
])('of the licence %s somebody has to judge %s', (license, id) => {
  const found = licencesOf({
    packages: { '': {}, 'node_modules/a/node_modules/@b/c': { license } },
  })
  expect(found).toEqual(id ? [{ package: '@b/c', id, about: 'licence' }] : [])
})

const integrity = `sha512-${'a'.repeat(86)}==`

test.each([
  [{ integrity }, []],
  [{ link: true, resolved: 'renderer/engine' }, []],
  [{ link: true, resolved: '../elsewhere' }, ['comes from ../elsewhere', 'has no SHA-512']],
  [{ integrity: 'sha1-AAAA' }, ['has no SHA-512']],
  [{}, ['has no SHA-512']],
  [{ integrity, resolved: 'git+ssh://git@host.example/a.git' }, ['comes from git+ssh://git@host.example/a.git']],
  [{ integrity, resolved: 'https://host.example/a.tgz' }, ['comes from https://host.example/a.tgz']],
  [{ integrity, hasInstallScript: true }, ['has an install script']],
])('the origin of a package of a lock file: %j', (entry, problems) => {
  const packages = { '': {}, 'renderer/engine': {}, 'node_modules/a': entry }
  expect(originProblems({ packages })).toEqual(problems.map(problem => `node_modules/a ${problem}`))
})

test.each(lockFiles)('every package of %s is of the registry, by its hash', file => {
  const lock = JSON.parse(readFileSync(join(projectRoot, file), 'utf8'))
  expect(Object.keys(lock.packages).length).toBeGreaterThan(100)
  expect(originProblems(lock)).toEqual([])
})

const advisory = {
  source: 1,
  name: 'minimist',
  title: 'Prototype pollution',
  url: 'https://github.com/advisories/GHSA-vh95-rmgr-6w4m',
  severity: 'moderate',
}

test('each advisory of a report of npm audit is found once', () => {
  const report = {
    auditReportVersion: 2,
    vulnerabilities: {
      minimist: { via: [advisory] },
      mkdirp: { via: ['minimist'] },
      other: { via: [advisory] },
    },
  }
  expect(advisoriesOf(JSON.stringify(report))).toEqual([
    { package: 'minimist', id: 'GHSA-vh95-rmgr-6w4m', about: 'moderate: Prototype pollution' },
  ])
})

test('a registry that can not be asked is no good news', () => {
  expect(() => advisoriesOf('{ "message": "405 Method Not Allowed" }')).toThrow('405 Method Not Allowed')
  expect(() => advisoriesOf('')).toThrow()
})

test('what is allowed is reported from the day after its last one', () => {
  const [finding, entry] = [
    { package: 'minimist', id: 'GHSA-1', about: 'moderate: Prototype pollution' },
    { id: 'GHSA-1', packages: /^minimist$/, reason: 'Only for arguments of tests.', until: '2026-12-31' },
  ]
  const onDay = (day: string) => judge([finding], [entry], day)
  expect(onDay('2026-12-31')).toEqual({ allowed: [{ finding, by: entry }], problems: [] })
  expect(onDay('2027-01-01')).toEqual({
    allowed: [],
    problems: ['minimist: GHSA-1 (moderate: Prototype pollution) was allowed until 2026-12-31.'],
  })
  expect(judge([finding], [], '2026-01-01').problems).toEqual([
    'minimist: GHSA-1 (moderate: Prototype pollution) is not allowed.',
  ])
  expect(judge([{ ...finding, package: 'other' }], [entry], '2026-01-01').problems).toHaveLength(2)
})

test('each allowance has a reason and a day within about a year of another look', () => {
  for (const { reason, until, packages } of [...allowedLicences, ...allowedAdvisories]) {
    expect(reason, packages.source).toMatch(/\w+ .*\.$/)
    expect(until, packages.source).toMatch(/^20\d\d-\d\d-\d\d$/)
  }
})
