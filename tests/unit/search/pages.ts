import { inflateRawSync } from 'node:zlib'
import { parsePage } from '../../../renderer/engine/pages/html/page-tree'
import { createRecorder, readPage, withRecord } from '../../../renderer/search/indexing/record'
import { type IndexFile, searchIndex } from '../../../renderer/search/indexing/search-index'
import type { Memoize } from '../../../renderer/search/indexing/segments'
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

/** The search index of pages, with the options of this site. */
export function indexOf(pages: WrittenPage[], memoize?: Memoize): Promise<IndexFile[]> {
  return searchIndex(
    pages.map(({ url, html }) => withRecord(url, record(readPage(url, parsePage(html))))),
    memoize,
  )
}

/** The content of a file of an index as text. */
export function textOfFile({ path, content }: IndexFile): string {
  const bytes = Buffer.from(content)
  return (path.endsWith('.bin') ? inflateRawSync(bytes) : bytes).toString()
}

/** Gives the function that finds pages in an index, and the paths of the files that it has read. */
export function finderOf(files: IndexFile[], base = '/') {
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

/** A store in memory, and the number of results that it had to make. */
export function memoryStore(): { memoize: Memoize; made: string[] } {
  const stored = new Map<string, Uint8Array>()
  const made: string[] = []
  return {
    made,
    async memoize(kind, parts, make) {
      const key = JSON.stringify([kind, ...parts])
      const result = stored.get(key) ?? (await make())
      if (!stored.has(key)) made.push(kind)
      stored.set(key, result)
      return result
    },
  }
}
