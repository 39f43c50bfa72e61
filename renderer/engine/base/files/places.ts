import { basename, dirname } from 'node:path'
import { endingsOf, type Kind, kindOf } from './kinds'

/** The part of a site's definition that decides which files `content/` may hold. */
export interface BoundarySite {
  settingsFile?: { file: string }
  facts?: { file: string }
}

/** The folders with the files of writers; every file in them is checked. */
export const contentRoots = ['content', 'public'] as const

/** Folders below content that hold code and media, not content files. */
export const otherFolders = ['types', 'media']

/** The files that a folder accepts: whole names, and kinds by extension. */
export interface Place {
  /** A sentence that names the files it accepts. */
  takes: string
  names: readonly string[]
  fits: (kind: Kind) => boolean
}

const isMedia = ({ use }: Kind) => use !== undefined
const isPublic = (kind: Kind) => kind.isPublic

/** The place of a file; undefined in the folders of collections, whose files are judged when they are found. */
export function placeOf(file: string, { settingsFile, facts }: BoundarySite): Place | undefined {
  const folder = dirname(file)
  if (file.startsWith('public/'))
    return { takes: `public takes files that end in ${endingsOf(isPublic)}.`, names: [], fits: isPublic }
  if (file.startsWith('content/media/'))
    return { takes: `content/media takes files that end in ${endingsOf(isMedia)}.`, names: [], fits: isMedia }
  if (folder === 'content') {
    const own = [settingsFile, facts].flatMap(each =>
      each && dirname(each.file) === folder ? [basename(each.file)] : [],
    )
    const names = [...own, 'README.md', 'LICENSE.md', 'ledger.txt', 'links.txt']
    // A content file there is reported as one outside of its collection.
    return { takes: `content itself takes ${names.join(', ')}.`, names, fits: kind => kind.endings.includes('mdx') }
  }
  if (file.startsWith('content/types/'))
    return {
      takes: 'content/types takes the TypeScript of types, without folders.',
      names: ['schema.json', 'vocabulary.json'],
      fits: kind => folder === 'content/types' && kind.endings.includes('ts'),
    }
  return undefined
}

/** Whether a place takes a file, by its ending or whole name. */
export function fitsPlace(file: string, { names, fits }: Place): boolean {
  const kind = kindOf(file)
  return names.includes(basename(file)) || (kind !== undefined && fits(kind))
}
