import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { hashOf } from '../../base/cache/hash'
import type { Cache } from '../../base/cache/store'
import { compare } from '../../base/diagnostics/issue'
import type { WorkerPool } from '../../base/workers/worker-pool'
import { notFoundUrl, pageFile, pageUrls } from '../../content/pages/page-urls'
import type { RenderedPage } from '../../pages/outputs/output'
import type { Code } from '../build-code'
import type { BuildContext } from '../build-context'
import type { Content } from '../load-content'
import { isCached } from '../publish/link-files'
import type { BuildTasks } from '../tasks'
import { createFingerprints } from './dependencies'
import type { PageTask, RenderedFile } from './page-renderer'

/** The fingerprint of each dependency. */
type Fingerprints = Record<string, string>

/** A page as cached between builds with the same code and the same media. */
interface CachedPage {
  page: RenderedFile['page']
  /** What it depends on besides the dependencies of its main part. */
  dependencies: Fingerprints
  main?: { hash: string; dependencies: Fingerprints } | undefined
}

/** Pages by their URLs. */
type CachedPages = Record<string, CachedPage>

/** The keys of the pages of a build. */
interface PageKeys {
  /** The hash of all that pages are made of besides content. */
  pages: string
  /** The same for their main parts. */
  mains: string
  /** The hash of the generators of the files that belong to pages. */
  files: string
}

/** Whether a page was rendered or reused, and why. */
export interface PageStatus {
  isRendered: boolean
  /** Whether only its frame was rendered: the main part came from the cache. */
  isFramed: boolean
  /** The content file that the page shows. */
  source?: string
  dependencies: string[]
  /** The dependencies that have changed; absent where the same code has never rendered the page. */
  stale?: string[]
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
  const { cached, isSameCode, isSameMain } = cachedPages(cache, keys)
  const fingerprintOf = createFingerprints(site, bodies)
  const changed = (of: Fingerprints = {}) => Object.keys(of).filter(each => fingerprintOf(each) !== of[each])
  const urls = [...pageUrls(definition.collections, site), notFoundUrl]

  const statuses = new Map<string, PageStatus>()
  const pages: CachedPages = {}
  const missing: PageTask[] = []
  for (const url of urls) {
    const last = cachedPage(cached, url)
    const stale = last && isSameCode ? changed(allDependencies(last)) : undefined
    const hasFiles = last?.page.files.every(({ hash }) => isCached(context, hash)) ?? false
    const isReused = last && hasFiles && stale?.length === 0 && isCached(context, last.page.hash)
    if (isReused) pages[url] = last
    else {
      const isMainCurrent = isSameMain && changed(last?.main?.dependencies).length === 0
      missing.push({ url, former: last && hasFiles ? toTask(last) : undefined, isMainCurrent })
    }
    statuses.set(url, statusOf(last, { isRendered: !isReused, isFramed: false, stale }))
  }

  if (missing.length > 0) {
    const { outputs } = inputs
    await pool.broadcast('initRenderer', {
      server: code.server,
      site,
      media,
      bodies,
      outputs,
      isIndexed: !moment.isWithDrafts,
    })
    const reused = urls.length - missing.length
    for (const file of await pool.mapBatches('renderPages', missing, done => onPage(reused + done))) {
      const rendered = toCached(file, fingerprintOf)
      const { url } = file.page
      pages[url] = rendered
      const { isFramed } = file
      statuses.set(url, statusOf(rendered, { isRendered: true, isFramed, stale: statuses.get(url)?.stale }))
    }
  }
  if (missing.length > 0 || Object.keys(cached).length !== urls.length) cache.set('pages', keys.pages, pages)
  cache.set('last', 'pages', keys)

  const all = Object.values(pages).map(({ page }) => ({
    ...page,
    html: () => readFileSync(cache.blobPath(page.hash), 'utf8'),
  }))
  return { pages: all.sort((a, b) => compare(a.url, b.url)), statuses }
}

function keysOf({ inputs: { render, media }, moment }: BuildContext, code: Code): PageKeys {
  const keyOf = (hash: string) => hashOf(hash, render, media, String(moment.isWithDrafts))
  return { pages: keyOf(code.hash), mains: keyOf(code.main), files: render }
}

/**
 * The pages that were rendered by the same code, or else those of the last build, where their files were made by the
 * same generators.
 */
function cachedPages(cache: Cache, keys: PageKeys) {
  const same = cache.get<CachedPages>('pages', keys.pages)
  if (same) return { cached: same, isSameCode: true, isSameMain: true }
  const last = cache.get<PageKeys>('last', 'pages')
  const cached = (last?.files === keys.files && cache.get<CachedPages>('pages', last.pages)) || {}
  return { cached, isSameCode: false, isSameMain: last?.mains === keys.mains }
}

/** The fingerprint of each dependency by page, as the last build of a project recorded them. */
export function recordedDependencies({ cache }: BuildContext): Record<string, Fingerprints> | undefined {
  const pages = cache.get<CachedPages>('pages', cache.get<PageKeys>('last', 'pages')?.pages ?? '')
  return pages && Object.fromEntries(Object.entries(pages).map(([url, page]) => [url, allDependencies(page)]))
}

const allDependencies = ({ main, dependencies }: CachedPage): Fingerprints => ({
  ...main?.dependencies,
  ...dependencies,
})

/** A cached page for the worker that renders it again. */
function toTask({ page, main }: CachedPage): PageTask['former'] {
  return { page, main: main && { ...main, dependencies: Object.keys(main.dependencies) } }
}

/** A rendered page for the cache. */
function toCached({ page, dependencies, main }: RenderedFile, fingerprintOf: (dependency: string) => string) {
  const fingerprints = (of: string[]): Fingerprints => Object.fromEntries(of.map(each => [each, fingerprintOf(each)]))
  const inMain = new Set(main?.dependencies)
  return {
    page,
    dependencies: fingerprints(dependencies.filter(each => !inMain.has(each))),
    main: main && { ...main, dependencies: fingerprints(main.dependencies) },
  }
}

/**
 * A cached page, where its path matches its URL and its files are inside of the site: a path from the cache must not
 * decide where files are written.
 */
function cachedPage(cached: CachedPages, url: string): CachedPage | undefined {
  const found = cached[url]
  if (found?.page.url !== url || found.page.path !== pageFile(url)) return undefined
  return found.page.files.every(({ path }) => isInside(path)) ? found : undefined
}

/** Whether a relative path with forward slashes leads to nothing above its start. */
function isInside(path: string): boolean {
  return !/^\/|\\|:/.test(path) && posix.normalize(path) === path && !path.startsWith('../')
}

function statusOf(
  page: CachedPage | undefined,
  status: Pick<PageStatus, 'isRendered' | 'isFramed' | 'stale'>,
): PageStatus {
  return {
    ...status,
    dependencies: page ? Object.keys(allDependencies(page)) : [],
    source: page?.page.source || undefined,
  }
}
