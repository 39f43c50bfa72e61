import { relative } from 'node:path'
import type { SchemaObject } from 'ajv'
import { engineRoot, hashSources } from '../cache/generated'
import { installedPackages } from '../cache/installed-packages.mjs'
import { type Cache, createCache } from '../cache/store'
import { compare, formatIssue, type Issue, isBreaking, isError, type Result, sortIssues } from '../diagnostics/issue'
import { findMedia } from '../images/find-media'
import type { SiteDefinition } from '../site'
import { type CheckedFile, checkTypes } from '../types/check/check-types'
import { typeSchema } from '../types/schema'
import { createFileAnalyzer } from './analyze'
import type { Document } from './document'
import type { Entity, Site } from './entity'
import { type Collections, findEntries, type Unsaved } from './files/find'
import { createFileReader, createLazyReader } from './files/read-file'
import { readSettings } from './files/settings'
import { type Analyzer, createDocumentReader } from './incremental'
import { siteInstant } from './publication/clock'
import { isPublished, stateAt } from './publication/state'
import { createRelater } from './relate/relate'
import { createDocumentValidator } from './validation/validate-documents'

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
  /**
   * TypeScript's issues in the components, props and fields that bodies use; takes about a second after many changes.
   */
  typeIssues(): Promise<Issue[]>
}

/** Loads the content; unsaved texts replace the files on the disk. */
export type Loader = (unsaved?: Unsaved) => Promise<LoadResult>

/** The code that determines the result of analysis, from the engine's root. */
const analyzingCode = ['content', 'mdx', 'diagnostics', 'types', 'shapes'].map(folder => `renderer/engine/${folder}`)

/** The hash of all code, packages included, that determines the result of analysis and the compiled bodies. */
export function analysisKey(site: SiteDefinition, projectRoot = engineRoot): string {
  const extra = JSON.stringify(site) + installedPackages(projectRoot)
  return hashSources([...analyzingCode, 'renderer/site'], extra, projectRoot)
}

/**
 * Gives the function that loads the content below `root`: find, parse, validate, relate. Unchanged results are cached
 * in memory, so an editor may call it at every keystroke. The promise rejects only for bugs and an unreadable disk.
 */
export function createLoader(options: LoaderOptions): Loader {
  const { root, site, cache = createCache(root), hashFile } = options
  const { collections } = site
  const analyzeFile = createFileAnalyzer(site)
  const documentReader = createDocumentReader({
    analyze: options.analyze ?? (async entries => entries.map(analyzeFile)),
    cache,
    codeHash: analysisKey(site),
    needsCompiled: options.needsCompiled ?? false,
  })
  const readFile = hashFile
    ? createLazyReader(hashFile, (path, hash) => documentReader.isCached(toFile(root, path), hash))
    : createFileReader()
  const relate = createRelater(site)
  let validator: { schema: SchemaObject; validate: ReturnType<typeof createDocumentValidator> } | undefined
  let last: { inputs: unknown[]; result: LoadResult } | undefined

  const toChecked = ({ entry, parsed: { data }, tsx }: Document): CheckedFile => {
    const { file, source, hash } = entry
    const { type = '' } = collections[entry.collection] ?? {}
    return { file, source, hash, type, data, program: () => tsx ?? analyzeFile(entry).tsx }
  }

  return async unsaved => {
    const found = findEntries(root, collections, unsaved, readFile)
    const documents = await documentReader.read(found.value)
    const schema = await typeSchema(root, cache)
    validator = validator?.schema === schema ? validator : { schema, validate: createDocumentValidator(schema, site) }

    const media = findMedia(root)
    const settings = readSettings(root, site)
    const hidden = hiddenFiles(documents)
    const inputs = [
      ...[schema, settings?.source, found.issues.map(formatIssue).join('\n'), [...hidden].join('\n')],
      ...[media.join('\n'), ...documents],
    ]
    if (last && isSameList(last.inputs, inputs)) return last.result

    const slugs = eachCollection(collections, name =>
      found.value.filter(({ collection }) => collection === name).map(({ slug }) => slug),
    )
    const own = [
      ...found.issues,
      ...documents.flatMap(document => document.issues),
      ...validator.validate(documents, { slugs, media, hidden }),
    ]
    const issues = sortIssues([...own, ...dropCascading(relate(documents, { media, settings }), own)])
    const value = toSite(collections, documents, issues)
    const typeIssues = () => checkTypes({ site, cache, schema }, documents.map(toChecked), issues)
    last = { inputs, result: { value, issues, documents, typeIssues } }
    return last.result
  }
}

/** The entities that are published at the site's instant. */
export function publishedOf<Of extends Site>(site: Of): Of {
  const at = siteInstant()
  const lists = Object.entries(site).map(([name, list]) => [
    name,
    list.filter(each => stateAt(each, at) === 'published'),
  ])
  return Object.fromEntries(lists) as Of
}

/** The entities of the documents without errors, each list in display order. */
export function toSite(collections: Collections, documents: Document[], issues: Issue[]): Site {
  const broken = new Set(issues.filter(isBreaking).map(({ file }) => file))
  const entities = documents.flatMap(({ entry: { collection, slug, url, file }, parsed: { data } }) =>
    broken.has(file) || !data ? [] : [{ ...data, collection, slug, file, url } as Entity],
  )
  return eachCollection(collections, name => entities.filter(({ collection }) => collection === name).sort(inListOrder))
}

/** The files that visitors can't see now: drafts, scheduled and expired ones. */
function hiddenFiles(documents: Document[]): Set<string> {
  const at = siteInstant()
  return new Set(documents.filter(({ parsed }) => !isPublished(parsed.data, at)).map(({ entry }) => entry.file))
}

/** Drops relation issues in fields that have an error of their own, so that each is reported once. */
function dropCascading(issues: Issue[], own: Issue[]): Issue[] {
  const fieldOf = ({ file, field }: Issue) => `${file} ${field}`
  const broken = new Set(own.filter(isError).map(fieldOf))
  return issues.filter(issue => issue.field === undefined || !broken.has(fieldOf(issue)))
}

function eachCollection<Value>(collections: Collections, make: (name: string) => Value): Record<string, Value> {
  return Object.fromEntries(Object.keys(collections).map(name => [name, make(name)]))
}

const toFile = (root: string, path: string) => relative(root, path).replaceAll('\\', '/')

function isSameList(a: unknown[], b: unknown[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index])
}

/** Sorts by `order`, then by `date` (newest first), then by slug. */
function inListOrder(a: Entity, b: Entity): number {
  const { order: orderA = 0, date: dateA = '' } = a as Entity<{ order?: number; date?: string }>
  const { order: orderB = 0, date: dateB = '' } = b as Entity<{ order?: number; date?: string }>
  return orderA - orderB || compare(dateB, dateA) || compare(a.slug, b.slug)
}
