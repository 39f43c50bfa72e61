import type { SearchIndexOptions } from '../search/search-index'
import type { OutputContext, OutputGenerator } from './output'

/** Gives the generator of the search index, with the script that reads it, below `search/`. */
export function searchFiles(options: SearchIndexOptions): OutputGenerator {
  const generate = async ({ pages }: OutputContext) => {
    // Loaded when it runs: a check of content asks for its paths alone.
    const { searchIndex } = await import('../search/search-index')
    const files = await searchIndex(
      pages.map(({ url, html }) => ({ url, html: html() })),
      options,
    )
    return files.map(({ path, content }) => ({ path: `search/${path}`, content }))
  }
  return Object.assign(generate, { paths: ['search/'] })
}
