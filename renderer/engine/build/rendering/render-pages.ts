import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { hashOf } from '../../base/cache/hash'
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
import type { RenderedFile } from './page-renderer'

/** The fingerprint of each dependency. */
type Fingerprints = Record<string, string>

/** A page as cached between builds with the same code and the same media. */
interface CachedPage {
  page: RenderedFile['page']
  dependencies: Fingerprints
}

/** Whether a page was rendered or reused, and why. */
export interface PageStatus {
  isRendered: boolean
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
 * Gives the pages in the order of their URLs, with their files in the store, and the status of each. A page is reused when the fingerprints of all its dependencies, the code and the media are those of
 * its last rendering; otherwise it is rendered.
 */
export async function renderPages(
  context: BuildContext,
  { code, content, pool, onPage }: RenderOptions,
): Promise<{ pages: RenderedPage[]; statuses: Map<string, PageStatus> }> {
  const { cache, inputs, moment, site: definition } = context
  const { site, media, bodies } = content
  const key = hashOf(code.hash, inputs.render, inputs.media, String(moment.isWithDrafts))
  const cached = cache.get<Record<string, CachedPage>>('pages', key) ?? {}
  const fingerprintOf = createFingerprints(site, bodies)
  const urls = [...pageUrls(definition.collections, site), notFoundUrl]

  const statuses = new Map<string, PageStatus>()
  const pages: Record<string, CachedPage> = {}
  for (const url of urls) {
    const last = cachedPage(cached, url)
    const stale = last && Object.keys(last.dependencies).filter(each => fingerprintOf(each) !== last.dependencies[each])
    const isReused =
      last !== undefined &&
      stale?.length === 0 &&
      [last.page, ...last.page.files].every(({ hash }) => isCached(context, hash))
    if (isReused) pages[url] = last
    statuses.set(url, statusOf(last, !isReused, stale))
  }

  const missing = urls.filter(url => !pages[url])
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
      const { page, dependencies } = file
      const rendered: CachedPage = { page, dependencies: fingerprints(dependencies, fingerprintOf) }
      pages[page.url] = rendered
      statuses.set(page.url, statusOf(rendered, true, statuses.get(page.url)?.stale))
    }
  }
  if (missing.length > 0 || Object.keys(cached).length !== urls.length) cache.set('pages', key, pages)
  cache.set('last', 'pages', key)

  const all = Object.values(pages).map(({ page }) => ({
    ...page,
    html: () => readFileSync(cache.blobPath(page.hash), 'utf8'),
  }))
  return { pages: all.sort((a, b) => compare(a.url, b.url)), statuses }
}

/** The fingerprint of each dependency by page, as the last build of a project recorded them. */
export function recordedDependencies({ cache }: BuildContext): Record<string, Fingerprints> | undefined {
  const pages = cache.get<Record<string, CachedPage>>('pages', cache.get<string>('last', 'pages') ?? '')
  return pages && Object.fromEntries(Object.entries(pages).map(([url, { dependencies }]) => [url, dependencies]))
}

/**
 * A cached page, where its path matches its URL and its files are inside of the site: a path from the cache must not
 * decide where files are written.
 */
function cachedPage(cached: Record<string, CachedPage>, url: string): CachedPage | undefined {
  const found = cached[url]
  if (found?.page.url !== url || found.page.path !== pageFile(url)) return undefined
  return found.page.files.every(({ path }) => isInside(path)) ? found : undefined
}

/** Whether a relative path with forward slashes leads to nothing above its start. */
function isInside(path: string): boolean {
  return !/^\/|\\|:/.test(path) && posix.normalize(path) === path && !path.startsWith('../')
}

function statusOf(page: CachedPage | undefined, isRendered: boolean, stale: string[] | undefined): PageStatus {
  return {
    isRendered,
    dependencies: Object.keys(page?.dependencies ?? {}),
    source: page?.page.source || undefined,
    stale,
  }
}

function fingerprints(dependencies: string[], fingerprintOf: (dependency: string) => string): Fingerprints {
  return Object.fromEntries(dependencies.map(each => [each, fingerprintOf(each)]))
}
