import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeChanges } from '../../../renderer/authoring/changes'
import { temporaryRoot } from '../../factories/root'

test('when one file can not be written, all stay unchanged', async () => {
  const root = temporaryRoot({ 'blog/one.mdx': '\uFEFFOne.', 'blog/two.mdx': 'Two.', 'legal/a.mdx': 'A.' })
  // Another file was created at the path of the last one.
  mkdirSync(join(root, 'content/blog/taken.mdx'))
  const read = () => ['blog/one.mdx', 'blog/two.mdx'].map(file => readFileSync(join(root, 'content', file), 'utf8'))
  const before = read()
  const changes = [
    {
      file: 'content/blog/one.mdx',
      to: 'content/legal/uno.mdx',
      source: 'One.',
      edits: [{ start: 0, end: 3, text: 'Uno' }],
    },
    { file: 'content/blog/two.mdx', to: 'content/blog/taken.mdx', source: 'Two.', edits: [] },
  ]
  expect(() => makeChanges(root, changes)).toThrow('is there already')
  expect(read()).toEqual(before)
  expect(readdirSync(join(root, 'content/legal'))).toEqual(['a.mdx'])
  expect(readdirSync(join(root, 'content/blog')).sort()).toEqual(['one.mdx', 'taken.mdx', 'two.mdx'])

  makeChanges(root, changes.slice(0, 1))
  expect(readFileSync(join(root, 'content/legal/uno.mdx'), 'utf8')).toBe('\uFEFFUno.')
  expect(existsSync(join(root, 'content/blog/one.mdx'))).toBe(false)
})
