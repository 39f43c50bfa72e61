import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a project's store, as absolute paths in a fixed order; not the mark of its last pruning. */
export function storeFiles(root: string): string[] {
  return readdirSync(join(root, '.cache/store'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name !== 'pruned')
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}

/** Inverts one bit of a file, at a share of its length from 0 to 1. */
export function flipBit(file: string, share = 0.5): void {
  const content = readFileSync(file)
  const index = Math.floor(content.length * share)
  content[index] = (content[index] ?? 0) ^ 4
  writeFileSync(file, content)
}
