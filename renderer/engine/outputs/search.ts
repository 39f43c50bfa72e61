import { searchIndex } from '../search/search-index'
import type { Output, OutputContext } from './output'

/** The index of the site's search, with the script that reads it. */
export async function searchFiles({ pages }: OutputContext): Promise<Output[]> {
  const files = await searchIndex(pages.map(({ url, html }) => ({ url, html: html() })))
  return files.map(({ path, content }) => ({ path: `search/${path}`, content }))
}
