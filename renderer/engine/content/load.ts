import { relative } from 'node:path'
import { type Cache, createCache } from '../base/cache/store'
import { formatIssue, type Result, sortIssues } from '../base/diagnostics/issue'
import { clipTexts } from '../base/diagnostics/limits'
import { checkFiles } from '../base/files/check-files'
import type { HashedFile } from '../base/files/file-hashes'
import type { SiteDefinition } from '../site'
import { analysisKey } from './analysis-key'
import { createFileAnalyzer } from './analyze'
import { type FormerAnchors, findFormerAnchors } from './anchors/former-anchors'
import { type Moment, present } from './dates/clock'
import { hiddenEntries } from './dates/published'
import type { Document } from './document'
import type { Site } from './entity'
import { readFacts } from './facts/facts'
import type { Unsaved } from './files/content-path'
import { createNewFiles } from './files/new-files'
import { findAll, placeIssues } from './files/parts'
import { createFileReader, createLazyReader } from './files/read-file'
import { changeDaysIn, parseLedger } from './files/read-ledger'
import { readProject } from './files/read-project'
import { createDocumentReader, type IncrementalOptions } from './incremental'
import type { Media } from './media/media'
import { createMediaReader } from './media/read-media'
import { createCheckCache } from './relate/memoize'
import { createBodyCheck } from './schema/check/check-bodies'
import { type ComponentDescription, describeComponents } from './schema/describe-components'
import { typeSchema } from './schema/schema'
import { type ChangeDays, eachCollection, toSite } from './to-site'
import { createDocumentChecker } from './validation/check-documents'

/** The options of a loader. */
export interface LoaderOptions {
  /** The project's root, as an absolute path. */
  root: string
  site: SiteDefinition
  /** The cache shared between runs; by default below the root. */
  cache?: Cache
  /** Analyzes files that are not cached, for example in worker threads; by default in this process, one by one. */
  analyze?: IncrementalOptions['analyze']
  /** The moment that the site is loaded for; by default that of each load, without drafts. */
  moment?: Moment
  /** Gives a file with its content hash by path. With it, a file is read only when its hash is not cached. */
  hashFile?: (path: string) => HashedFile
}

/** The loaded content: every valid entity, published or not, and every issue. */
export interface LoadResult extends Result<Site> {
  documents: Document[]
  media: Media
  /** The former anchors of headings, by content file. */
  former: FormerAnchors
  /** The day of the last change of each page, by URL; see `changeDaysIn`. */
  changeDays: ChangeDays
}

/** Loads the content; unsaved texts replace the files on the disk. */
export type Loader = (unsaved?: Unsaved) => Promise<LoadResult>

/**
 * Gives the function that loads the content below `root`: find, parse, validate, relate. Unchanged results are cached
 * in memory, so an editor may call it at every keystroke. Loads run one after the other, because unsaved texts of one
 * would be in the documents of another. The promise rejects only for bugs and an unreadable disk.
 */
export function createLoader(options: LoaderOptions): Loader {
  const { root, site, cache = createCache(root), hashFile } = options
  const { collections } = site
  const analyzeFile = createFileAnalyzer(site)
  // Without the syntax trees, which only the dev server compiles.
  const { analyze = async entries => entries.map(each => ({ analysis: analyzeFile(each).analysis })) } = options
  const documentReader = createDocumentReader({ analyze, cache, codeHash: analysisKey(site) })
  const isCached = (path: string, hash: string) =>
    documentReader.isCached(relative(root, path).replaceAll('\\', '/'), hash)
  const readFile = hashFile ? createLazyReader(hashFile, isCached) : createFileReader()
  const cacheCheck = createCheckCache(cache, analysisKey(site))
  const checkDocuments = createDocumentChecker(site, cacheCheck, options.moment)
  const checkBodies = createBodyCheck(site, cacheCheck)
  const readMedia = createMediaReader(root, { cache, hashFile: hashFile && (path => hashFile(path).hash) })
  let last: { inputs: unknown[]; result: LoadResult } | undefined

  const load: Loader = async unsaved => {
    const moment = options.moment ?? present()
    const found = findAll(root, collections, unsaved, readFile)
    const { value: facts, issues: factIssues } = readFacts(root, site, unsaved)
    const foundIssues = [...checkFiles(root, site), ...found.issues, ...factIssues]
    const entries = found.value.map(entry => Object.assign(entry, { facts }))
    // Pictures are measured while workers analyze texts.
    const [documents, media] = await Promise.all([documentReader.read(entries), readMedia()])
    const schema = await typeSchema(root, cache)
    const components = site.components.names.length > 0 ? await describeComponents({ site, cache }) : noComponents
    const project = await readProject(root, site, unsaved)
    // Time alone publishes and hides documents.
    const lists = [foundIssues.map(formatIssue), [...hiddenEntries(documents, moment)]].map(list => list.join('\n'))
    const starts = JSON.stringify(found.value.map(({ start }) => start))
    const inputs = [schema, components, media, project.key, ...lists, starts, ...documents]
    if (last && isSameList(last.inputs, inputs)) return last.result

    const slugsOf = (name: string) => found.value.filter(each => each.collection === name).map(({ slug }) => slug)
    const files = { ...project.files, isNew: createNewFiles(root), recorded: parseLedger(project.ledger) }
    const former = findFormerAnchors(documents, site, files.recorded)
    const changeDays = changeDaysIn(files.recorded)
    const context = { schema, components, slugs: eachCollection(collections, slugsOf), media, former, moment, ...files }
    // A file of facts that can't be read has none: each text that uses one would repeat that error.
    const isUnread = factIssues.some(({ code }) => code !== 'field-value')
    const checked = checkDocuments(documents, context).filter(({ code }) => !(isUnread && code === 'fact-unknown'))
    const issues = sortIssues([...foundIssues, ...checked].map(clipTexts))
    // A page whose components have wrong values can be rendered, and so be edited.
    const value = toSite(collections, documents, issues, changeDays)
    const ofBodies = checkBodies(documents, { schema, components, issues }).map(clipTexts)
    const all = sortIssues(placeIssues([...issues, ...ofBodies], found.value))
    last = { inputs, result: { value, issues: all, documents, media, former, changeDays } }
    return last.result
  }
  let running: Promise<unknown> = Promise.resolve()
  return unsaved => {
    const loading = running.then(() => load(unsaved))
    running = loading.catch(() => {})
    return loading
  }
}

/** One value for all loads, so that equal loads have equal inputs. */
const noComponents: ComponentDescription[] = []

const isSameList = (a: unknown[], b: unknown[]) => a.length === b.length && a.every((each, index) => each === b[index])
