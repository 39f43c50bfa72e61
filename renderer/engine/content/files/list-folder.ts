import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compare } from '../../base/diagnostics/issue'
import { isIgnored, nameProblem } from '../../base/files/names'

/** Unsaved texts of an editor, by path from the project's root. */
export type Unsaved = ReadonlyMap<string, string>

interface Item {
  name: string
  isFolder: boolean
}

/**
 * The files and folders in a folder, on the disk or unsaved, sorted by name, without those that may not be opened:
 * `checkFiles` reports them.
 */
export function listFolder(root: string, folder: string, unsaved: Unsaved): Item[] {
  const items = new Map<string, Item>()
  const path = join(root, folder)
  for (const item of lstatSync(path, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(path, { withFileTypes: true })
    : [])
    if (item.isFile() || item.isDirectory()) items.set(item.name, { name: item.name, isFolder: item.isDirectory() })
  for (const file of unsaved.keys()) {
    if (!file.startsWith(`${folder}/`)) continue
    const [name = '', ...below] = file.slice(folder.length + 1).split('/')
    if (!items.has(name)) items.set(name, { name, isFolder: below.length > 0 })
  }
  return [...items.values()]
    .filter(({ name }) => !isIgnored(folder, name) && !nameProblem(name))
    .sort((a, b) => compare(a.name, b.name))
}
