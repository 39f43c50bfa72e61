import { basename, extname } from 'node:path'
import type { Unsaved } from './list-folder'
import { listFolder } from './list-folder'

/** The endings of content files: MDX, and Markdown in which braces are text. */
export const contentEndings = ['.mdx', '.md'] as const

/** The glob patterns of content files, for editors. */
export const contentGlobs = contentEndings.map(ending => `**/content/*/**/*${ending}`)

/** Whether a path ends like that of a content file. */
export function isContentFile(file: string): boolean {
  return contentEndings.some(ending => extname(file) === ending)
}

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
