import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeReleases, describeRollback, planRollback } from '../../../../renderer/authoring/commands/rollback'
import { sha256 } from '../../../../renderer/engine/base/cache/hash'
import { writeManifest } from '../../../../renderer/engine/build/publish/manifest'
import { activate, presentRelease } from '../../../../renderer/engine/build/publish/releases'
import { openStaging, publish } from '../../../../renderer/engine/build/publish/staging'

const published = new Date('2026-11-21T10:02:03Z')

/** A project that has published these sites, one after the other: the text of each page by its path. */
function projectWith(...sites: Record<string, string>[]): string {
  const root = mkdtempSync(join(tmpdir(), 'rollback-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const site of sites) publishSite(root, site)
  return root
}

function publishSite(root: string, site: Record<string, string>): void {
  const staging = openStaging(root)
  const texts = Object.entries({ 'index.html': 'home', ...site })
  for (const [path, text] of texts) {
    mkdirSync(join(staging.client, path, '..'), { recursive: true })
    writeFileSync(join(staging.client, path), text)
  }
  const urls = Object.keys(site).map(path => ({ path, page: `/${path.replace('index.html', '')}`, content: '' }))
  const files = texts.map(([path, text]) => ({ path, bytes: Buffer.byteLength(text), hash: sha256(text) }))
  writeManifest(staging.root, files, [], urls)
  publish(staging, published)
}

const faq = (text: string) => ({ 'faq/index.html': text })
const goingBack = (root: string, number?: number) => {
  const plan = planRollback(root, number)
  return 'target' in plan ? plan.target.number : plan.reason
}

test('releases are listed with their dates and with how many pages differ', () => {
  const root = projectWith(faq('one'), { ...faq('two'), 'new/index.html': 'new' }, faq('three'))
  expect(describeReleases(root)).toBe(`release  published
      3  2026-11-21 10:02 UTC  present
      2  2026-11-21 10:02 UTC  2 changed pages
      1  2026-11-21 10:02 UTC  1 changed page`)
})

test('it goes back to the release before, further when it is repeated, or to the one that is named', () => {
  const root = projectWith(faq('one'), faq('two'), faq('three'))
  expect(goingBack(root)).toBe(2)
  activate(root, 2)
  expect(goingBack(root)).toBe(1)
  expect(goingBack(root, 3)).toBe(3)
  activate(root, 1)
  expect(goingBack(root)).toBe('There is no other site before the present release.')
})

test('it goes back to the release that was replaced, not to one that was given up before', () => {
  const root = projectWith(faq('good'), faq('bad'))
  activate(root, 1)
  publishSite(root, faq('bad too'))
  expect(goingBack(root)).toBe(1)
})

test('a release with the same site is passed over', () => {
  expect(goingBack(projectWith(faq('one'), faq('two'), faq('two')))).toBe(1)
})

test('a release whose files were changed is not published', () => {
  const root = projectWith(faq('one'), faq('two'))
  writeFileSync(join(root, '.releases/1/client/faq/index.html'), 'six')
  expect(goingBack(root)).toBe('Release 1 was changed since it was published: faq/index.html. Name another one.')
})

test('it says which pages change', () => {
  const root = projectWith(faq('one'), faq('two'))
  expect(describeRollback(root, { number: 1, published: '' }, presentRelease(root))).toBe(
    'Release 1 is published in place of release 2. 1 page changed: /faq/.',
  )
})

test('the command ends with 0, with 1 where it can not go back, and with 2 for a release that is not there', () => {
  const root = projectWith(faq('one'), faq('two'))
  const rollback = (...words: string[]) => {
    const command = [join(import.meta.dirname, '../../../../scripts/run.mjs'), 'scripts/rollback.ts', ...words]
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
    return [status, stdout + stderr, readFileSync(join(root, 'dist/client/faq/index.html'), 'utf8')]
  }
  expect(rollback('--dry-run')).toEqual([0, expect.stringContaining('Without --dry-run: Release 1 is'), 'two'])
  expect(rollback()).toEqual([0, expect.stringContaining('Release 1 is published in place of release 2.'), 'one'])
  expect(rollback()).toEqual([1, expect.stringContaining('Nothing was changed.'), 'one'])
  expect(rollback('7')).toEqual([2, expect.stringContaining('There is no release 7.'), 'one'])
  expect(rollback('second')).toEqual([2, expect.stringContaining('second is not the number of a release.'), 'one'])
  expect(rollback('2')).toEqual([0, expect.stringContaining('Release 2 is published'), 'two'])
})
