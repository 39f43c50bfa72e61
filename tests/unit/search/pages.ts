import { inflateRawSync } from 'node:zlib'
import type { Cache } from '../../../renderer/engine/base/cache/store'
import { fillHere } from '../../../renderer/engine/base/cache/table'
import { parsePage } from '../../../renderer/engine/pages/html/page-tree'
import { createMemoryStore, type MemoryStore, storeRecords } from '../../../renderer/search/indexing/memory-store'
import { createRecorder, readPage } from '../../../renderer/search/indexing/record'
import { searchIndex } from '../../../renderer/search/indexing/search-index'
import { createFinder } from '../../../renderer/search/worker/find'
import { createIndexReader } from '../../../renderer/search/worker/index-reader'
import { searchOptions } from '../../fixtures/sample-site/renderer/site/search-options'

/** A page with its HTML. */
export interface WrittenPage {
  url: string
  html: string
}

/** A page as it is published, with a `main` element of this content, and the name of its last breadcrumb as HTML. */
export function writtenPage(
  url: string,
  main: string,
  head = `<link rel="canonical" href="https://site.example${url}"/>`,
  name = '',
): WrittenPage {
  const html = `<!doctype html><html lang="en"><head>${head}</head><body>
    <nav aria-label="Breadcrumb"><a href="/">Home</a><a href="/blog/">Blog</a><span aria-current="page">${name}</span></nav>
    <main id="main">${main}</main><footer>Imprint</footer></body></html>`
  return { url, html }
}

const record = createRecorder(searchOptions)

/** A file of an index with its bytes. */
export interface WrittenFile {
  path: string
  content: Uint8Array
}

/** The search index of pages, with the options of this site. */
export async function indexOf(pages: WrittenPage[], store = createMemoryStore()): Promise<WrittenFile[]> {
  const records = new Map(pages.map(({ url, html }) => [url, record(readPage(url, parsePage(html)))]))
  const files = await searchIndex(storeRecords(records, store), store)
  return files.map(({ path, content }) => ({ path, content: store.bytesOf(content) }))
}

/** The content of a file of an index as text. */
export function textOfFile({ path, content }: WrittenFile): string {
  const bytes = Buffer.from(content)
  return (path.endsWith('.bin') ? inflateRawSync(bytes) : bytes).toString()
}

/** Gives the function that finds pages in an index, and the paths of the files that it has read. */
export function finderOf(files: WrittenFile[], base = '/') {
  const byPath = new Map(files.map(file => [file.path, file]))
  const read: string[] = []
  const reader = createIndexReader(async path => {
    read.push(path)
    const file = byPath.get(path)
    if (!file) throw new Error(`${path} has the status 404`)
    return textOfFile(file)
  })
  return { find: createFinder(reader, base), read }
}

/** A store in memory with a cache, and the kinds of the results that it had to make. */
export function cachingStore(): { store: MemoryStore; made: string[] } {
  const values = new Map<string, string>()
  const made: string[] = []
  const cache: Pick<Cache, 'get' | 'set' | 'fill'> = {
    get<Value>(kind: string, key: string) {
      const text = values.get(`${kind} ${key}`)
      return text === undefined ? undefined : (JSON.parse(text) as Value)
    },
    set: (kind, key, value) => void values.set(`${kind} ${key}`, JSON.stringify(value)),
    fill: table =>
      fillHere({
        ...table,
        make: (names, deliver) => {
          made.push(...names.map(() => table.kind))
          return table.make(names, deliver)
        },
      }),
  }
  return { store: { ...createMemoryStore(), cache: cache as Cache }, made }
}
