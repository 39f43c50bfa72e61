import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build, copyProject, sharedCode } from '../../project-copy'

/** Limit for a test of several builds, in milliseconds. */
export const buildsTimeoutMs = 900_000

/** The parts of the store that copies share: they depend on pictures, on code, or on nothing but their own content. */
const sharedKinds = ['blobs', 'cards', 'compressed', 'image-variants', 'images']

/** A copy of the project with a store of its own for files that depend on content; remove it with `removeCopy`. */
export function copyWithOwnCache(): string {
  return copyProject([...sharedKinds.map(kind => `.cache/store/${kind}`), ...sharedCode])
}

/** Gives a copy cards of its own, with those of the project at first: without a cache it then renders each again. */
export function ownCards(root: string): void {
  const cards = '.cache/store/cards'
  const shared = realpathSync(join(root, cards))
  rmSync(join(root, cards))
  cpSync(shared, join(root, cards), { recursive: true })
}

/** Requires that each compressed variant of a published file contains exactly that file; gives how many there are. */
export function checkCompressed(root: string): number {
  const folder = join(root, 'dist/client')
  const variants = Object.keys(publishedHashes(root)).filter(path => /\.(br|gz)$/.test(path))
  const read = (path: string) => readFileSync(join(folder, path))
  const stale = variants.filter(path => {
    const content = path.endsWith('.br') ? brotliDecompressSync(read(path)) : gunzipSync(read(path))
    return !content.equals(read(path.slice(0, -'.br'.length)))
  })
  if (stale.length > 0) throw new Error(`Other content than that of the file: ${stale.join(', ')}`)
  return variants.length
}

/** The folders of a copy's own store. */
export function ownCaches(root: string): string[] {
  const store = join(root, '.cache/store')
  return readdirSync(store, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => join(store, name))
}

/** The SHA-256 hash of every published file by its path below `dist/client`. */
export function publishedHashes(root: string): Record<string, string> {
  const folder = join(root, 'dist/client')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return Object.fromEntries(
    files.map(entry => {
      const path = join(entry.parentPath, entry.name)
      return [path.slice(folder.length), createHash('sha256').update(readFileSync(path)).digest('hex')]
    }),
  )
}

/** Builds the copy, which must succeed, and gives the hashes of the published files. */
export function buildSite(root: string): Record<string, string> {
  const { ok, text } = build(root)
  if (!ok) throw new Error(text)
  return publishedHashes(root)
}

/** The same after the copy's own store was removed, so that the build reuses no content. */
export function buildWithoutCache(root: string): Record<string, string> {
  for (const folder of ownCaches(root)) rmSync(folder, { recursive: true })
  return buildSite(root)
}

/** Replaces a text of a file once. Throws where it isn't there. */
export function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8')
  const isThere = typeof from === 'string' ? text.includes(from) : from.test(text)
  if (!isThere) throw new Error(`${file} has no ${from}`)
  writeFileSync(
    file,
    text.replace(from, () => to),
  )
}
