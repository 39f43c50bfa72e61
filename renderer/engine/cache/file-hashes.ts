import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stampOf } from './file-signature'
import { keep, nameOf, readKept } from './store'

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
  before ??= new Map(readKept<[string, Known][]>(kind, key))
  const stamp = stampOf(path)
  const last = now.get(file) ?? before.get(file)
  const hash = stamp && last?.[0] === stamp.text ? last[1] : nameOf(readFileSync(path))
  if (stamp && (stamp.isTelling || last?.[0] === stamp.text)) now.set(file, [stamp.text, hash])
  return hash
}

/** Takes down what a file says that this build itself has just put where nobody else writes. */
export function rememberHash(path: string, hash: string): void {
  const stamp = stampOf(path)
  if (stamp) now.set(relative('', path), [stamp.text, hash])
}

/** Keeps, for the next build, the hashes of the files that this one asked for. */
export function keepFileHashes(): void {
  const isSame = before?.size === now.size && [...now].every(([path, [stamp]]) => before?.get(path)?.[0] === stamp)
  if (!isSame) keep(kind, key, [...now])
}
