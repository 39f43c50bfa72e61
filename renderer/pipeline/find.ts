import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { type CollectionName, collections, isCollection } from '../../content/collections'
import { compare, type Issue, type IssueCode, type Result, show } from './issue'
import { meant, nearest } from './nearest'

/** A content file as found. */
export interface Entry {
  collection: CollectionName
  slug: string
  /** The path from the project's root, with forward slashes. */
  file: string
  source: string
}

/** Lower-case words joined by single hyphens; some collections allow capitals inside. */
const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/
const slugFormWithCapitals = /^[a-z0-9][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$/

/** Folders below content that hold machinery, not text. */
const machinery = ['types']

/** Every content file below root/content, in a fixed order; files that have no place there are issues. */
export function findEntries(root: string): Result<Entry[]> {
  const value: Entry[] = []
  const issues: Issue[] = []
  const report = (file: string, code: IssueCode, message: string, hint: string) =>
    issues.push({ file, line: 1, column: 1, code, message, hint })

  for (const folder of read(join(root, 'content'))) {
    if (!folder.isDirectory() || machinery.includes(folder.name)) {
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
    for (const item of read(join(root, file))) {
      const entry = readEntry(root, folder.name, `${file}/${item.name}`, item.isDirectory(), report)
      if (entry) value.push(entry)
    }
  }
  return { value, issues }
}

function read(folder: string) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => compare(a.name, b.name))
}

type Report = (file: string, code: IssueCode, message: string, hint: string) => void

function readEntry(
  root: string,
  collection: CollectionName,
  file: string,
  isFolder: boolean,
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
  const { capitals } = { capitals: false, ...collections[collection] }
  if (!(capitals ? slugFormWithCapitals : slugForm).test(slug))
    report(
      file,
      'slug-form',
      `The file name ${show(slug)} can't be part of an address.`,
      `Use lower-case letters, digits and single hyphens, for example ${show(toSlug(slug))}.`,
    )
  try {
    const source = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(root, file)))
    return { collection, slug, file, source }
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
