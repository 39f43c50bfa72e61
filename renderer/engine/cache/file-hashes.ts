import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { statSignature } from './file-signature'
import { cacheGet, cacheSet, sha256 } from './store'

/** What the disk said of a file, and the hash of what it said then. */
type Known = [stamp: string, hash: string]

const [kind, key] = ['last', 'hashes']

/** By the paths of files from the working folder: what the last build knew, and what this one knows. */
let before: Map<string, Known> | undefined
const now = new Map<string, Known>()

/**
 * The SHA-256 of a file in hexadecimal. It is read only when the disk says that it may have changed since a build read
 * it last. Throws where it can't be read.
 */
export function hashOfFile(path: string): string {
  const file = relative('', path)
  before ??= new Map(cacheGet<[string, Known][]>(kind, key))
  const signature = statSignature(path)
  const last = now.get(file) ?? before.get(file)
  const hash = signature && last?.[0] === signature.text ? last[1] : sha256(readFileSync(path))
  if (signature && (signature.isStable || last?.[0] === signature.text)) now.set(file, [signature.text, hash])
  return hash
}

/** Takes down what a file says that this build itself has just put where nobody else writes. */
export function recordHash(path: string, hash: string): void {
  const signature = statSignature(path)
  if (signature) now.set(relative('', path), [signature.text, hash])
}

/** Keeps, for the next build, the hashes of the files that this one asked for. */
export function saveFileHashes(): void {
  const isSame =
    before?.size === now.size && [...now].every(([path, [signature]]) => before?.get(path)?.[0] === signature)
  if (!isSame) cacheSet(kind, key, [...now])
}
