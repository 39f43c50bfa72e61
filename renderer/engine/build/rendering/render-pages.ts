import { hashOf } from '../../base/cache/hash'
import { readRecords, writeRecords } from '../../base/cache/records'
import type { Cache } from '../../base/cache/store'
import { compare } from '../../base/diagnostics/issue'
import { isInside } from '../../base/files/is-inside'
import type { WorkerPool } from '../../base/workers/worker-pool'
import { notFoundUrl, pageFile, pageUrls } from '../../content/pages/page-urls'
import type { RenderedPage } from '../../pages/outputs/output'
import type { Code } from '../build-code'
import type { BuildContext } from '../build-context'
import type { PageStatus } from '../explain'
import type { Content } from '../load-content'
import { isCached, readStored } from '../publish/link-files'
import type { BuildTasks } from '../tasks'
import { createFingerprints } from './dependencies'
import type { PageTask, RenderedFile } from './page-renderer'

/** A line for each dependency: its fingerprint, which has 16 digits, a space, and the dependency. Read much faster than an object. */
type Fingerprints = string

/** A page as cached between builds with the same code and the same media. */
interface CachedPage {
  page: RenderedFile['page']
  /** What it depends on besides the dependencies of its main part. */
  dependencies: Fingerprints
  main?: { hash: string; dependencies: Fingerprints } | undefined
}

/** Pages by their URLs. */
type CachedPages = Map<string, CachedPage>

/** The keys of the pages of a build. */
interface PageKeys {
  /** The hash of all that pages are made of besides content. */
  pages: string
  /** The same for their main parts. */
  mains: string
  /** The hash of the generators of the files that belong to pages. */
  files: string
}

/** The options of rendering. */
export interface RenderOptions {
  code: Code
  content: Content
  pool: WorkerPool<BuildTasks>
  /** Called with the number of finished pages. */
  onPage: (done: number) => void
}

/**
 * Gives the pages in the order of their URLs, with their files in the store, and the status of each. A page is reused
 * when the fingerprints of all its dependencies, the code and the media are those of its last rendering; otherwise it is
 * rendered, but for its main part where that depends on nothing that has changed.
 */
export async function renderPages(
  context: BuildContext,
  { code, content, pool, onPage }: RenderOptions,
): Promise<{ pages: RenderedPage[]; statuses: Map<string, PageStatus> }> {
  const { cache, inputs, moment, site: definition } = context
  const { site, media, bodies } = content
  const keys = keysOf(context, code)
  const former = cachedPages(cache, keys)
  const fingerprintOf = createFingerprints(site, bodies)
  const changed: Changed = (of = '') =>
    entriesIn(of).flatMap(([each, before]) => (fingerprintOf(each) === before ? [] : [each]))
  const names = [...pageUrls(definition.collections, site), notFoundUrl]
  const { known, tasks, statuses } = planPages(context, former, names, changed)
  const make = async (missing: string[], deliver: (url: string, page: CachedPage) => void) => {
    const [server, { outputs }] = [await code.server(), inputs]
    await pool.broadcast('initRenderer', { server, site, media, bodies, outputs, isIndexed: !moment.isWithDrafts })
    const waiting = missing.flatMap(url => tasks.get(url) ?? [])
    await pool.mapBatches('renderPages', waiting, (done, files) => {
      onPage(names.length - missing.length + done)
      for (const file of files) {
        const rendered = toCached(file, fingerprintOf)
        const [{ url }, { isFramed }] = [file.page, file]
        statuses.set(url, statusOf(rendered, { isRendered: true, isFramed, stale: statuses.get(url)?.stale }))
        deliver(url, rendered)
      }
    })
  }
  const isCurrent = (url: string, page: CachedPage) =>
    isSafe(page, url) && changed(page.main?.dependencies).length === 0 && changed(page.dependencies).length === 0
  const blobsOf = ({ page, main }: CachedPage) => [page, ...page.files, ...(main ? [main] : [])].map(({ hash }) => hash)
  const pages = await cache.fill({ kind: 'pages', key: keys.pages, names, known, isCurrent, blobsOf, make })
  writeRecords(cache, ['pages', keys.pages], former.isSameCode ? former.cached : new Map(), pages)
  cache.set('last', 'pages', keys)

  const all = [...pages.values()].map(({ page, main }) => ({
    ...page,
    mainHash: main?.hash,
    html: () => readStored(cache, page).toString('utf8'),
  }))
  return { pages: all.sort((a, b) => compare(a.url, b.url)), statuses }
}

/** Gives the dependencies that have another fingerprint now. */
type Changed = (of: Fingerprints | undefined) => string[]

/** Finds the pages that can be reused, how to render the others, and the status of each before that. */
function planPages(
  context: BuildContext,
  { cached, isSameCode, isSameMain }: ReturnType<typeof cachedPages>,
  urls: readonly string[],
  changed: Changed,
) {
  const statuses = new Map<string, PageStatus>()
  const known: CachedPages = new Map()
  const tasks = new Map<string, PageTask>()
  for (const url of urls) {
    const found = cached.get(url)
    const last = found && isSafe(found, url) ? found : undefined
    const staleInMain = changed(last?.main?.dependencies)
    const stale = last && isSameCode ? [...staleInMain, ...changed(last.dependencies)] : undefined
    const hasFiles = last?.page.files.every(({ hash }) => isCached(context, hash)) ?? false
    const isReused = last && hasFiles && stale?.length === 0 && isCached(context, last.page.hash)
    const isMainCurrent = isSameMain && staleInMain.length === 0
    if (isReused) known.set(url, last)
    else tasks.set(url, { url, former: last && hasFiles ? toTask(last) : undefined, isMainCurrent })
    statuses.set(url, statusOf(last, { isRendered: false, isFramed: false, stale }))
  }
  return { known, tasks, statuses }
}

function keysOf({ inputs: { render, media }, moment }: BuildContext, { record }: Code): PageKeys {
  const keyOf = (hash: string) => hashOf(hash, render, media, String(moment.isWithDrafts))
  return { pages: keyOf(record.hash), mains: keyOf(record.main), files: render }
}

/** The pages that the same code rendered, or else those of the last build, if the same generators made their files. */
function cachedPages(cache: Cache, keys: PageKeys) {
  const same: CachedPages = readRecords(cache, 'pages', keys.pages)
  if (same.size > 0) return { cached: same, isSameCode: true, isSameMain: true }
  const last = cache.get<PageKeys>('last', 'pages')
  const cached: CachedPages = last?.files === keys.files ? readRecords(cache, 'pages', last.pages) : new Map()
  return { cached, isSameCode: false, isSameMain: last?.mains === keys.mains }
}

/** The fingerprint of each dependency by page, as the last build of a project recorded them. */
export function recordedDependencies({ cache }: BuildContext): Record<string, Record<string, string>> | undefined {
  const last = cache.get<PageKeys>('last', 'pages')
  const pages = [...readRecords<CachedPage>(cache, 'pages', last?.pages ?? '')]
  return last && Object.fromEntries(pages.map(([url, page]) => [url, Object.fromEntries(allDependencies(page))]))
}

/** The dependencies, each with its fingerprint. */
const entriesIn = (lines: Fingerprints) =>
  lines.split('\n').flatMap((line): [string, string][] => (line ? [[line.slice(17), line.slice(0, 16)]] : []))

const allDependencies = ({ main, dependencies }: CachedPage) =>
  entriesIn(`${main?.dependencies ?? ''}\n${dependencies}`)

/** A cached page for the worker that renders it again. */
function toTask({ page, main }: CachedPage): PageTask['former'] {
  return { page, main: main && { ...main, dependencies: entriesIn(main.dependencies).map(([each]) => each) } }
}

/** A rendered page for the cache. */
function toCached({ page, dependencies, main }: RenderedFile, fingerprintOf: (dependency: string) => string) {
  const fingerprints = (of: string[]): Fingerprints => of.map(each => `${fingerprintOf(each)} ${each}`).join('\n')
  const inMain = new Set(main?.dependencies)
  return {
    page,
    dependencies: fingerprints(dependencies.filter(each => !inMain.has(each))),
    main: main && { ...main, dependencies: fingerprints(main.dependencies) },
  }
}

/** Whether a cached page has the path of its URL, and files in the site: the cache must not decide where files go. */
const isSafe = ({ page }: CachedPage, url: string): boolean =>
  page.url === url && page.path === pageFile(url) && page.files.every(({ path }) => isInside(path))

function statusOf(
  page: CachedPage | undefined,
  status: Pick<PageStatus, 'isRendered' | 'isFramed' | 'stale'>,
): PageStatus {
  return {
    ...status,
    get dependencies() {
      return page ? allDependencies(page).map(([each]) => each) : []
    },
    source: page?.page.source || undefined,
  }
}
