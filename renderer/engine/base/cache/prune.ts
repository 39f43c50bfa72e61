import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The maximal age of cache entries, and the interval between prunings, in milliseconds. */
const [maxAgeMs, intervalMs] = [30 * 864e5, 864e5]

/** Removes entries older than 30 days, at most once a day. Those still in use are made again when needed. */
export function pruneFolder(folder: string, now = Date.now()): void {
  const lastPruned = join(folder, 'pruned')
  const ageMs = (path: string) => now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  if (!existsSync(folder) || ageMs(lastPruned) < intervalMs) return
  writeFileSync(lastPruned, '')
  const parts = foldersIn(folder).flatMap(kind => (basename(kind) === 'blobs' ? foldersIn(kind) : [kind]))
  for (const path of parts.flatMap(part => readdirSync(part).map(name => join(part, name))))
    if (ageMs(path) > maxAgeMs) rmSync(path, { recursive: true, force: true })
}

/** The folders in a folder. Links are none: in a store that somebody else wrote they could lead anywhere. */
function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => join(folder, name))
}
