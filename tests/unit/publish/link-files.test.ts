import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { createFileHashes } from '../../../renderer/engine/cache/files/file-hashes'
import { sha256 } from '../../../renderer/engine/cache/hash'
import { createCache } from '../../../renderer/engine/cache/store'
import { isCached, recordBlob, syncFolder, writeLinked } from '../../../renderer/engine/publish/link-files'

const root = mkdtempSync(join(tmpdir(), 'link-files-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const cache = createCache(root)
const store = { cache, hashes: createFileHashes(root, cache) }
const at = (path: string) => join(root, path)
const put = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text)
}
const read = (path: string) => readFileSync(at(path), 'utf8')
const inodeOf = (path: string) => statSync(path).ino
const sync = (folder: string, files: Record<string, string>) =>
  syncFolder(store, at(folder), new Map(Object.entries(files)))
const filesIn = (folder: string) =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter(name => statSync(join(at(folder), name)).isFile())
    .map(name => name.replaceAll('\\', '/'))
    .sort()

test('a synced folder holds the given blobs and nothing else; equal files stay', () => {
  const [same, other] = [cache.putBlob('same'), cache.putBlob('other')]
  sync('site', { 'index.html': same, 'gone/index.html': other, 'changed.html': other })
  put('site/extra.txt', 'extra')
  const inode = inodeOf(at('site/index.html'))
  sync('site', { 'index.html': same, 'changed.html': same, 'new/index.html': other })
  expect(filesIn('site')).toEqual(['changed.html', 'index.html', 'new/index.html'])
  expect(existsSync(at('site/gone'))).toBe(false)
  expect(inodeOf(at('site/index.html'))).toBe(inode)
  expect(['index.html', 'changed.html', 'new/index.html'].map(path => read(join('site', path)))).toEqual([
    'same',
    'same',
    'other',
  ])
})

test('a copy of a blob, or a file written over, is replaced; the published site is not', () => {
  const page = cache.writeAndCache('page', at('published/index.html'))
  put('staged/index.html', 'page')
  sync('staged', { 'index.html': page })
  expect(inodeOf(at('staged/index.html'))).toBe(inodeOf(cache.blobPath(page)))
  sync('staged', {})
  const next = cache.writeAndCache('next', at('staged/index.html'))
  expect(isCached(store, next)).toBe(true)
  expect(read('published/index.html')).toBe('page')
})

test('equal files of two releases share their bytes; a file that is there is replaced, not written into', () => {
  writeLinked(store, 'same', at('1/copy.md'))
  writeLinked(store, 'same', at('2/deep/copy.md'))
  expect(inodeOf(at('2/deep/copy.md'))).toBe(inodeOf(at('1/copy.md')))
  writeLinked(store, 'other', at('2/deep/copy.md'))
  expect([read('1/copy.md'), read('2/deep/copy.md')]).toEqual(['same', 'other'])
})

test('a damaged blob is not linked', () => {
  writeLinked(store, 'whole', at('3/index.md'))
  const blob = cache.blobPath(sha256('whole'))
  rmSync(blob)
  writeFileSync(blob, 'broken')
  writeLinked(store, 'whole', at('4/index.md'))
  expect(read('4/index.md')).toBe('whole')
})

test('a blob that was tampered with is not trusted, whatever its size and time', async () => {
  const hash = cache.writeAndCache('honest', at('tampered/index.html'))
  recordBlob(store, hash)
  expect(isCached(store, hash)).toBe(true)
  const { atime, mtime } = statSync(cache.blobPath(hash))
  await setTimeout(20)
  writeFileSync(cache.blobPath(hash), 'forged')
  utimesSync(cache.blobPath(hash), atime, mtime)
  expect(isCached(store, hash)).toBe(false)
})
