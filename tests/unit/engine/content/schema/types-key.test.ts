import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createCache } from '../../../../../renderer/engine/base/cache/store'
import { cachedTypesKey, typesKey } from '../../../../../renderer/engine/content/schema/types-key'
import { folderOf } from '../../../../factories/root'

const files = {
  'content/types/page.ts':
    "import type { Publication } from '@kit/engine/publication'\nimport type { Text } from './text'\nexport interface Page extends Publication { title: Text; body: import('../../parts/part').Part }",
  'content/types/text.ts': 'export type Text = string',
  'parts/part.ts': 'export type Part = string\nexport const sum = (a: number): number => a + 1',
  'parts/other.ts': 'export type Other = string',
  'node_modules/@kit/engine/package.json': JSON.stringify({
    name: '@kit/engine',
    exports: { './publication': './dist/publication.js' },
  }),
  'node_modules/@kit/engine/dist/publication.js': 'export {}',
  'node_modules/@kit/engine/dist/publication.d.ts': "export interface Publication { draft?: import('./day').Day }",
  'node_modules/@kit/engine/dist/day.d.ts': 'export type Day = string',
}

const modules = ['content/types/page.ts']
const keyIn = async (root: string) => (await typesKey(root, modules)).key
/** The key after a change of one file. */
const keyWith = (path: string, text: string) => keyIn(folderOf({ ...files, [path]: text }))

test('the key of types is the same in each folder', async () => {
  expect(await keyIn(folderOf(files))).toBe(await keyIn(folderOf(files)))
})

test('the key is the same in a copy below, which finds its packages in the folders above', async () => {
  const own = Object.entries(files).filter(([path]) => !path.startsWith('node_modules/'))
  const root = folderOf({ ...files, ...Object.fromEntries(own.map(([path, text]) => [`.cache/tree/${path}`, text])) })
  expect(await keyIn(join(root, '.cache/tree'))).toBe(await keyIn(root))
})

test('the key follows the types of a module, of those that it imports, and of packages', async () => {
  const key = await keyIn(folderOf(files))
  const changes = {
    'content/types/text.ts': 'export type Text = "one" | "two"',
    'parts/part.ts': '/** @maxLength 9 */\nexport type Part = string\nexport const sum = (a: number): number => a + 1',
    'node_modules/@kit/engine/dist/publication.d.ts': 'export interface Publication { updated?: string }',
    'node_modules/@kit/engine/dist/day.d.ts': '/** @format date */\nexport type Day = string',
  }
  for (const [path, text] of Object.entries(changes)) expect(await keyWith(path, text), path).not.toBe(key)
})

test('the key does not follow code, nor types that nothing imports', async () => {
  const key = await keyIn(folderOf(files))
  expect(await keyWith('parts/part.ts', files['parts/part.ts'].replace('a + 1', 'a + 2'))).toBe(key)
  expect(await keyWith('parts/other.ts', 'export type Other = number')).toBe(key)
})

test('the key follows values whose types are not written', async () => {
  const part = (values: string) => `export const values = [${values}]\nexport type Part = (typeof values)[number]`
  expect(await keyWith('parts/part.ts', part('1'))).not.toBe(await keyWith('parts/part.ts', part("'a'")))
})

test('one process notices a change, a file that is gone, and one in its place; the cached key too', async () => {
  const root = folderOf(files)
  const cache = createCache(root)
  const text = join(root, 'content/types/text.ts')
  const changes = [
    () => {},
    () => writeFileSync(text, 'export type Text = "changed"'),
    () => rmSync(text),
    () => writeFileSync(text.replace('.ts', '.tsx'), 'export type Text = "new"'),
  ]
  const keys = []
  for (const change of changes) {
    change()
    // A file counts as changed while it is younger than the clock of the file system tells.
    await setTimeout(150)
    const key = await keyIn(root)
    expect([await cachedTypesKey(root, modules, cache), await cachedTypesKey(root, modules, cache)]).toEqual([key, key])
    keys.push(key)
  }
  expect(new Set(keys).size).toBe(4)
})
