import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { compare } from '../diagnostics/issue'
import { isIgnored, nameProblem } from './names'

/** The type of what a folder holds. `unreadable` is a folder that can't be opened. */
export type EntryType = 'file' | 'folder' | 'link' | 'special' | 'unreadable'

/** A file, folder or other entry below a folder, as found: its content has not been read. */
export interface FoundEntry {
  /** The path from the project's root, with forward slashes. */
  file: string
  name: string
  type: EntryType
}

/**
 * Everything at and below a folder of the project, in a fixed order. Links are not followed; ignored names are left
 * out, and so is the content of folders with a bad name. Empty where the folder doesn't exist.
 */
export function listEntries(root: string, folder: string): FoundEntry[] {
  const own = lstatSync(join(root, folder), { throwIfNoEntry: false })
  if (!own) return []
  const type = typeOf(own)
  return type === 'folder' ? below(root, folder) : [{ file: folder, name: basename(folder), type }]
}

/** The regular files below a folder of the project, with good names: what commands may open. */
export function listFiles(root: string, folder: string): string[] {
  return listEntries(root, folder).flatMap(({ file, name, type }) =>
    type === 'file' && !nameProblem(name) ? [file] : [],
  )
}

/** The paths of all files below a folder that this project has made, from it, with forward slashes and sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort(compare)
}

/** Whether a path of the project is a regular file that is not reached through a link. */
export function isRegularFile(root: string, file: string): boolean {
  const parts = file.split('/')
  return parts.every((_, index) => {
    const found = lstatSync(join(root, ...parts.slice(0, index + 1)), { throwIfNoEntry: false })
    return found && typeOf(found) === (index === parts.length - 1 ? 'file' : 'folder')
  })
}

function below(root: string, folder: string): FoundEntry[] {
  let items: Dirent[]
  try {
    items = readdirSync(join(root, folder), { withFileTypes: true })
  } catch {
    return [{ file: folder, name: basename(folder), type: 'unreadable' }]
  }
  return (
    items
      // A hidden link is seen too: Git brings it, and programs write through it. Emacs locks files by links that lead nowhere.
      .filter(item => !isIgnored(folder, item.name) || (item.isSymbolicLink() && !item.name.startsWith('.#')))
      .sort((a, b) => compare(a.name, b.name))
      .flatMap(item => {
        const { name } = item
        const entry: FoundEntry = { file: `${folder}/${name}`, name, type: typeOf(item) }
        return entry.type === 'folder' && !nameProblem(name) ? [entry, ...below(root, entry.file)] : [entry]
      })
  )
}

type Typed = Pick<Dirent, 'isFile' | 'isDirectory' | 'isSymbolicLink'>

function typeOf(item: Typed): EntryType {
  if (item.isFile()) return 'file'
  if (item.isDirectory()) return 'folder'
  return item.isSymbolicLink() ? 'link' : 'special'
}
