import { entryPath, type IndexEntry, shardPath } from '../format/files'
import { pageIds } from './page-ids'
import type { RecordedPage } from './record'
import { divide, type Memoize, segmentOf } from './segments'
import { shardsOf } from './shards'

/** A file of the index, by its path below the folder `search`. */
export interface IndexFile {
  path: string
  content: string | Uint8Array
}

/**
 * Gives the search index of pages from their records. It is incremental by `memoize`: only the records of segments with
 * a changed one are read, and only shards with a changed posting are made. The same pages give the same bytes, in any
 * order and with any cache.
 */
export async function searchIndex(
  pages: readonly RecordedPage[],
  memoize: Memoize = (_kind, _parts, make) => make(),
): Promise<IndexFile[]> {
  const ids = pageIds(pages.map(({ url }) => url))
  const segments = []
  for (const some of divide(pages, ids)) segments.push(await segmentOf(some, ids, memoize))
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
