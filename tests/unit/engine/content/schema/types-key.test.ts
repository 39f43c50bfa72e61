import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { typesKey } from '../../../../../renderer/engine/content/schema/types-key'
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

const keyIn = (root: string) => typesKey(root, ['content/types/page.ts'])
/** The key after a change of one file. */
const keyWith = (path: string, text: string) => keyIn(folderOf({ ...files, [path]: text }))

test('the key of types is the same in each folder', () => {
  expect(keyIn(folderOf(files))).toBe(keyIn(folderOf(files)))
})

test('the key follows the types of a module, of those that it imports, and of packages', () => {
  const key = keyIn(folderOf(files))
  const changes = {
    'content/types/text.ts': 'export type Text = "one" | "two"',
    'parts/part.ts': '/** @maxLength 9 */\nexport type Part = string\nexport const sum = (a: number): number => a + 1',
    'node_modules/@kit/engine/dist/publication.d.ts': 'export interface Publication { updated?: string }',
    'node_modules/@kit/engine/dist/day.d.ts': '/** @format date */\nexport type Day = string',
  }
  for (const [path, text] of Object.entries(changes)) expect(keyWith(path, text), path).not.toBe(key)
})

test('the key does not follow code, nor types that nothing imports', () => {
  const key = keyIn(folderOf(files))
  expect(keyWith('parts/part.ts', files['parts/part.ts'].replace('a + 1', 'a + 2'))).toBe(key)
  expect(keyWith('parts/other.ts', 'export type Other = number')).toBe(key)
})

test('the key follows values whose types are not written', () => {
  const part = (values: string) => `export const values = [${values}]\nexport type Part = (typeof values)[number]`
  expect(keyWith('parts/part.ts', part('1'))).not.toBe(keyWith('parts/part.ts', part("'a'")))
})

test('one process notices a change, and a file that is gone', () => {
  const root = folderOf(files)
  const keys = [keyIn(root)]
  writeFileSync(join(root, 'content/types/text.ts'), 'export type Text = "changed"')
  keys.push(keyIn(root))
  rmSync(join(root, 'content/types/text.ts'))
  keys.push(keyIn(root))
  expect(new Set(keys).size).toBe(3)
})
