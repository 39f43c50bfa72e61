import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { createCache } from '../../../../../renderer/engine/base/cache/store'
import { createFileHashes } from '../../../../../renderer/engine/base/files/file-hashes'
import { createLazyReader } from '../../../../../renderer/engine/content/files/read-file'

const root = mkdtempSync(join(tmpdir(), 'file-hashes-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const file = join(root, 'text.mdx')

test('each change of a file has another hash, even two within one tick of the disk', () => {
  const hashes = createFileHashes(root, createCache(root))
  const seen = new Set<string>()
  for (let round = 0; round < 50; round++) {
    writeFileSync(file, String(round % 10))
    seen.add(hashes.hashOf(file))
  }
  expect(seen.size).toBe(10)
  const last = hashes.hashOf(file)
  appendFileSync(file, '!')
  expect(hashes.hashOf(file)).not.toBe(last)
})

test('of trusted files the next build knows only those that have changed lately', async () => {
  const cache = createCache(root)
  const blobs = ['old', 'new'].map(text => cache.blobPath(cache.putBlob(text)))
  const hashes = createFileHashes(root, cache, true)
  writeFileSync(file, 'old')
  await setTimeout(150)
  const between = Date.now()
  await setTimeout(150)
  writeFileSync(blobs[1] ?? '', 'new')
  for (const path of [...blobs, file]) hashes.record(path, 'hash'.padEnd(64))
  hashes.save(between)
  const found = [...blobs, file].map(path => createFileHashes(root, cache).isLink(path, path))
  expect(found).toEqual([false, true, true])
})

test('a file that was read for its hash has its bytes, and its text is made from them', () => {
  const hashes = createFileHashes(root, createCache(root))
  writeFileSync(file, 'One')
  const { hash, bytes } = hashes.read(file)
  expect([hash, Buffer.from(bytes ?? []).toString()]).toEqual([hashes.hashOf(file), 'One'])
  // The file is not read again: it is not there.
  const read = createLazyReader(
    () => ({ hash, bytes }),
    () => false,
  )
  expect(read(join(root, 'gone.mdx'))).toEqual({ hash, source: 'One' })
})
