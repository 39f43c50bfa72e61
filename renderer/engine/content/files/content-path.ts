import { lstatSync, readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { compare } from '../../base/diagnostics/issue'
import { isIgnored, nameProblem } from '../../base/files/names'

/** The endings of content files: MDX, and Markdown in which braces are text. */
export const contentEndings = ['.mdx', '.md'] as const

/** Whether a path ends like that of a content file. */
export const isContentFile = (file: string): boolean => contentEndings.some(ending => extname(file) === ending)

/** Whether a file holds data, in which a collection may find entries. */
export const isDataFile = (file: string) => /\.(json|ya?ml)$/.test(file)

/** The file that an entry is in, by the path of the entry: a content file, or one of data. */
export const fileOf = (path: string) => (isContentFile(path) ? path : path.slice(0, path.lastIndexOf('#')))

/** The collection and slug of a content file. */
export interface ContentPath {
  collection: string
  /** The name of the file in NFC, or that of its folder for a file `index` in one. */
  slug: string
}

/**
 * The collection and the slug of a content file by its path from the project's root; undefined for other paths. Folders
 * within a collection are for writers: they are no part of the URL.
 */
export function readContentPath(file: string): ContentPath | undefined {
  const [root, collection, ...path] = file.split('/')
  const name = path.at(-1)
  if (root !== 'content' || !collection || !name || !isContentFile(name)) return
  const slug = basename(name, extname(name))
  const folder = path.at(-2)
  return { collection, slug: (slug === 'index' && folder ? folder : slug).normalize() }
}

/** The paths of all files below a folder of content, on the disk or unsaved, in a fixed order. */
export function listCollection(root: string, folder: string, unsaved: Unsaved = new Map()): string[] {
  return listFolder(root, folder, unsaved).flatMap(({ name, isFolder }) => {
    const path = `${folder}/${name}`
    return isFolder ? listCollection(root, path, unsaved) : [path]
  })
}

/** Unsaved texts of an editor, by path from the project's root. */
export type Unsaved = ReadonlyMap<string, string>

interface Item {
  name: string
  isFolder: boolean
}

/** The files and folders in a folder, on the disk or unsaved, sorted, without those that `checkFiles` reports. */
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
