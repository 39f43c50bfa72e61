import { entryPath, type IndexEntry, shardPath } from '../format/files'
import { pageIds } from './page-ids'
import type { RecordOptions } from './record'
import { divide, type Memoize, segmentOf, type WrittenPage } from './segments'
import { selectorTest } from './selectors'
import { shardsOf } from './shards'

/** What the index of a site contains. */
export interface SearchIndexOptions extends Omit<RecordOptions, 'isExcluded'> {
  /** Tags, classes and attributes, as CSS selectors, of the elements in `main` whose text is left out. */
  exclude: string[]
}

/** A file of the index, by its path below the folder `search`. */
export interface IndexFile {
  path: string
  content: string | Uint8Array
}

/**
 * Gives the search index of the pages that search engines may list, each at its canonical URL. Brings up to date what
 * `memoize` has stored: it reads only the pages of segments with a changed one, and makes only shards with a changed
 * posting. The same pages give the same bytes, in any order and whatever was stored. Throws where a selector is not
 * supported.
 */
export async function searchIndex(
  pages: readonly WrittenPage[],
  options: SearchIndexOptions,
  memoize: Memoize = (_kind, _parts, make) => make(),
): Promise<IndexFile[]> {
  const ids = pageIds(pages.map(({ url }) => url))
  const recordOptions = { ...options, isExcluded: selectorTest(options.exclude) }
  const segments = []
  for (const some of divide(pages, ids)) segments.push(await segmentOf(some, ids, recordOptions, memoize))
  const shards = await shardsOf(segments, memoize)
  const entry: IndexEntry = {
    pages: segments.reduce((sum, segment) => sum + segment.pages, 0),
    shards: [...shards.keys()].join(' '),
  }
  return [
    { path: entryPath, content: JSON.stringify(entry) },
    ...[...shards].map(([prefix, content]) => ({ path: shardPath(prefix), content })),
    ...segments.flatMap(({ files }) => [...files].map(([path, content]) => ({ path, content }))),
  ]
}
