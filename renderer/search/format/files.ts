// Reaches the browser, when a visitor first searches.

/*
 * The files of an index, below `search/`. None of their names depends on the content of another page, so files of two
 * versions of a site may be mixed: at worst an excerpt is older than the result.
 *
 *     index.json         the entry: the number of pages, and the prefixes that have a shard
 *     terms/7072.bin     a shard: the words whose longest prefix in the entry is `pr`, with their postings
 *     pages/00af3c.bin   the text of one page
 *
 * Shards and pages are compressed (deflate, RFC 1951), so that no host needs to do it.
 */

/** The entry of an index. */
export interface IndexEntry {
  /** The number of pages in the index. */
  pages: number
  /** The prefixes that have a shard, as UTF-8 in hexadecimal, in ascending order and separated by spaces. */
  shards: string
}

/** The text of a page, for results. */
export interface IndexedPage {
  /** Its URL without the base path. */
  url: string
  /** Its name in menus and breadcrumbs, where it differs from the title. */
  name?: string
  title: string
  /** The part of the site that the page belongs to. */
  section?: string
  /** Whether its name is that of a thing, such as a product. */
  isThing?: true
  /** The text before the first heading with an anchor, then the text below each of those headings. */
  parts: PagePart[]
}

/** A part of a page, below a heading. */
export interface PagePart {
  /** The anchor of its heading; none before the first one. */
  anchor?: string
  heading?: string
  text: string
}

/** The path of the entry. */
export const entryPath = 'index.json'

/** The path of the shard with a prefix, which is in hexadecimal. */
export function shardPath(prefix: string): string {
  return `terms/${prefix}.bin`
}

/** The path of the text of a page. */
export function pagePath(id: number): string {
  return `pages/${id.toString(16).padStart(6, '0')}.bin`
}
