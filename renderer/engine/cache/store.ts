import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { writeAtomic } from './generated'

/**
 * What builds keep for each other, below `.cache/` of the project. Everything is named by what it was made from or by
 * what it says, and carries its own hash, so a folder that was shared, cut off or tampered with costs time, not truth.
 */
const folder = '.cache/build'

/** The SHA-256 of the parts in hexadecimal; where one ends and the next begins counts. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}

/** A value that was kept under a key; undefined when there is none, or when it is not what was written. */
export function cacheGet<Value>(kind: string, key: string): Value | undefined {
  const text = read(join(folder, kind, key))?.toString('utf8')
  if (text === undefined || text.slice(0, 64) !== hashOf(text.slice(65))) return
  return JSON.parse(text.slice(65)) as Value
}

/** Keeps a value that JSON can hold. */
export function cacheSet(kind: string, key: string, value: unknown): void {
  const text = JSON.stringify(value)
  writeAtomic(join(folder, kind, key), `${hashOf(text)}\n${text}`)
}

/** Where a text is kept among others: the file, the place in it in bytes, and the SHA-256 of the text. */
export interface PackEntry {
  file: string
  start: number
  bytes: number
  hash: string
}

/** Keeps texts in one file, since a disk takes longer to begin a file than to go on with it; says where each is. */
export function putPack(kind: string, texts: string[]): PackEntry[] {
  const contents = texts.map(text => Buffer.from(text))
  const hashes = contents.map(sha256)
  const file = hashOf(...hashes)
  writeAtomic(join(folder, kind, file), Buffer.concat(contents))
  let start = 0
  return contents.map(({ length: bytes }, index) => {
    const place = { file, start, bytes, hash: hashes[index] as string }
    start += bytes
    return place
  })
}

/** A text that was kept among others; undefined when it is not there or not what was written. */
export function getFromPack(kind: string, { file, start, bytes, hash }: PackEntry): string | undefined {
  const content = Buffer.alloc(bytes)
  try {
    const opened = openSync(join(folder, kind, file), 'r')
    readSync(opened, content, 0, bytes, start)
    closeSync(opened)
  } catch {
    return
  }
  return sha256(content) === hash ? content.toString('utf8') : undefined
}

/** Keeps the content of a file; gives its name in the cache: the SHA-256 of the content in hexadecimal. */
export function putBlob(content: string | Uint8Array): string {
  const name = sha256(content)
  writeAtomic(blobPath(name), content)
  return name
}

/**
 * Puts content in a place where nothing stands and keeps it, as `keepFile` does, without a second copy where the disk can
 * share its bytes.
 */
export function writeAndCache(content: string | Uint8Array, place: string): string {
  const name = sha256(content)
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, content)
  try {
    linkSync(place, blobPath(name))
  } catch {
    // It is there already, and may not be what it was; or it can't be shared.
    if (!getBlob(name)) writeAtomic(blobPath(name), content)
  }
  return name
}

/** The content of a kept file; undefined when it is not there or not what was written. */
export function getBlob(name: string): Buffer | undefined {
  const content = read(blobPath(name))
  return content && sha256(content) === name ? content : undefined
}

/** The bytes that were made from equal parts before; else makes them and keeps them for the next build. */
export async function memoize(kind: string, parts: string[], make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const key = hashOf(...parts)
  const name = cacheGet<string>(kind, key)
  const before = name && getBlob(name)
  if (before) return before
  const made = await make()
  cacheSet(kind, key, putBlob(made))
  return made
}

/** How long something is kept, and how often what is older is cleared away, in milliseconds. */
const [longest, daily] = [30 * 864e5, 864e5]

/** Clears away what is older than 30 days, at most once a day: what is still needed is made once more. */
export function pruneCache(now = Date.now()): void {
  const lastPruned = join(folder, 'cleared')
  const ageOf = (path: string) => now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  if (!existsSync(folder) || ageOf(lastPruned) < daily) return
  writeFileSync(lastPruned, '')
  const kinds = readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isDirectory())
  const shelves = kinds.flatMap(({ name }) =>
    name === 'files' ? readdirSync(join(folder, name)).map(part => join(folder, name, part)) : [join(folder, name)],
  )
  for (const path of shelves.flatMap(shelf => readdirSync(shelf).map(name => join(shelf, name))))
    if (ageOf(path) > longest) rmSync(path, { recursive: true, force: true })
}

/** The SHA-256 of one text in hexadecimal: its name in the cache. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Where a kept file stands, by its name. */
export function blobPath(name: string): string {
  return join(folder, 'files', name.slice(0, 1), name.slice(1))
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return
  }
}
