import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtomic } from '../files/write-atomic'
import { hashOf, isSha256, sha256 } from './hash'

/** The position of a text in a pack: the file, the offset in bytes, the length, and the SHA-256 of the text. */
export interface PackEntry {
  file: string
  start: number
  bytes: number
  hash: string
}

/** Writes many texts into one file, because creating files takes longer than writing them. */
export function writePack(folder: string, texts: string[]): PackEntry[] {
  const contents = texts.map(text => Buffer.from(text))
  const hashes = contents.map(sha256)
  const file = hashOf(...hashes)
  writeAtomic(join(folder, file), Buffer.concat(contents))
  let start = 0
  return contents.map(({ length: bytes }, index) => {
    const entry = { file, start, bytes, hash: hashes[index] as string }
    start += bytes
    return entry
  })
}

/**
 * Reads a text from a pack; undefined where it is missing or damaged. An entry may come from a shared store, so its file
 * must be the name of a pack: a path could lead out of the folder.
 */
export function readFromPack(folder: string, { file, start, bytes, hash }: PackEntry): string | undefined {
  if (!isSha256(file)) return
  let content: Buffer
  try {
    content = Buffer.alloc(bytes)
    const pack = openSync(join(folder, file), 'r')
    try {
      readSync(pack, content, 0, bytes, start)
    } finally {
      closeSync(pack)
    }
  } catch {
    return
  }
  return sha256(content) === hash ? content.toString('utf8') : undefined
}
