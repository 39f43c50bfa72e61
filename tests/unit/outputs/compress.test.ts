import { readFileSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { writeRecords } from '@proofsheet/engine/base/cache/records'
import { createCache } from '@proofsheet/engine/base/cache/store'
import { createFileHashes } from '@proofsheet/engine/base/files/file-hashes'
import { type Compression, storeBlob } from '@proofsheet/engine/build/publish/link-files'
import type { StoredFile } from '@proofsheet/engine/pages/outputs/output'
import { compressFiles } from '@proofsheet/outputs/compress'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../factories/root'

/** A text that both levels compress to different sizes. */
const words = Array.from({ length: 3000 }, (_, index) => `word${(index * 7919) % 1009}`).join(' ')

/** A store with files: path and content. */
function storeWith(files: Record<string, string>) {
  const root = temporaryFolder()
  const cache = createCache(root)
  const store = { cache, hashes: createFileHashes(root, cache), site: {} }
  const long = Object.entries(files).map(([path, content]) => ({ path, ...storeBlob(store, content) }))
  return { cache, store, long }
}

const byPath = (files: StoredFile[]) => Object.fromEntries(files.map(({ path, hash }) => [path, hash]))

test('text that is sent has compressed variants where they are smaller, and again when one is damaged', async () => {
  const { cache, store, long } = storeWith({
    'long.txt': words,
    'short.txt': 'short',
    'long.png': words,
    'vercel.json': words,
  })
  const compressed = async (level: Compression) => byPath(await compressFiles(store, long, level))
  const first = await compressed('fast')
  expect(Object.keys(first)).toEqual(['long.txt.br', 'long.txt.gz'])
  const variant = cache.blobPath(first['long.txt.br'] ?? '')
  const written = readFileSync(variant)
  expect(brotliDecompressSync(written).toString()).toBe(words)
  writeFileSync(variant, 'broken')
  expect(await compressed('fast')).toEqual(first)
  expect(readFileSync(variant)).toEqual(written)
})

test('variants at the best level are smaller than those at the fast one', async () => {
  const { store, long } = storeWith({ 'long.txt': words })
  const bytes = async (level: Compression) => (await compressFiles(store, long, level)).map(file => file.bytes)
  const [fast, best] = [await bytes('fast'), await bytes('best')]
  expect(best.every((size, index) => size < (fast[index] ?? 0))).toBe(true)
  expect(await compressFiles({ ...store, site: { host: 'netlify' } }, long, 'best')).toEqual([])
})

test('records that an older version has left under other names are ignored', async () => {
  const { cache, store, long } = storeWith({ 'long.txt': words })
  writeRecords(cache, ['compressed', 'fast'], new Map(), new Map([['0'.repeat(64), { '.br': null, '.gz': null }]]))
  expect(Object.keys(byPath(await compressFiles(store, long, 'fast')))).toEqual(['long.txt.br', 'long.txt.gz'])
})
