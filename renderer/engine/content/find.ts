import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { type CollectionName, collections, isCollection } from '../../site/collections'
import { statSignature } from '../cache/file-signature'
import { compare, type Issue, type IssueCode, type Result, show } from '../diagnostics/issue'
import { meant, nearest } from '../diagnostics/nearest'
import { fileStart } from '../diagnostics/position'

/** A content file as found. */
export interface Entry {
  collection: CollectionName
  slug: string
  /** The path from the project's root, with forward slashes. */
  file: string
  source: string
  /** A name for what the file says. */
  hash: string
}

/** What a file says, and a name for that; either may be found out only when it is asked for. */
export type Text = Pick<Entry, 'source' | 'hash'>

/** Lower-case words joined by single hyphens; some collections allow capitals inside. */
const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/
const slugFormWithCapitals = /^[a-z0-9][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$/

/** Folders below content that hold machinery and media, not text. */
const machinery = ['types', 'media']

/** Texts that an editor holds and the disk doesn't yet: path from the project's root, and text. */
export type Unsaved = ReadonlyMap<string, string>

/**
 * Every content file below root/content, in a fixed order; files that have no place there are issues. `textOf` reads a
 * file as `readText` does.
 */
export function findEntries(
  root: string,
  unsaved: Unsaved = new Map(),
  textOf: FileReader = readText,
): Result<Entry[]> {
  const value: Entry[] = []
  const issues: Issue[] = []
  const report = (file: string, code: IssueCode, message: string, hint: string) =>
    issues.push({ file, ...fileStart, code, message, hint })

  for (const folder of read(root, 'content', unsaved)) {
    if (!folder.isFolder || machinery.includes(folder.name)) {
      if (extname(folder.name) === '.mdx')
        report(
          `content/${folder.name}`,
          'folder-unknown',
          'The file stands outside every collection.',
          `Move it into one of: ${Object.keys(collections).join(', ')}.`,
        )
      continue
    }
    const file = `content/${folder.name}`
    if (!isCollection(folder.name)) {
      const names = Object.keys(collections)
      const hint = meant(nearest(folder.name, names), names, 'Collections')
      report(file, 'folder-unknown', `The folder ${show(folder.name)} is not a collection.`, hint)
      continue
    }
    for (const item of read(root, file, unsaved)) {
      const path = `${file}/${item.name}`
      const load = () => {
        const text = unsaved.get(path)
        return text === undefined ? textOf(join(root, path)) : toText(text.replace(/^\uFEFF/, ''))
      }
      const entry = readEntry(folder.name, path, item.isFolder, load, report)
      if (entry) value.push(entry)
    }
  }
  return { value, issues }
}

interface Item {
  name: string
  isFolder: boolean
}

/** What stands in a folder, on the disk or unsaved. */
function read(root: string, folder: string, unsaved: Unsaved): Item[] {
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

/** The site's settings as a text; nothing where a site has none. */
export function findSettings(root: string): Settings | undefined {
  const file = 'content/site.ts'
  return existsSync(join(root, file)) ? { file, source: readText(join(root, file)).source } : undefined
}

export interface Settings {
  file: string
  source: string
}

/** How the text of a file is read. Throws where there is none, or where it is not UTF-8. */
export type FileReader = (path: string) => Text

/** Reads the text of a file. Throws where there is none, or where it is not UTF-8. */
export function readText(path: string): Text {
  return toText(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)))
}

/** A text, with a name for it that is found out when it is asked for. */
export function toText(source: string): Text {
  let hash: string | undefined
  return {
    source,
    get hash() {
      hash ??= createHash('sha256').update(source).digest('hex')
      return hash
    },
  }
}

/** Gives a function like `readText` that reads a file anew only when the disk says that it may have changed. */
export function createFileReader(): FileReader {
  const known = new Map<string, { signature: string; text: Text }>()
  return path => {
    const signature = statSignature(path)
    const last = known.get(path)
    if (last && last.signature === signature?.text) return last.text
    const text = readText(path)
    if (signature?.isStable) known.set(path, { signature: signature.text, text })
    else known.delete(path)
    return text
  }
}

type Report = (file: string, code: IssueCode, message: string, hint: string) => void

function readEntry(
  collection: CollectionName,
  file: string,
  isFolder: boolean,
  load: () => Text,
  report: Report,
): Entry | undefined {
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
  try {
    const text = load()
    return {
      collection,
      slug,
      file,
      get source() {
        return text.source
      },
      get hash() {
        return text.hash
      },
    }
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

/** Whether a file of the collection may have this name. */
export function isSlug(collection: CollectionName, text: string): boolean {
  const { capitals } = { capitals: false, ...collections[collection] }
  return (capitals ? slugFormWithCapitals : slugForm).test(text)
}

/** The nearest thing to the text that can stand in an address. */
export function toSlug(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  return (
    plain
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'untitled'
  )
}
