import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { engineRoot } from '@proofsheet/engine/base/cache/generated'
import type { Issue, IssueCode } from '@proofsheet/engine/base/diagnostics/issue'
import { nearest, suggestionHint } from '@proofsheet/engine/base/diagnostics/nearest'
import type { Edit } from '@proofsheet/engine/base/files/edits'
import { codeFolders } from '@proofsheet/engine/base/modules/compiled-entry'
import { entityUrl, isSlug, toSlug } from '@proofsheet/engine/content/collection'
import type { Unsaved } from '@proofsheet/engine/content/files/content-path'
import { type Entry, findEntries } from '@proofsheet/engine/content/files/find'
import { readSettings } from '@proofsheet/engine/content/files/read-settings'
import { createLoader } from '@proofsheet/engine/content/load'
import { parseEntry } from '@proofsheet/engine/content/parse'
import { typeSchema } from '@proofsheet/engine/content/schema/schema'
import type { AuthoringContext } from '../authoring-context'
import type { Change } from '../changes'
import { createReferenceFinder, mayName, type Reference, type ReferenceFinder, urlsOf } from '../references'
import { redirectEdits } from './redirect'
import { type Move, settingsEdits } from './settings-edits'

/** A planned renaming; nothing has been written. */
export interface Renaming {
  oldUrl: string
  newUrl: string
  changes: Change[]
  /** The number of links and references that change. */
  links: number
  references: number
  /** Whether the old URL will redirect to the new one. */
  redirects: boolean
  /** Lines of code that name the old URL and are not changed, as file:line. */
  inCode: string[]
}

/** The reason why a file can't be renamed. */
export type Refusal = { reason: string; issues?: Issue[] }

/** The renaming of an entry, besides which there are others. */
type EntryMove = Move & { entry: Entry; others: Entry[] }

/** The issues of files that can't be parsed, so that their links can't be updated. */
const unreadable: IssueCode[] = ['frontmatter-script', 'frontmatter-syntax', 'body-syntax', 'file-unreadable']

/** The content as an editor has read and checked it already. */
export interface KnownContent {
  entries: Entry[]
  issues: Issue[]
  referencesIn: ReferenceFinder
  /** The URLs that lead to an entry. */
  urlsIn(entry: Entry): string[]
}

/**
 * Plans the renaming of a file with all changes that follow from it. Unsaved texts replace the files on the disk, unless
 * the content is known.
 */
export async function planRename(
  context: AuthoringContext,
  collection: string,
  oldSlug: string,
  newSlug: string,
  unsaved?: Unsaved,
  known?: KnownContent,
): Promise<Renaming | Refusal> {
  const { root, site, cache } = context
  const entries = known?.entries ?? findEntries(root, site.collections, unsaved).value
  const move = toMove(context, { entries, urlsIn: known?.urlsIn ?? urlsOf }, collection, oldSlug, newSlug)
  if ('reason' in move) return move
  const { entry, oldUrl, newUrl } = move
  const { issues } = known ?? (await createLoader(context)(unsaved))
  const unread = issues.filter(({ code }) => unreadable.includes(code))
  if (unread.length > 0)
    return { reason: "Links in a file that can't be read can't follow: fix it first.", issues: unread }

  const { definitions } = await typeSchema(root, cache)
  const follows = ({ collection: of, name, start, nameEnd }: Reference) =>
    start < nameEnd && (of ? of === collection && name === oldSlug : name === oldUrl)
  const referencesIn = known?.referencesIn ?? createReferenceFinder(site, definitions)
  const mayFollow = known ? () => true : mayName(entry)
  const named = new Map(entries.filter(mayFollow).map(other => [other, referencesIn(other).filter(follows)] as const))
  const references = [...named.values()].flat()
  const isDraft = parseEntry(entry.source, entry.file).value.data?.draft === true
  // Drafts were never published. URLs that differ in capitals alone are one URL on some file systems.
  const redirects = !isDraft && oldUrl.toLowerCase() !== newUrl.toLowerCase()

  const changes = entries.flatMap((other): Change[] => {
    const edits: Edit[] = (named.get(other) ?? []).map(({ start, nameEnd, collection: of }) => ({
      start,
      end: nameEnd,
      text: of ? newSlug : newUrl,
    }))
    if (other === entry && redirects) edits.push(...redirectEdits(other.source, oldUrl, newUrl))
    const to =
      other === entry ? posix.join(posix.dirname(entry.file), `${newSlug}${posix.extname(entry.file)}`) : undefined
    return edits.length > 0 || to ? [{ file: other.file, to: to || undefined, source: other.source, edits }] : []
  })
  const settings = settingsChange(context, move)
  const bySlug = references.filter(({ collection: of }) => of).length
  return {
    oldUrl,
    newUrl,
    changes: [...changes, ...settings],
    links:
      references.length -
      bySlug +
      settings.reduce((sum, { edits }) => sum + edits.filter(({ text }) => text === newUrl).length, 0),
    references: bySlug,
    redirects,
    inCode: inCode(root, oldUrl),
  }
}

/** The move of an entry to a new slug, or why there can be none: one is missing, invalid or taken. */
function toMove(
  { site }: AuthoringContext,
  { entries, urlsIn }: Pick<KnownContent, 'entries' | 'urlsIn'>,
  collection: string,
  oldSlug: string,
  newSlug: string,
): EntryMove | Refusal {
  const definition = site.collections[collection]
  if (!definition) return { reason: `There is no collection "${collection}".` }
  const slugs = entries.filter(entry => entry.collection === collection).map(({ slug }) => slug)
  const entry = entries.find(({ slug, collection: name }) => name === collection && slug === oldSlug)
  if (!entry)
    return {
      reason: `There is no file content/${collection}/${oldSlug}.mdx. ${suggestionHint(nearest(oldSlug, slugs), slugs, 'Those there are')}`,
    }
  if (!isSlug(definition, newSlug))
    return { reason: `"${newSlug}" can't be part of an address; "${toSlug(newSlug)}" can.` }
  if (newSlug === oldSlug) return { reason: 'That is its name already.' }
  if (oldSlug === 'index')
    return { reason: `${entry.file} stands at the address of its folder and can't be called otherwise.` }
  if (/\/index\.mdx?$/.test(entry.file))
    return { reason: `${entry.file} is named by its folder. Call it ${oldSlug}.mdx there, and rename that.` }
  const newUrl = entityUrl(definition, newSlug)
  const others = entries.filter(other => other !== entry)
  const isOwner = (other: Entry) => urlsIn(other).some(own => own.toLowerCase() === newUrl.toLowerCase())
  const owner = others.find(isOwner)?.file
  if (owner) return { reason: `The address ${newUrl} belongs to ${owner} already.` }
  return { entry, others, oldUrl: entry.url, newUrl, oldSlug, newSlug }
}

function settingsChange({ root, site }: AuthoringContext, move: EntryMove): Change[] {
  const settings = readSettings(root, site)
  if (!settings) return []
  const { file, source } = settings
  const isSegmentUsed =
    move.others.some(({ url }) => url.split('/').includes(move.oldSlug)) ||
    Object.values(site.collections).some(({ base }) => base.split('/').includes(move.oldSlug))
  const edits = settingsEdits(source, move, site, isSegmentUsed)
  return edits.length > 0 ? [{ file, source, edits }] : []
}

/** The lines of code that contain a URL as a string, as file:line. */
function inCode(root: string, url: string): string[] {
  return codeFolders(engineRoot).flatMap(folder =>
    (existsSync(join(root, folder)) ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }) : [])
      .filter(path => /\.tsx?$/.test(path))
      .sort()
      .flatMap(path => {
        const lines = readFileSync(join(root, folder, path), 'utf8').split('\n')
        return lines.flatMap((line, index) =>
          new RegExp(`['"\`]${url}(#[^'"\`]*)?['"\`]`).test(line) && !/^\s*\*/.test(line)
            ? [`${folder}/${path.replaceAll('\\', '/')}:${index + 1}`]
            : [],
        )
      }),
  )
}
