import { close, createIndex } from 'pagefind'

/** A published page. */
export interface WrittenPage {
  url: string
  html: string
}

/** What the index of a site contains. */
export interface SearchIndexOptions {
  /** CSS selectors of the elements in `main` whose text is left out. */
  exclude: string[]
  /** The site section of a page, as HTML, given the page's HTML; results show it above the page. */
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
 * Creates the search index of the pages that search engines may list, each at its canonical URL. The same pages give
 * the same bytes in any order. Throws Pagefind's message when a page can't be indexed.
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

/** Whether a page is indexed: only at its canonical URL. */
function isListed({ url, html }: WrittenPage): boolean {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  return canonical !== undefined && new URL(canonical).pathname.endsWith(encodeURI(url))
}

/**
 * Prepares a page for Pagefind: adds its section as metadata, and spaces behind elements such as table cells that only
 * styles separate, whose words would run together.
 */
function prepareHtml(html: string, section: string | undefined): string {
  const separated = html.replace(/<\/(?:td|th|dt|dd|span|b|li)>/g, '$& ')
  return section ? separated.replace('<main ', `<main data-pagefind-meta="section:${section}" `) : separated
}
