import { close, createIndex } from 'pagefind'

/** A page as it is written. */
export interface WrittenPage {
  url: string
  html: string
}

/** A file of the index, by its path below the folder `search`. */
export interface IndexFile {
  path: string
  content: Uint8Array
}

/** What Pagefind offers besides the index and the script that reads it, and what nobody asks for here. */
const unused = /^pagefind-|^wasm\.unknown/

/** What is no text of a page: figures to try, controls, and what stands only where there is no script. */
const excluded = ['.frame', 'form', 'button', 'svg', '.without-script', '[aria-hidden="true"]']

/**
 * The files of the search index over the pages that search engines may list, each under its original address. The same
 * pages give the same bytes. Throws what Pagefind says when a page can't be read.
 */
export async function searchIndex(pages: WrittenPage[]): Promise<IndexFile[]> {
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: excluded })
  if (!index) throw new Error(`The search index can't be made: ${errors.join(' ')}`)
  try {
    for (const { url, html } of pages.filter(isListed).toSorted((a, b) => (a.url < b.url ? -1 : 1))) {
      const added = await index.addHTMLFile({ url, content: prepared(html) })
      if (added.errors.length > 0) throw new Error(`${url} can't be indexed: ${added.errors.join(' ')}`)
    }
    const { files, errors } = await index.getFiles()
    if (errors.length > 0) throw new Error(`The search index can't be written: ${errors.join(' ')}`)
    return files.filter(({ path }) => path === 'pagefind-entry.json' || !unused.test(path))
  } finally {
    await close()
  }
}

/** Whether a page may be found: one that stands at two addresses is found at its original. */
function isListed({ url, html }: WrittenPage): boolean {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  return canonical !== undefined && new URL(canonical).pathname.endsWith(url)
}

/**
 * The page as Pagefind is given it: with the part of the site that it belongs to, the second step of its breadcrumbs,
 * and with a space behind what stands apart only by its style, such as the cells of a table.
 */
function prepared(html: string): string {
  const trail = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? ''
  const section = [...trail.matchAll(/<a [^>]*>([^<]*)<\/a>/g)][1]?.[1]
  const apart = html.replace(/<\/(?:td|th|dt|dd|span|b|li)>/g, '$& ')
  return section ? apart.replace('<main ', `<main data-pagefind-meta="section:${section}" `) : apart
}
