import type { SearchIndexOptions } from '../search/indexing/search-index'
import type { OutputContext, OutputGenerator } from './output'

/** Gives the generator of the search index, below `search/`. */
export function searchFiles(options: SearchIndexOptions): OutputGenerator {
  const generate = async ({ pages, memoize }: OutputContext) => {
    // Loaded when it runs: a check of content asks for its paths alone.
    const { searchIndex } = await import('../search/indexing/search-index')
    const files = await searchIndex(pages, options, memoize)
    return files.map(({ path, content }) => ({ path: `search/${path}`, content }))
  }
  return Object.assign(generate, { paths: ['search/'] })
}
