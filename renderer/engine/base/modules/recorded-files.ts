import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sha256 } from '../cache/hash'

/**
 * The files that a tool has read below a root, so that it needn't run again while they are as they were: the hash of
 * each by its path, and the names in the folders around them, since a tool may find a file that is added there.
 */
export interface RecordedFiles {
  files: Record<string, string>
  folders: Record<string, string[]>
}

/**
 * Records files, given by their paths from the root with forward slashes, for a tool that has started at a time in ms.
 * A file that was written since then may have been read before: it has no hash, so that it counts as changed.
 */
export function recordFiles(root: string, paths: Iterable<string>, startedMs: number): RecordedFiles {
  // A tool may have removed its own temporary files.
  const sorted = [...new Set(paths)].filter(path => existsSync(join(root, path))).sort()
  const hashAt = (path: string) => {
    const { mtimeMs, ctimeMs } = statSync(join(root, path))
    return Math.max(mtimeMs, ctimeMs) < startedMs ? sha256(readFileSync(join(root, path))) : ''
  }
  const folders = [...new Set(sorted.flatMap(foldersAbove))].sort()
  return {
    files: Object.fromEntries(sorted.map(path => [path, hashAt(path)])),
    folders: Object.fromEntries(folders.map(path => [path, namesIn(root, path)])),
  }
}

/**
 * The paths that differ from the record: files with another text, and folders with other names of sources in them.
 * `hashFile` gives the hash of a file by its absolute path, and throws where it can't be read.
 */
export function changedSince(
  root: string,
  { files, folders }: RecordedFiles,
  hashFile: (path: string) => string,
): string[] {
  return [
    ...Object.keys(files).filter(path => hashAt(join(root, path), hashFile) !== files[path]),
    ...Object.keys(folders).filter(path => namesIn(root, path).join('/') !== folders[path]?.join('/')),
  ]
}

/** The folders above a file, without the root: what tools find there has a name that they know. */
function foldersAbove(path: string): string[] {
  const folder = dirname(path)
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)]
}

/** The names of folders and of code in a folder, sorted; none where it is gone, as are its files. */
function namesIn(root: string, folder: string): string[] {
  // Vite and Vike run their configuration as temporary copies beside it.
  const isCopy = (name: string) => /\.(build|timestamp)-[^.]*\.mjs$/.test(name)
  const isSource = (entry: Dirent) =>
    entry.isDirectory() || (/\.([cm]?[jt]sx?|css)$/.test(entry.name) && !isCopy(entry.name))
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(isSource)
    .map(({ name }) => name)
    .sort()
}

/** The hash of a file by its absolute path, as a function gives it; undefined where that can't read the file. */
export function hashAt(path: string, hashFile: (path: string) => string): string | undefined {
  try {
    return hashFile(path)
  } catch {
    // Removed since.
    return undefined
  }
}
