import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheGet, cacheSet, hashOf } from '../cache/store'
import { compare } from '../diagnostics/issue'
import type { RenderedPage } from '../outputs/output'
import type { Staging } from '../publish/staging'
import type { Pool } from '../workers/worker-pool'
import type { Code } from './build-code'
import { createFingerprints } from './dependencies'
import type { Inputs } from './inputs'
import { isCached, recordBlob, syncFolder } from './link-files'
import type { Content } from './load-content'
import type { Page } from './tasks'

/** What was read of the site, and a name of what that was. */
type Seen = Record<string, string>

/** What builds with the same code and the same pictures keep of the pages that they drew. */
interface Kept {
  addresses: { urls: string[]; seen: Seen }
  pages: Record<string, Omit<Page, 'reads'> & { seen: Seen }>
}

/** What became of a page: drawn, and what it reads that is not as it was; or taken as it was. */
export interface PageStatus {
  isRendered: boolean
  /** The content file that the page shows. */
  source?: string
  /** What it reads. */
  seen: string[]
  /** What is not as it was; nothing where the page was never drawn by the same code. */
  changed?: string[]
}

/**
 * Puts every page into the staging folder, and removes what else was there; gives pages in the order of their addresses,
 * and what became of each. A page is drawn when something that it reads is not what it was when the same code drew it
 * last with the same pictures. `onPage` is told how many are done.
 */
export async function renderPages(
  { client }: Staging,
  code: Code,
  { site, texts }: Content,
  { media }: Inputs,
  pool: Pool,
  onPage: (done: number) => void,
): Promise<{ pages: RenderedPage[]; statuses: Map<string, PageStatus> }> {
  const key = hashOf(code.key, media)
  const kept = cacheGet<Kept>('pages', key)
  const nameOf = createFingerprints(site, texts)
  const seenNow = (reads: string[]): Seen => Object.fromEntries(reads.map(read => [read, nameOf(read)]))
  const changesOf = (seen: Seen) => Object.keys(seen).filter(read => nameOf(read) !== seen[read])

  let isOpen = false
  const open = async () => {
    if (!isOpen) await pool.open({ server: code.server, client, site, texts })
    isOpen = true
  }
  let { addresses } = kept ?? {}
  if (!addresses || changesOf(addresses.seen).length > 0) {
    await open()
    const [found] = await pool.all('listAddresses', [undefined])
    if (found) addresses = { urls: found.urls, seen: seenNow(found.reads) }
  }

  const statuses = new Map<string, PageStatus>()
  const pages: Kept['pages'] = {}
  for (const url of addresses?.urls ?? []) {
    const last = kept?.pages[url]
    const changed = last && changesOf(last.seen)
    const isReused = changed?.length === 0 && isCached(last?.page.hash ?? '')
    statuses.set(url, {
      isRendered: !isReused,
      seen: Object.keys(last?.seen ?? {}),
      ...sourceOf(last),
      ...(changed && { changed }),
    })
    if (!last || !isReused) continue
    pages[url] = last
  }
  syncFolder(client, new Map(Object.values(pages).map(({ page }) => [page.path, page.hash])))
  const missing = [...statuses.keys()].filter(url => !pages[url])
  if (missing.length > 0) {
    await open()
    const reused = statuses.size - missing.length
    for (const { reads, ...drawn } of await pool.all('renderPages', missing, done => onPage(reused + done))) {
      recordBlob(drawn.page.hash)
      pages[drawn.page.url] = { ...drawn, seen: seenNow(reads) }
      statuses.set(drawn.page.url, {
        ...statuses.get(drawn.page.url),
        isRendered: true,
        seen: reads,
        ...sourceOf(drawn),
      })
    }
  }
  if (isOpen || Object.keys(kept?.pages ?? {}).length !== statuses.size)
    cacheSet('pages', key, { addresses, pages } satisfies Partial<Kept>)

  const all = Object.values(pages).map(({ page }) => ({
    ...page,
    html: () => readFileSync(join(client, page.path), 'utf8'),
  }))
  return { pages: all.sort((a, b) => compare(a.url, b.url)), statuses }
}

function sourceOf(drawn: Pick<Page, 'page'> | undefined): { source?: string } {
  return drawn?.page.source ? { source: drawn.page.source } : {}
}
