import { relative } from 'node:path'
import { parsePage } from '@proofsheet/engine/pages/html/page-tree'
import { getElementsByTagName } from 'domutils'
import type { Plugin } from 'vite'
import { createMemoryStore, storeRecords } from './indexing/memory-store'
import {
  createRecorder,
  defaultOptions,
  type Recorder,
  type RecordOptions,
  readPage,
  type SearchRecord,
} from './indexing/record'
import { searchIndex } from './indexing/search-index'

/** Ways into the search and out of it: queries to begin with, and where people answer those without results. */
export interface SearchWays {
  askAt?: string
  examples?: string[]
}

/**
 * Serves the search index in development; it is built from the current pages when a browser first requests it. In a
 * build, the generators of `outputs.ts` make it, and the worker is written into its folder. `askAt` is an address below the
 * base path where people answer a query without results, which is added to it; `examples` are queries that are offered
 * before there is one.
 */
export function search(
  options: RecordOptions = defaultOptions,
  { askAt = '', examples = [] }: SearchWays = {},
): Plugin {
  const record = createRecorder(options)
  return {
    name: 'search',
    // Vite compiles this package like the site's own code: it loads a worker and styles. Vike names a client entry alone.
    config: () => ({
      define: {
        'import.meta.env.SEARCH_ASK_AT': JSON.stringify(askAt),
        'import.meta.env.SEARCH_EXAMPLES': JSON.stringify(examples),
      },
      optimizeDeps: { exclude: ['@proofsheet/search', '@proofsheet/search/browser/client'] },
      worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'search/[name]-[hash].js' } } },
    }),
    configureServer(server) {
      let index: Promise<Map<string, Uint8Array>> | undefined
      const invalidate = (file: string) => {
        // Rendering pages writes to the caches below `.cache/`.
        if (!relative(server.config.root, file).startsWith('.')) index = undefined
      }
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, invalidate)
      server.middlewares.use(`${server.config.base}search/`, async (request, response, next) => {
        const path = new URL(`http://dev${request.url}`).pathname.slice(1)
        // Browsers request the entry first, so that files of two versions of the index do not mix.
        index ??= crawl(server.resolvedUrls?.local[0] ?? '', server.config.base, record).then(indexByPath)
        try {
          const content = (await index).get(path)
          if (content === undefined) return next()
          const type = path.endsWith('.json') ? 'application/json' : 'application/octet-stream'
          response.setHeader('Content-Type', type)
          response.end(content)
        } catch (error) {
          index = undefined
          next(error)
        }
      })
    },
  }
}

/** The contents of the files of an index, by their paths. */
async function indexByPath(records: Map<string, SearchRecord | undefined>): Promise<Map<string, Uint8Array>> {
  const store = createMemoryStore()
  const files = await searchIndex(storeRecords(records, store), store)
  return new Map(files.map(({ path, content }) => [path, store.bytesOf(content)]))
}

/** The record of every page reachable by links from the home page, whose URL is `home`; `base` is the base path of links. */
async function crawl(home: string, base: string, record: Recorder): Promise<Map<string, SearchRecord | undefined>> {
  const records = new Map<string, SearchRecord | undefined>()
  const known = new Set([base])
  for (const link of known) {
    const response = await fetch(new URL(link, home), { headers: { Accept: 'text/html' } })
    if (!response.ok) continue
    const page = parsePage(await response.text())
    const url = link.slice(base.length - 1)
    records.set(url, record(readPage(url, page)))
    for (const { attribs } of getElementsByTagName('a', page.document)) {
      const [path = ''] = (attribs.href ?? '').split(/[#?]/)
      if (/^\/[^/].*\//.test(path)) known.add(path.slice(0, path.lastIndexOf('/') + 1))
    }
  }
  return records
}
