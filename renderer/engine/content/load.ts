import { relative } from 'node:path'
import { checkFiles } from '../boundary/check-files'
import { type Cache, createCache } from '../cache/store'
import { compare, formatIssue, type Issue, isBreaking, type Result, sortIssues } from '../diagnostics/issue'
import { clipTexts } from '../diagnostics/limits'
import type { Media } from '../images/media'
import { createMediaReader } from '../images/read-media'
import type { SiteDefinition } from '../site'
import { type CheckedFile, checkTypes } from '../types/check/check-types'
import { typeSchema } from '../types/schema'
import { analysisKey } from './analysis-key'
import { createFileAnalyzer } from './analyze'
import { type FormerAnchors, findFormerAnchors } from './anchors/former-anchors'
import type { Document } from './document'
import type { Entity, Site } from './entity'
import { type Collections, findEntries } from './files/find'
import type { Unsaved } from './files/list-folder'
import { createFileReader, createLazyReader } from './files/read-file'
import { readProject } from './files/read-project'
import { type Analyzer, createDocumentReader } from './incremental'
import { hiddenEntries } from './publication/published'
import { createDocumentChecker } from './validation/check-documents'

/** The options of a loader. */
export interface LoaderOptions {
  /** The project's root, as an absolute path. */
  root: string
  site: SiteDefinition
  /** The cache shared between runs; by default below the root. */
  cache?: Cache
  /** Analyzes files that are not cached, for example in worker threads; by default in this process, one by one. */
  analyze?: Analyzer
  /** Gives the content hash of a file by path. With it, a file is read only when its hash is not cached. */
  hashFile?: (path: string) => string
  /** Whether documents without errors need compiled bodies; `analyze` must provide them then. */
  needsCompiled?: boolean
}

/** The loaded content: every valid entity, published or not, and every issue. */
export interface LoadResult extends Result<Site> {
  documents: Document[]
  media: Media
  /** The former anchors of headings, by content file. */
  former: FormerAnchors
  /**
   * TypeScript's issues in the components, props and fields that bodies use; takes about a second after many changes.
   */
  typeIssues(): Promise<Issue[]>
}

/** Loads the content; unsaved texts replace the files on the disk. */
export type Loader = (unsaved?: Unsaved) => Promise<LoadResult>

/**
 * Gives the function that loads the content below `root`: find, parse, validate, relate. Unchanged results are cached
 * in memory, so an editor may call it at every keystroke. The promise rejects only for bugs and an unreadable disk.
 */
export function createLoader(options: LoaderOptions): Loader {
  const { root, site, cache = createCache(root), hashFile, needsCompiled = false } = options
  const { collections } = site
  const analyzeFile = createFileAnalyzer(site)
  const { analyze = async entries => entries.map(analyzeFile) } = options
  const documentReader = createDocumentReader({ analyze, cache, codeHash: analysisKey(site), needsCompiled })
  const isCached = (path: string, hash: string) =>
    documentReader.isCached(relative(root, path).replaceAll('\\', '/'), hash)
  const readFile = hashFile ? createLazyReader(hashFile, isCached) : createFileReader()
  const checkDocuments = createDocumentChecker(site)
  const readMedia = createMediaReader(root, { cache, ...(hashFile && { hashFile }) })
  let last: { inputs: unknown[]; result: LoadResult } | undefined

  const toChecked = ({ entry, parsed: { data }, tsx }: Document): CheckedFile => {
    const { file, source, hash } = entry
    const { type = '' } = collections[entry.collection] ?? {}
    return { file, source, hash, type, data, program: () => tsx ?? analyzeFile(entry).tsx }
  }

  return async unsaved => {
    const found = findEntries(root, collections, unsaved, readFile)
    const foundIssues = [...checkFiles(root, site), ...found.issues]
    const documents = await documentReader.read(found.value)
    const schema = await typeSchema(root, cache)
    const [media, project] = [await readMedia(), await readProject(root, site)]
    // Time alone publishes and hides documents.
    const lists = [foundIssues.map(formatIssue), [...hiddenEntries(documents)]].map(list => list.join('\n'))
    const inputs = [schema, media, project.key, ...lists, ...documents]
    if (last && isSameList(last.inputs, inputs)) return last.result

    const slugsOf = (name: string) => found.value.filter(each => each.collection === name).map(({ slug }) => slug)
    const former = findFormerAnchors(documents, site, project.ledger)
    const context = { schema, slugs: eachCollection(collections, slugsOf), media, former, ...project.files }
    const issues = sortIssues([...foundIssues, ...checkDocuments(documents, context)].map(clipTexts))
    const value = toSite(collections, documents, issues)
    const typeIssues = async () =>
      (await checkTypes({ site, cache, schema }, documents.map(toChecked), issues)).map(clipTexts)
    last = { inputs, result: { value, issues, documents, media, former, typeIssues } }
    return last.result
  }
}

/** The entities of the documents without errors, each list in display order. */
export function toSite(collections: Collections, documents: Document[], issues: Issue[]): Site {
  const broken = new Set(issues.filter(isBreaking).map(({ file }) => file))
  const entities = documents.flatMap(({ entry: { collection, slug, url, file }, parsed: { data } }) =>
    broken.has(file) || !data ? [] : [{ ...data, collection, slug, file, url } as Entity],
  )
  return eachCollection(collections, name => entities.filter(({ collection }) => collection === name).sort(inListOrder))
}

function eachCollection<Value>(collections: Collections, make: (name: string) => Value): Record<string, Value> {
  return Object.fromEntries(Object.keys(collections).map(name => [name, make(name)]))
}

function isSameList(a: unknown[], b: unknown[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index])
}

/** Sorts by `order`, then by `date` (newest first), then by slug. */
function inListOrder(a: Entity, b: Entity): number {
  const { order: orderA = 0, date: dateA = '' } = a as Entity<{ order?: number; date?: string }>
  const { order: orderB = 0, date: dateB = '' } = b as Entity<{ order?: number; date?: string }>
  return orderA - orderB || compare(dateB, dateA) || compare(a.slug, b.slug)
}
