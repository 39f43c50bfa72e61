import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { changedInputs, readInputs } from '../../renderer/engine/builder/inputs'

const project = join(import.meta.dirname, '../..')
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

/** Does something to one file, gives which names of the inputs changed, and undoes it. */
function changing(file: string, change: (text: string) => string) {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  const before = readInputs(root)
  writeFileSync(path, change(text))
  const now = readInputs(root)
  writeFileSync(path, text)
  const names = (['code', 'compiler', 'outputs'] as const).filter(name => before[name] !== now[name])
  return { names, changed: changedInputs(before.parts, now.parts) }
}

test.each([
  ['a type', 'content/types/blog.ts', ['code', 'compiler', 'outputs']],
  ['a setting', 'content/site.ts', ['code', 'compiler', 'outputs']],
  ['a token', 'renderer/site/theme.ts', ['code', 'outputs']],
  ['a style sheet', 'renderer/site/styles/base/prose.css', ['code', 'outputs']],
  ['a component', 'renderer/site/components/Worked.tsx', ['code', 'compiler']],
  ['an island', 'renderer/site/islands/Faq.island.tsx', ['code', 'compiler']],
  ['a layout', 'pages/layouts/Hero.tsx', ['code']],
  ['a plug-in of the compiler', 'renderer/engine/mdx/plugins.ts', ['code', 'compiler']],
  ['an option of the build', 'vite.config.ts', ['code', 'outputs']],
  ['an output', 'renderer/engine/outputs/sitemap.ts', ['code', 'outputs']],
  ['the version of a package', 'node_modules/.package-lock.json', ['code', 'compiler', 'outputs']],
])('%s that has changed is built anew, with what is made from it', (_, file, names) => {
  const { names: found, changed } = changing(file, text => text.replace(/.$/s, '3.9'))
  expect(found).toEqual(names)
  expect(changed).toEqual([file.startsWith('node_modules') ? '(installed packages)' : file])
})

test('a text is no part of the code', () => {
  expect(changing('content/legal/termsofservice.mdx', text => `${text}\nMore.\n`).names).toEqual([])
})

test('a file that came or went is a change, wherever it stands', () => {
  const before = readInputs(root)
  const added = join(root, 'pages/layouts/New.tsx')
  mkdirSync(dirname(added), { recursive: true })
  writeFileSync(added, '')
  expect(changedInputs(before.parts, readInputs(root).parts)).toEqual(['pages/layouts/New.tsx'])
  rmSync(added)
  expect(readInputs(root)).toEqual(before)
})

test('a picture is no part of the code, and a change to it is known', () => {
  const file = join(root, 'content/media/chart.png')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'one')
  const before = readInputs(root)
  writeFileSync(file, 'two')
  const now = readInputs(root)
  rmSync(file)
  expect(now.code).toBe(before.code)
  expect(now.media).not.toBe(before.media)
  expect(changedInputs(before.parts, now.parts)).toEqual(['content/media/chart.png'])
})

// Windows asks for a privilege to create a symbolic link to a file.
test.skipIf(process.platform === 'win32')('a link that leads nowhere is no input: reading the content tells it', () => {
  const link = join(root, 'content/blog/nowhere.mdx')
  symlinkSync('/nowhere/at/all.mdx', link)
  expect(() => readInputs(root)).not.toThrow()
  rmSync(link)
})
