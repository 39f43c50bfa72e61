import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
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
const listed = (files: Record<string, string>) => Object.entries(files).map(([path, hash]) => ({ path, hash }))
const linesOf = (files: Record<string, string>) => listed(files).map(file => JSON.stringify(file))
/** Links files into a folder, which has held others since a moment. */
const link = (folder: string, files: Record<string, string>, former: Record<string, string> = {}, atMs = 0) => {
  mkdirSync(at(folder), { recursive: true })
  linkFiles(store, at(folder), listed(files), linesOf(files), { lines: new Set(linesOf(former)), atMs })
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

test('of a former site, only what has not changed since stays', async () => {
  const [stays, other] = [stored({ '': 'stays' })[''] ?? '', stored({ '': 'other' })[''] ?? '']
  const all = ['index.html', 'written.html', 'copied.html', 'deep/link/page.html', 'deep/page.html', 'moved/page.html']
  const former = Object.fromEntries([...all, 'old/deep/page.html', 'file/page.html'].map(path => [path, stays]))
  link('former', { ...former, 'other.html': other })
  await setTimeout(150)
  const atMs = Date.now()
  await setTimeout(20)
  const inode = inodeOf(at('former/index.html'))
  // Written into the file, with its size and time, and so into the blob.
  const { atime, mtime } = statSync(at('former/other.html'))
  writeFileSync(at('former/other.html'), 'forge')
  utimesSync(at('former/other.html'), atime, mtime)
  // In place of a link a copy, a file and a folder that nobody knows, and a folder that is a link to another.
  rmSync(at('former/copied.html'))
  writeFileSync(at('former/copied.html'), 'forge')
  writeFileSync(at('former/deep/foreign.html'), 'foreign')
  mkdirSync(at('former/deep/foreign'))
  mkdirSync(at('elsewhere/page'), { recursive: true })
  writeFileSync(at('elsewhere/page.html'), 'elsewhere')
  rmSync(at('former/moved'), { recursive: true })
  symlinkSync(at('elsewhere'), at('former/moved'))

  // The blob that was written into is not there any more.
  stored({ '': 'other' })
  const next = { ...Object.fromEntries(all.map(path => [path, stays])), 'new/page.html': stays, file: stays }
  const now = { ...next, 'written.html': other, 'other.html': other }
  link('former', now, { ...former, 'other.html': other }, atMs)
  expect(filesIn('former')).toEqual(Object.keys(now).sort())
  const names = ['copied.html', 'deep', 'file', 'index.html', 'moved', 'new', 'other.html', 'written.html']
  expect(readdirSync(at('former')).sort()).toEqual(names)
  for (const path of filesIn('former'))
    expect(read(join('former', path)), path).toBe(/^(written|other)/.test(path) ? 'other' : 'stays')
  expect(inodeOf(at('former/index.html'))).toBe(inode)
  expect(readdirSync(at('elsewhere')).sort()).toEqual(['page', 'page.html'])
})

test('a lost file of a former site is linked again, also where no hash of its blob is known', () => {
  const files = { 'lost.html': cache.putBlob('lost'), 'deep/lost.html': cache.putBlob('lost too') }
  mkdirSync(at('lossy'))
  link('lossy', files, files, Date.now())
  expect(filesIn('lossy')).toEqual(['deep/lost.html', 'lost.html'])
})

test('a folder of which nothing is known keeps nothing', () => {
  const files = stored({ 'index.html': 'new' })
  mkdirSync(at('unknown/deep'), { recursive: true })
  writeFileSync(at('unknown/deep/page.html'), 'new')
  writeFileSync(at('unknown/index.html'), 'old')
  link('unknown', files)
  expect([readdirSync(at('unknown')), read('unknown/index.html')]).toEqual([['index.html'], 'new'])
})

test('no line leads out of the folder', () => {
  writeFileSync(at('outside.html'), 'outside')
  link('inside', {}, { '../outside.html': '', '/etc/../outside.html': '', '': '' })
  expect(read('outside.html')).toBe('outside')
})

test('a trusted blob is looked at only where that is asked for', () => {
  const trusting = { cache, hashes: createFileHashes(root, cache, true) }
  const hash = cache.putBlob('trusted')
  writeFileSync(cache.blobPath(hash), 'forged!')
  expect([isCached(trusting, hash), isCached(trusting, hash, true), isCached(store, hash)]).toEqual([
    true,
    false,
    false,
  ])
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
