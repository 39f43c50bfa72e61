import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { sha256 } from '@proofsheet/engine/base/cache/hash'
import type { Cache } from '@proofsheet/engine/base/cache/store'
import { Lie } from './breaker'

/** The size from which blobs go into another pack, in bytes. */
export const packBytes = 2 ** 23

/** The largest size of a pack once it is unpacked, in bytes. */
const maxOutputLength = 2 ** 28

/** Packs blobs: a line of JSON with their lengths, then their bytes, by gzip. */
export async function makePack(blobs: readonly Buffer[]): Promise<Buffer<ArrayBuffer>> {
  const head = Buffer.from(`${JSON.stringify(blobs.map(({ length }) => length))}\n`)
  // Most of it is compressed already; pages become a fifth at any level.
  return promisify(gzip)(Buffer.concat([head, ...blobs]), { level: 1 })
}

/** Unpacks a pack. Throws, before it reads any of it, where its hash is another. */
export async function unpack(hash: string, packed: Buffer): Promise<Buffer> {
  if (sha256(packed) !== hash) throw new Lie('it sent other bytes than it was asked for')
  return promisify(gunzip)(packed, { maxOutputLength })
}

/** Stores the blobs of an unpacked pack, and gives their hashes. */
export function storeBlobs(cache: Cache, content: Buffer): string[] {
  const end = content.indexOf('\n')
  let start = end + 1
  return (JSON.parse(content.toString('utf8', 0, end)) as number[]).map(length => {
    const blob = cache.putBlob(content.subarray(start, start + length))
    start += length
    return blob
  })
}
