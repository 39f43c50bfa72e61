import { join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createCache } from '@proofsheet/engine/base/cache/store'
import type { Issue } from '@proofsheet/engine/base/diagnostics/issue'
import { type Collection, entityUrl } from '@proofsheet/engine/content/collection'
import { type ContentPath, listCollection, readContentPath } from '@proofsheet/engine/content/files/content-path'
import { type Entry, findEntries, toEntry } from '@proofsheet/engine/content/files/find'
import { readSource, type SourceText, toSourceText } from '@proofsheet/engine/content/files/read-file'
import { type Media, noMedia } from '@proofsheet/engine/content/media/media'
import { type ComponentDescription, describeComponents } from '@proofsheet/engine/content/schema/describe-components'
import { typeSchema } from '@proofsheet/engine/content/schema/schema'
import type { Definitions } from '@proofsheet/engine/content/schema/schema-fields'
import type { SiteDefinition } from '@proofsheet/engine/site'
import type { SchemaObject } from 'ajv'
import type { TextDocuments } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { AuthoringContext } from '../authoring-context'
import { createReferenceFinder, type EntryIndex, indexEntries, type Reference } from '../references'
import { type Checks, startChecks } from './background-checks'
import type { Found } from './check-worker'
import { describeElements } from './describe-elements'
import type { FileRecord } from './file-records'

/** The state that the features of the server share: the project, the open texts, and the result of the last check. */
export interface Workspace extends AuthoringContext {
  definitions: Definitions
  components(): Promise<ComponentDescription[]>
  /** The unsaved texts, by path from the root. */
  unsaved(): Map<string, string>
  /** Checks the content and gives every issue; undefined when a newer check has been requested. */
  check(): Promise<Issue[] | undefined>
  /** Page titles by URL, as of the last check. */
  titles(): ReadonlyMap<string, string>
  /** The URLs of the pages with each tag of a collection, as of the last check. */
  tags(collection: string): ReadonlyMap<string, string[]>
  /** The files of content/media, as of the last check. */
  media(): Media
  /** The slugs of a collection, from its files on the disk. */
  slugs(collection: string): string[]
  /** The slugs of a collection with their files. */
  pages(collection: string): { slug: string; file: string }[]
  /** The URL of an entity. */
  urlOf(collection: string, slug: string): string
  /** The content files there are now, saved or not, by the names and URLs that the last check found. */
  index(): EntryIndex
  /** The references in the text of an open file. */
  references(entry: Entry): Reference[]
  /** The records of all files, as of the last check. */
  records(): Promise<ReadonlyMap<string, FileRecord>>
  entryOf(document: TextDocument): Entry | undefined
  uriOf(file: string): string
}

/** Gives the workspace as soon as it is open; undefined before the editor has named its folder. */
export type Opened = () => Promise<Workspace> | undefined

/** Opens the project at a folder; `documents` are those open in the editor, which a worker checks unless `start` does. */
export async function openWorkspace(
  root: string,
  site: SiteDefinition,
  documents: Pick<TextDocuments<TextDocument>, 'all'>,
  start: (root: string) => Promise<Checks> = startChecks,
): Promise<Workspace> {
  const cache = createCache(root)
  const { collections } = site
  const schema = await typeSchema(root, cache)
  const checks = await start(root)
  let last: Omit<Found, 'issues'> = { titles: new Map(), tags: new Map(), media: noMedia }
  let components: Promise<ComponentDescription[]> | undefined

  const workspace: Workspace = {
    root,
    site,
    cache,
    definitions: schema.definitions,
    components() {
      components ??= describeComponents({ site, cache }).then(described => [...described, ...describeElements()])
      return components
    },
    unsaved: () => unsavedTexts(root, documents.all()),
    async check() {
      const found = await checks.check(workspace.unsaved())
      if (!found) return undefined
      last = found
      // Completion needs the components at once, so whether they have changed is found out here.
      components = undefined
      workspace.components().catch(() => {})
      return found.issues
    },
    titles: () => last.titles,
    tags: collection => last.tags.get(collection) ?? new Map(),
    media: () => last.media,
    slugs: collection => workspace.pages(collection).map(({ slug }) => slug),
    pages: collection =>
      listCollection(root, `content/${collection}`).flatMap(file => {
        const slug = readContentPath(file)?.slug
        return slug === undefined ? [] : [{ slug, file }]
      }),
    urlOf: (collection, slug) => entityUrl(collections[collection] ?? { base: '/' }, slug),
    index() {
      const { value } = findEntries(root, collections, workspace.unsaved(), readLazily)
      return indexEntries(value, ({ file, url }) => checks.known.get(file)?.urls ?? [url])
    },
    references: createReferenceFinder(site, schema.definitions),
    records: checks.records,
    entryOf(document) {
      const file = fileOf(root, document.uri)
      const { collection = '', slug = '' } = readContentPath(file ?? '') ?? {}
      if (!file || !slug || !Object.hasOwn(collections, collection)) return
      const url = workspace.urlOf(collection, slug)
      return toEntry({ collection, slug, url, file }, toSourceText(document.getText()))
    },
    uriOf: file => pathToFileURL(join(root, file)).href,
  }
  return workspace
}

/** The text of a file, which is read each time that it is needed: a server that held all of them would be large. */
const readLazily = (path: string): SourceText => ({
  get source() {
    return readSource(path).source
  },
  get hash() {
    return readSource(path).hash
  },
})

/** The texts of the content files among the open documents, by path from the root. */
function unsavedTexts(root: string, documents: TextDocument[]): Map<string, string> {
  const texts = documents.map(document => [fileOf(root, document.uri) ?? '', document.getText()] as const)
  return new Map(texts.filter(([file]) => file.startsWith('content/')))
}

/** The schema of an entry's frontmatter. */
export function typeOf(workspace: Workspace, entry: Entry): SchemaObject {
  return workspace.definitions[collectionOf(workspace, entry).type] ?? {}
}

/** The collection of an entry. Throws for an unknown one; entries of `entryOf` always have one. */
export function collectionOf({ site }: Workspace, { collection }: Entry): Collection {
  const found = site.collections[collection]
  if (!found) throw new Error(`There is no collection "${collection}".`)
  return found
}

/** A content file as completion and hover show it. */
interface PageOfWorkspace extends ContentPath {
  url: string
  file: string
  title: string
}

/** The URL, file and title of every content file. */
export function allPages(workspace: Workspace): PageOfWorkspace[] {
  return Object.keys(workspace.site.collections).flatMap(collection =>
    workspace.pages(collection).map(({ slug, file }) => {
      const url = workspace.urlOf(collection, slug)
      return { collection, slug, url, file, title: workspace.titles().get(url) ?? '' }
    }),
  )
}

/** The path of a file from the root, with forward slashes; undefined for files elsewhere. */
export function fileOf(root: string, uri: string): string | undefined {
  const path = pathOf(uri)
  return path?.startsWith(root + sep) ? path.slice(root.length + 1).replaceAll(sep, '/') : undefined
}

/** The path that a URI of the editor means on this machine; undefined for all others, such as one of a network share. */
export function pathOf(uri: string): string | undefined {
  try {
    return fileURLToPath(uri)
  } catch {
    return
  }
}
