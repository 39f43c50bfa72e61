import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createCache } from '../../../../renderer/engine/base/cache/store'
import { createFileHashes } from '../../../../renderer/engine/base/files/file-hashes'
import { changedInputs, readInputs } from '../../../../renderer/engine/build/inputs'
import { analysisKey } from '../../../../renderer/engine/content/analysis-key'
import { site } from '../../../../renderer/site/index'

const project = join(import.meta.dirname, '../../..')
const root = mkdtempSync(join(tmpdir(), 'inputs-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

for (const part of [
  'renderer',
  'pages',
  'content',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'renderer/site/styles/uno.config.ts',
])
  cpSync(join(project, part), join(root, part), { recursive: true })
mkdirSync(join(root, 'node_modules'))
writeFileSync(join(root, 'node_modules/.package-lock.json'), '{ "packages": { "node_modules/react": "19.3.1" } }')

/** The inputs of a build that starts now, as a new process reads them, with the key of analyses. */
function inputsNow() {
  const { code, outputs, media, parts } = readInputs(root, createFileHashes(root, createCache(root)))
  return { code, analysis: analysisKey(site, root), outputs, media, parts }
}

/** Changes one file, gives which hashes changed because of it, and restores the file. */
function changing(file: string, change: (text: string) => string) {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  const before = inputsNow()
  writeFileSync(path, change(text))
  const now = inputsNow()
  writeFileSync(path, text)
  const names = (['code', 'analysis', 'outputs'] as const).filter(name => before[name] !== now[name])
  return { names, changed: changedInputs(before.parts, now.parts) }
}

test.each([
  ['a type', 'content/types/blog.ts', ['code', 'analysis', 'outputs']],
  ['a setting', 'content/site.ts', ['code', 'outputs']],
  ['a token', 'renderer/site/theme.ts', ['code', 'analysis', 'outputs']],
  ['a style sheet', 'renderer/site/styles/base/prose.css', ['code']],
  ['a component', 'renderer/site/components/Worked.tsx', ['code', 'analysis']],
  ['an island', 'renderer/site/islands/Faq.island.tsx', ['code', 'analysis']],
  ['a layout', 'pages/layouts/Hero.tsx', ['code']],
  ['the footer', 'renderer/site/shell/Footer.tsx', ['code']],
  ['a plug-in of the compiler', 'renderer/engine/mdx/plugins.ts', ['code', 'analysis', 'outputs']],
  ['an option of the build', 'vite.config.ts', ['code', 'outputs']],
  ['an output', 'renderer/engine/pages/outputs/sitemap.ts', ['code', 'outputs']],
  ['the search index', 'renderer/engine/pages/search/indexing/record.ts', ['code', 'outputs']],
  ['the search dialog', 'renderer/engine/pages/search/dialog.ts', ['code']],
  ['the version of a package', 'node_modules/.package-lock.json', ['code', 'analysis', 'outputs']],
])('a change of %s changes the hashes of what depends on it', (_, file, names) => {
  const { names: found, changed } = changing(file, text => text.replace(/.$/s, '3.9'))
  expect(found).toEqual(names)
  expect(changed).toEqual([file.startsWith('node_modules') ? '(installed packages)' : file])
})

test('a setting of the site is part of the key of analyses', () => {
  const { settings } = site
  expect(analysisKey({ ...site, settings: { ...settings, origin: 'https://other.example' } }, root)).not.toBe(
    analysisKey(site, root),
  )
})

test.each(['content/legal/termsofservice.mdx', 'renderer/engine/README.md'])('%s is no part of the code', file => {
  expect(changing(file, text => `${text}\nMore.\n`).names).toEqual([])
})

test('an added or removed file is a change, in any folder of the code', () => {
  const before = inputsNow()
  const added = join(root, 'pages/layouts/New.tsx')
  mkdirSync(dirname(added), { recursive: true })
  writeFileSync(added, '')
  expect(changedInputs(before.parts, inputsNow().parts)).toEqual(['pages/layouts/New.tsx'])
  rmSync(added)
  expect(inputsNow()).toEqual(before)
})

test('a picture is no part of the code, and a change of it is found', () => {
  const file = join(root, 'content/media/chart.png')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'one')
  const before = inputsNow()
  writeFileSync(file, 'two')
  const now = inputsNow()
  rmSync(file)
  expect(now.code).toBe(before.code)
  expect(now.media).not.toBe(before.media)
  expect(changedInputs(before.parts, now.parts)).toEqual(['content/media/chart.png'])
})

// Windows asks for a privilege to create a symbolic link to a file.
test.skipIf(process.platform === 'win32')('a link without a target is no input: loading the content reports it', () => {
  const link = join(root, 'content/blog/nowhere.mdx')
  symlinkSync('/nowhere/at/all.mdx', link)
  expect(() => inputsNow()).not.toThrow()
  rmSync(link)
})
