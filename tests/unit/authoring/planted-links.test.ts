import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeChanges } from '../../../renderer/authoring/changes'
import { temporaryRoot } from '../../factories/root'

const change = { file: 'content/blog/one.mdx', source: 'One.', edits: [{ start: 0, end: 3, text: 'Uno' }] }

test('a link under the name that a temporary file had leads no text out of the project', () => {
  const outside = temporaryRoot({})
  writeFileSync(join(outside, 'rc'), 'mine')
  const root = temporaryRoot({ 'blog/one.mdx': 'One.' })
  for (const name of ['.one.mdx.unfinished', 'one.mdx.tmp', '.one.mdx.tmp'])
    symlinkSync(join(outside, 'rc'), join(root, 'content/blog', name))
  makeChanges(root, [change])
  expect(readFileSync(join(outside, 'rc'), 'utf8')).toBe('mine')
  expect(lstatSync(join(root, 'content/blog/one.mdx')).isFile()).toBe(true)
  expect(readFileSync(join(root, 'content/blog/one.mdx'), 'utf8')).toBe('Uno.')
})

test('a folder that is a link takes no file', () => {
  const outside = temporaryRoot({})
  mkdirSync(join(outside, 'elsewhere'))
  const root = temporaryRoot({ 'blog/one.mdx': 'One.' })
  symlinkSync(join(outside, 'elsewhere'), join(root, 'content/legal'))
  expect(() => makeChanges(root, [{ ...change, to: 'content/legal/uno.mdx' }])).toThrow('content/legal is not a folder')
  expect(readdirSync(join(outside, 'elsewhere'))).toEqual([])
  expect(readFileSync(join(root, 'content/blog/one.mdx'), 'utf8')).toBe('One.')
})
