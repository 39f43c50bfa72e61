import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyFix, formatIssue, type Issue } from '../../../../../renderer/engine/base/diagnostics/issue'
import { codesOf, isInside, nameOf } from '../../../../factories/issues'
import { fixtureRoot } from '../../../../factories/root'
import { loaderOf } from '../../../../factories/site'
import { oddContentFiles, runsOf } from '../../../../factories/texts/random-texts'

test('a fix removes its issue and changes no other', async () => {
  const root = fixtureRoot('broken-site')
  const load = loaderOf(root)
  const { issues } = await load()
  const fixable = issues.flatMap(({ fix, ...issue }) => (fix ? [{ ...issue, fix }] : []))
  expect(new Set(codesOf(fixable)).size).toBeGreaterThan(8)
  for (const issue of fixable) {
    const source = readFileSync(join(root, issue.file), 'utf8')
    const after = (await load(new Map([[issue.file, applyFix(source, issue.fix)]]))).issues
    const own = (all: Issue[]) => all.filter(({ file }) => file === issue.file).map(nameOf)
    const expected = own(issues)
    expected.splice(expected.indexOf(nameOf(issue)), 1)
    expect(own(after), formatIssue(issue)).toEqual(expected)
  }
})

test('any file of a site can be loaded, and each fix removes its issue', { timeout: 600_000 }, async () => {
  const load = loaderOf(fixtureRoot('broken-site'))
  const file = 'content/blog/whole.mdx'
  const own = async (text: string) => (await load(new Map([[file, text]]))).issues.filter(issue => issue.file === file)
  await fc.assert(
    fc.asyncProperty(oddContentFiles, async source => {
      const issues = await own(source)
      for (const issue of issues) expect(isInside(source, issue), formatIssue(issue)).toBe(true)
      const fixable = issues.find(({ fix }) => fix)
      if (!fixable?.fix) return
      const times = (all: Issue[]) => all.filter(issue => nameOf(issue) === nameOf(fixable)).length
      expect(times(await own(applyFix(source, fixable.fix))), formatIssue(fixable)).toBe(times(issues) - 1)
    }),
    runsOf(40, 5),
  )
})
