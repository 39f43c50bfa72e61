import { type KeyObject, sign, verify } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sha256 } from '@proofsheet/engine/base/cache/hash'

/** A record in an entry, with the hash of the pack that has its blobs. */
export type Line = [name: string, value: unknown, pack: string | null]

/** The length of a signature by Ed25519, in bytes. */
const signatureLength = 64

/** The largest size of an entry once it is unpacked, in bytes. */
const maxOutputLength = 2 ** 28

/** The text that is signed: an entry proves nothing under another key. */
const statement = (key: string, payload: Uint8Array) => Buffer.from(`proofsheet store 1\n${key}\n${sha256(payload)}`)

/** Packs a value as the entry of a key: a signature, then JSON by gzip. */
export function sealEntry(key: string, value: unknown, privateKey: KeyObject): Buffer<ArrayBuffer> {
  const payload = gzipSync(JSON.stringify(value), { level: 1 })
  return Buffer.concat([sign(null, statement(key, payload), privateKey), payload])
}

/**
 * The value of the entry of a key; undefined, before any of it is read, where no trusted key has signed it for that key.
 */
export function openEntry(key: string, entry: Buffer, publicKeys: readonly KeyObject[]): unknown {
  const [signature, payload] = [entry.subarray(0, signatureLength), entry.subarray(signatureLength)]
  if (!publicKeys.some(each => verify(null, statement(key, payload), each, signature))) return undefined
  return JSON.parse(gunzipSync(payload, { maxOutputLength }).toString('utf8'))
}
