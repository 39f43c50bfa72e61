import { basename, extname, join } from 'node:path'
import { type Issue, type Result, show } from '../../base/diagnostics/issue'
import { nearest, suggestionHint } from '../../base/diagnostics/nearest'
import { fileStart, type Position } from '../../base/diagnostics/position'
import { otherFolders } from '../../base/files/places'
import { type Collection, entityUrl, isSlug, isSlugLength, maxSlugLength, toSlug } from '../collection'
import type { FactList } from '../facts/facts'
import { isPicture } from '../media/find-media'
import { isDataFile, listCollection, listFolder, readContentPath, type Unsaved } from './content-path'
import { type FileReader, type Report, readOrReport, readSource, type SourceText, toSourceText } from './read-file'

/** A content file on the disk or in an editor. */
export interface Entry extends SourceText {
  collection: string
  slug: string
  /** The URL of its page, whether or not the file is valid. */
  url: string
  /** The path from the project's root, with forward slashes. */
  file: string
  /** The facts that its fields and its text may use. */
  facts?: FactList
  /** The position of its fields in the file, where it is one of several entries there: see `findParts`. */
  start?: Position
}

export type Collections = Record<string, Collection>

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
  const readText = textReader(root, unsaved, readFile, report)
  const names = Object.keys(collections)

  for (const folder of listFolder(root, 'content', unsaved)) {
    const file = `content/${folder.name}`
    const collection = Object.hasOwn(collections, folder.name) ? collections[folder.name] : undefined
    if (!folder.isFolder || otherFolders.includes(folder.name)) {
      const hint = `Move it into one of: ${names.join(', ')}.`
      if (extname(file) === '.mdx') report(file, 'folder-unknown', 'The file stands outside every collection.', hint)
    } else if (!collection) {
      const hint = suggestionHint(nearest(folder.name, names), names, 'Collections')
      report(file, 'folder-unknown', `The folder ${show(folder.name)} is not a collection.`, hint)
    } else {
      for (const path of listCollection(root, file, unsaved)) {
        const slug = slugOf(collection, path, report)
        const text = slug === undefined ? undefined : readText(path)
        if (slug !== undefined && text)
          value.push(toEntry({ collection: folder.name, slug, url: entityUrl(collection, slug), file: path }, text))
      }
    }
  }
  return { value, issues }
}

/** Gives the function that reads a file by its path from the root, as it is in an editor or on the disk; or reports why not. */
export function textReader(root: string, unsaved: Unsaved, readFile: FileReader, report: Report) {
  const read = (path: string) => {
    const text = unsaved.get(path)
    return text === undefined ? readFile(join(root, path)) : toSourceText(text.replace(/^\uFEFF/, ''))
  }
  return (path: string): SourceText | undefined => readOrReport(path, () => read(path), report)
}

/** The slug from the file's path; undefined for anything but a content file. */
function slugOf(collection: Collection, file: string, report: Report): string | undefined {
  const slug = readContentPath(file)?.slug
  if (slug === undefined) {
    // Pictures are beside the texts that show them.
    if (!isPicture(file) && !(collection.find && isDataFile(file)))
      report(
        file,
        'file-kind',
        `${show(basename(file))} is no text that can be a page, and no picture.`,
        'Give it the ending ".mdx" or ".md", or move it to public.',
      )
    return
  }
  if (!isSlug(collection, slug))
    report(
      file,
      'slug-form',
      isSlugLength(slug)
        ? `The file name ${show(slug)} can't be part of an address.`
        : `The file name has ${slug.length} characters; in an address at most ${maxSlugLength} are allowed, and fewer in scripts of many bytes.`,
      `Use lower-case letters, digits and single hyphens, for example ${show(toSlug(slug))}.`,
    )
  return slug
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
