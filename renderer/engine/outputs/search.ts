import { type SearchIndexOptions, searchIndex } from '../search/search-index'
import type { OutputGenerator } from './output'

/** Gives the generator of the search index, with the script that reads it, below `search/`. */
export function searchFiles(options: SearchIndexOptions): OutputGenerator {
  return async ({ pages }) => {
    const files = await searchIndex(
      pages.map(({ url, html }) => ({ url, html: html() })),
      options,
    )
    return files.map(({ path, content }) => ({ path: `search/${path}`, content }))
  }
}
