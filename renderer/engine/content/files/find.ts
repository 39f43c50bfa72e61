import { existsSync, readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { compare, type Issue, type IssueCode, type Result, show } from '../../diagnostics/issue'
import { meant, nearest } from '../../diagnostics/nearest'
import { fileStart } from '../../diagnostics/position'
import { type Collection, entityUrl } from '../collection'
import { isSlug, toSlug } from '../slug'
import { type FileReader, readSource, type SourceText, toSourceText } from './read-file'

/** A content file on the disk or in an editor. */
export interface Entry extends SourceText {
  collection: string
  slug: string
  /** The URL of its page, whether or not the file is valid. */
  url: string
  /** The path from the project's root, with forward slashes. */
  file: string
}

export type Collections = Record<string, Collection>

/** Folders below content that hold code and media, not content files. */
const otherFolders = ['types', 'media']

/** Unsaved texts of an editor, by path from the project's root. */
export type Unsaved = ReadonlyMap<string, string>

type Report = (file: string, code: IssueCode, message: string, hint: string) => void

/** Finds every content file below root/content, in a fixed order, and reports each file that no collection may hold. */
export function findEntries(
  root: string,
  collections: Collections,
  unsaved: Unsaved = new Map(),
  readFile: FileReader = readSource,
): Result<Entry[]> {
  const value: Entry[] = []
  const issues: Issue[] = []
  const report: Report = (file, code, message, hint) => issues.push({ file, ...fileStart, code, message, hint })
  const names = Object.keys(collections)

  for (const folder of listFolder(root, 'content', unsaved)) {
    const file = `content/${folder.name}`
    const collection = Object.hasOwn(collections, folder.name) ? collections[folder.name] : undefined
    if (!folder.isFolder || otherFolders.includes(folder.name)) {
      if (extname(folder.name) === '.mdx')
        report(
          file,
          'folder-unknown',
          'The file stands outside every collection.',
          `Move it into one of: ${names.join(', ')}.`,
        )
    } else if (!collection) {
      const hint = meant(nearest(folder.name, names), names, 'Collections')
      report(file, 'folder-unknown', `The folder ${show(folder.name)} is not a collection.`, hint)
    } else {
      for (const item of listFolder(root, file, unsaved)) {
        const path = `${file}/${item.name}`
        const read = () => {
          const text = unsaved.get(path)
          return text === undefined ? readFile(join(root, path)) : toSourceText(text.replace(/^\uFEFF/, ''))
        }
        const slug = slugOf(collection, path, item.isFolder, report)
        const text = slug === undefined ? undefined : readOrReport(path, read, report)
        if (slug !== undefined && text)
          value.push(toEntry({ collection: folder.name, slug, url: entityUrl(collection, slug), file: path }, text))
      }
    }
  }
  return { value, issues }
}

/** Makes an entry whose source and hash are read on first use. */
export function toEntry(place: Omit<Entry, keyof SourceText>, text: SourceText): Entry {
  return {
    ...place,
    get source() {
      return text.source
    },
    get hash() {
      return text.hash
    },
  }
}

interface Item {
  name: string
  isFolder: boolean
}

/** The visible files and folders in a folder, on the disk or unsaved, sorted by name. */
function listFolder(root: string, folder: string, unsaved: Unsaved): Item[] {
  const items = new Map<string, Item>()
  const path = join(root, folder)
  for (const item of existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [])
    items.set(item.name, { name: item.name, isFolder: item.isDirectory() })
  for (const file of unsaved.keys()) {
    if (!file.startsWith(`${folder}/`)) continue
    const [name = '', ...below] = file.slice(folder.length + 1).split('/')
    if (!items.has(name)) items.set(name, { name, isFolder: below.length > 0 })
  }
  return [...items.values()].filter(({ name }) => !name.startsWith('.')).sort((a, b) => compare(a.name, b.name))
}

/** The slug from the file's name; undefined for anything but an MDX file. */
function slugOf(collection: Collection, file: string, isFolder: boolean, report: Report): string | undefined {
  if (isFolder || extname(file) !== '.mdx') {
    report(
      file,
      'file-kind',
      `${show(basename(file))} is not an MDX file.`,
      isFolder
        ? 'Collections have no folders inside: move its files up.'
        : 'Give it the ending ".mdx", or move it to public.',
    )
    return
  }
  const slug = basename(file, '.mdx')
  if (!isSlug(collection, slug))
    report(
      file,
      'slug-form',
      `The file name ${show(slug)} can't be part of an address.`,
      `Use lower-case letters, digits and single hyphens, for example ${show(toSlug(slug))}.`,
    )
  return slug
}

function readOrReport(file: string, read: () => SourceText, report: Report): SourceText | undefined {
  try {
    return read()
  } catch (error) {
    const invalid = error instanceof TypeError
    report(
      file,
      'file-unreadable',
      invalid ? 'The file is not UTF-8 text.' : `The file can't be read: ${(error as Error).message}.`,
      invalid ? 'Save it as UTF-8 in your editor.' : 'Check that it is there and that you may read it.',
    )
    return
  }
}
