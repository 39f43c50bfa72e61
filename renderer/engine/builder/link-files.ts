import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOfFile, recordHash } from '../cache/file-hashes'
import { blobPath } from '../cache/store'

/** Whether a kept file is there and is what was written. */
export function isCached(name: string): boolean {
  try {
    return hashOfFile(blobPath(name)) === name
  } catch {
    return false
  }
}

/** Takes down that a kept file is what its name says, once this build has written it. */
export function recordBlob(name: string): void {
  recordHash(blobPath(name), name)
}

/**
 * Makes a folder hold kept files, by their paths in it, and nothing else: no second copy of their bytes where the disk
 * can share them. What stands there from an earlier site stays where it is the kept file itself, and nothing is ever
 * written over, since the published site may share its bytes.
 */
export function syncFolder(folder: string, files: Map<string, string>): void {
  mkdirSync(folder, { recursive: true })
  const missing = new Map(files)
  clear(folder, '', path => {
    const name = files.get(path)
    return name !== undefined && isSame(join(folder, path), blobPath(name)) && missing.delete(path)
  })
  for (const [path, name] of missing) {
    const place = join(folder, path)
    mkdirSync(dirname(place), { recursive: true })
    try {
      linkSync(blobPath(name), place)
      // It has one name more now, of which the disk makes a change.
      recordBlob(name)
    } catch {
      writeFileSync(place, readFileSync(blobPath(name)))
    }
  }
}

/** Removes the files that don't stay, and folders in which none does; gives whether nothing is left. */
function clear(folder: string, below: string, stays: (path: string) => boolean): boolean {
  let isEmpty = true
  for (const item of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below ? `${below}/${item.name}` : item.name
    const isGone = item.isDirectory() ? clear(folder, path, stays) : !stays(path)
    if (isGone) rmSync(join(folder, path), { recursive: true })
    else isEmpty = false
  }
  return isEmpty
}

/** Whether two paths lead to one file, not just to two that say the same. */
function isSame(a: string, b: string): boolean {
  const [one, other] = [a, b].map(path => statSync(path, { bigint: true }))
  return one?.ino === other?.ino && one?.dev === other?.dev
}
