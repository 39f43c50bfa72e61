import { close, createIndex } from 'pagefind'

/** A page as it is published. */
export interface WrittenPage {
  url: string
  html: string
}

/** What the index of a site contains. */
export interface SearchIndexOptions {
  /** CSS selectors of the elements in `main` whose text is left out. */
  exclude: string[]
  /** The section of the site that a page's HTML belongs to, itself as HTML; shown above the page among results. */
  section: (html: string) => string | undefined
}

/** A file of the index, by its path below the folder `search`. */
export interface IndexFile {
  path: string
  content: Uint8Array
}

/** Files of Pagefind besides the index and the script that reads it; no page requests them. */
const unused = /^pagefind-|^wasm\.unknown/

/**
 * The files of the search index over the pages that search engines may list, each under its canonical address. The same
 * pages give the same bytes, in whatever order they are given. Throws Pagefind's message when a page can't be indexed.
 */
export async function searchIndex(pages: WrittenPage[], options: SearchIndexOptions): Promise<IndexFile[]> {
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: options.exclude })
  if (!index) throw new Error(`The search index can't be made: ${errors.join(' ')}`)
  try {
    for (const { url, html } of pages.filter(isListed).toSorted((a, b) => (a.url < b.url ? -1 : 1))) {
      const added = await index.addHTMLFile({ url, content: prepareHtml(html, options.section(html)) })
      if (added.errors.length > 0) throw new Error(`${url} can't be indexed: ${added.errors.join(' ')}`)
    }
    const { files, errors } = await index.getFiles()
    if (errors.length > 0) throw new Error(`The search index can't be written: ${errors.join(' ')}`)
    return files.filter(({ path }) => path === 'pagefind-entry.json' || !unused.test(path))
  } finally {
    await close()
  }
}

/** Whether a page is indexed: one that is published at two addresses is indexed at the canonical one. */
function isListed({ url, html }: WrittenPage): boolean {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  return canonical !== undefined && new URL(canonical).pathname.endsWith(url)
}

/**
 * The page as Pagefind reads it: with its section as metadata, and with a space behind elements that only styles set
 * apart, such as table cells, whose words would run together.
 */
function prepareHtml(html: string, section: string | undefined): string {
  const separated = html.replace(/<\/(?:td|th|dt|dd|span|b|li)>/g, '$& ')
  return section ? separated.replace('<main ', `<main data-pagefind-meta="section:${section}" `) : separated
}
