import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { sha256 } from '../../../../../renderer/engine/base/cache/hash'
import { createCache } from '../../../../../renderer/engine/base/cache/store'
import { createFileHashes } from '../../../../../renderer/engine/base/files/file-hashes'
import { isCached, linkFiles, recordBlob, storeBlob } from '../../../../../renderer/engine/build/publish/link-files'
import type { StoredFile } from '../../../../../renderer/engine/pages/outputs/output'

const root = mkdtempSync(join(tmpdir(), 'link-files-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const cache = createCache(root)
const store = { cache, hashes: createFileHashes(root, cache) }
const at = (path: string) => join(root, path)
const read = (path: string) => readFileSync(at(path), 'utf8')
const inodeOf = (path: string) => statSync(path).ino
const link = (folder: string, files: Record<string, string>) => {
  mkdirSync(at(folder), { recursive: true })
  linkFiles(store, at(folder), new Map(Object.entries(files).map(([path, hash]) => [path, { hash }])))
}
const storedFiles = (files: Record<string, string>) =>
  Object.entries(files).map(([path, content]) => ({ path, ...storeBlob(store, content) }))
const byPath = (files: StoredFile[]) => Object.fromEntries(files.map(({ path, hash }) => [path, hash]))
const stored = (files: Record<string, string>) => byPath(storedFiles(files))
const filesIn = (folder: string) =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter(name => statSync(join(at(folder), name)).isFile())
    .map(name => name.replaceAll('\\', '/'))
    .sort()

test('a folder gets the given blobs, as links to them', () => {
  const [same, other] = [cache.putBlob('same'), cache.putBlob('other')]
  link('site', { 'index.html': same, 'copy.html': same, 'new/index.html': other })
  expect(filesIn('site')).toEqual(['copy.html', 'index.html', 'new/index.html'])
  expect(filesIn('site').map(path => read(join('site', path)))).toEqual(['same', 'same', 'other'])
  expect(inodeOf(at('site/index.html'))).toBe(inodeOf(cache.blobPath(same)))
})

test('two paths that are one file on this disk change no blob', () => {
  const [one, two] = [cache.putBlob('one'), cache.putBlob('two')]
  link('cases', { 'about/index.html': one, 'about//index.html': two })
  expect(readFileSync(cache.blobPath(one), 'utf8')).toBe('one')
  expect(read('cases/about/index.html')).toBe('two')
  // These are one file only where a disk doesn't know capitals; the second site begins with the first one.
  for (const [former, latter] of [
    [one, two],
    [two, one],
  ] as const) {
    link('letters', { 'aboutus/index.html': former, 'aboutUs/index.html': latter })
    const texts = [one, two].map(hash => readFileSync(cache.blobPath(hash), 'utf8'))
    expect(texts).toEqual(['one', 'two'])
    expect(read('letters/aboutUs/index.html')).toBe(latter === two ? 'two' : 'one')
  }
})

test('equal files of two releases share their bytes', async () => {
  for (const folder of ['1', '2/deep']) link(folder, stored({ 'copy.md': 'same' }))
  expect(inodeOf(at('2/deep/copy.md'))).toBe(inodeOf(at('1/copy.md')))
})

test('of a former site, only links to the right blobs stay', () => {
  const [a, b] = [stored({ 'index.html': 'stays', 'old/deep/page.html': 'goes' }), stored({ 'new.html': 'comes' })]
  link('former', { ...a, 'changed.html': a['index.html'] ?? '', 'file/page.html': a['index.html'] ?? '' })
  const inode = inodeOf(at('former/index.html'))
  // In place of a link a copy, and a file and a folder that nobody knows.
  rmSync(at('former/changed.html'))
  writeFileSync(at('former/changed.html'), 'stays')
  writeFileSync(at('former/foreign.html'), 'foreign')
  mkdirSync(at('former/foreign'))
  const next = { ...b, 'index.html': a['index.html'] ?? '', 'changed.html': a['index.html'] ?? '' }
  link('former', { ...next, file: b['new.html'] ?? '' })
  expect(readdirSync(at('former')).sort()).toEqual(['changed.html', 'file', 'index.html', 'new.html'])
  expect(['changed.html', 'file', 'index.html', 'new.html'].map(path => read(join('former', path)))).toEqual([
    'stays',
    'comes',
    'stays',
    'comes',
  ])
  expect([inodeOf(at('former/index.html')), inodeOf(at('former/changed.html'))]).toEqual([inode, inode])
})

test('a damaged blob is not linked', async () => {
  link('3', stored({ 'index.md': 'whole' }))
  const blob = cache.blobPath(sha256('whole'))
  rmSync(blob)
  writeFileSync(blob, 'broken')
  link('4', stored({ 'index.md': 'whole' }))
  expect(read('4/index.md')).toBe('whole')
})

test('a blob that was tampered with is not trusted, whatever its size and time', async () => {
  const hash = cache.putBlob('honest')
  recordBlob(store, hash)
  expect(isCached(store, hash)).toBe(true)
  const { atime, mtime } = statSync(cache.blobPath(hash))
  await setTimeout(20)
  writeFileSync(cache.blobPath(hash), 'forged')
  utimesSync(cache.blobPath(hash), atime, mtime)
  expect(isCached(store, hash)).toBe(false)
})
