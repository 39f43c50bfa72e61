import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createProjectFile } from '../../../../../renderer/authoring/new/create-file'
import { moveProjectFile, writeProjectFile } from '../../../../../renderer/engine/base/files/write-files'
import { folderOf, temporaryFolder } from '../../../../factories/root'

test('a file is replaced as a whole and keeps its permissions', () => {
  const root = folderOf({ 'content/blog/a.mdx': 'Old.' })
  chmodSync(join(root, 'content/blog/a.mdx'), 0o640)
  writeProjectFile(root, 'content/blog/a.mdx', 'New.')
  expect(readFileSync(join(root, 'content/blog/a.mdx'), 'utf8')).toBe('New.')
  expect(statSync(join(root, 'content/blog/a.mdx')).mode & 0o777).toBe(0o640)
  expect(readdirSync(join(root, 'content/blog'))).toEqual(['a.mdx'])
})

test('folders are made, and a new file replaces none', () => {
  const root = temporaryFolder()
  createProjectFile(root, 'content/blog/a.mdx', 'A.')
  expect(() => createProjectFile(root, 'content/blog/a.mdx', 'B.')).toThrow('content/blog/a.mdx is there already.')
  expect(readFileSync(join(root, 'content/blog/a.mdx'), 'utf8')).toBe('A.')
})

test('what a killed process left in the folder is removed, what a running one writes stays', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const leftOf = (pid: number) => `.${pid}-12800455-3d18-4b79-8f77-28b9171a8fff.unfinished`
  const root = folderOf({ [`content/blog/${leftOf(ended)}`]: '', [`content/blog/${leftOf(process.ppid)}`]: '' })
  createProjectFile(root, 'content/blog/a.mdx', 'A.')
  expect(readdirSync(join(root, 'content/blog')).sort()).toEqual([leftOf(process.ppid), 'a.mdx'])
})

test.each([
  '../outside.mdx',
  'content/../../outside.mdx',
  'content//a.mdx',
  '/content/a.mdx',
  'content\\a.mdx',
  'content/con.mdx',
  'content/NUL',
  'content/com1.webp',
  'content/aux/a.mdx',
  'content/a.',
  'content/a ',
  `content/${'a'.repeat(251)}`,
  'content/a\nb.mdx',
  'content/a\0b.mdx',
])('nothing is written at %j', file => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'content'))
  for (const write of [writeProjectFile, createProjectFile])
    expect(() => write(root, file, 'x')).toThrow(expect.objectContaining({ name: 'Failure' }))
  expect(readdirSync(root, { recursive: true })).toEqual(['content'])
})

test('nothing is written through a link, nor to what is no file', () => {
  const outside = folderOf({ 'folder/a.mdx': 'mine', file: 'mine' })
  const root = folderOf({ 'content/blog/a.mdx': 'A.', 'content/file': '' })
  symlinkSync(join(outside, 'folder'), join(root, 'content/media'))
  symlinkSync(join(outside, 'file'), join(root, 'content/link'))
  symlinkSync(join(outside, 'nowhere'), join(root, 'content/dangling'))
  for (const file of [
    'content/media/b.mdx',
    'content/media/a.mdx',
    'content/link',
    'content/dangling',
    'content/blog',
    'content/file/a',
  ]) {
    expect(() => writeProjectFile(root, file, 'x'), file).toThrow('of this project, so nothing is written there')
    expect(() => createProjectFile(root, file, 'x'), file).toThrow('of this project')
    expect(() => moveProjectFile(root, 'content/blog/a.mdx', file), file).toThrow('of this project')
  }
  expect(readdirSync(outside, { recursive: true }).sort()).toEqual(['file', 'folder', 'folder/a.mdx'])
  expect(readFileSync(join(outside, 'folder/a.mdx'), 'utf8')).toBe('mine')
})

test('names that differ by case alone are refused, but a file may get other capitals', () => {
  const root = folderOf({ 'content/blog/about.mdx': 'A.' })
  expect(() => createProjectFile(root, 'content/blog/About.mdx', 'B.')).toThrow('one file on many disks')
  expect(() => createProjectFile(root, 'content/Blog/b.mdx', 'B.')).toThrow('one file on many disks')
  moveProjectFile(root, 'content/blog/about.mdx', 'content/blog/About.mdx')
  expect(readdirSync(join(root, 'content/blog'))).toEqual(['About.mdx'])
  expect(readdirSync(join(root, 'content'))).toEqual(['blog'])
})
