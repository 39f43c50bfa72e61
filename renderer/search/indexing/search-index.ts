import type { StoredContent } from '@proofsheet/engine/pages/outputs/output'
import { entryPath, type IndexEntry, pagePath, shardPath } from '../format/files'
import type { IndexStore } from './memoize'
import { pageIds } from './page-ids'
import type { RecordedPage } from './record'
import { divide, segmentsOf } from './segments'
import { shardsOf } from './shards'

/** A file of the index, by its path below the folder `search`. */
export interface IndexFile {
  path: string
  content: StoredContent
}

/**
 * Gives the search index of pages from their records. It is incremental by its store: only the records of segments with
 * a changed one are read, and only shards with a changed posting are made. The same pages give the same bytes, in any
 * order and with any store.
 */
export async function searchIndex(pages: readonly RecordedPage[], store: IndexStore): Promise<IndexFile[]> {
  const ids = pageIds(pages.map(({ url }) => url))
  const segments = await segmentsOf(divide(pages, ids), ids, store)
  const shards = await shardsOf(segments, store)
  const texts = pages.flatMap(({ url, record }) =>
    record ? [{ path: pagePath(ids.get(url) ?? 0), content: record.text }] : [],
  )
  const entry: IndexEntry = {
    pages: texts.length,
    shards: shards.map(([prefix]) => prefix).join(' '),
  }
  return [
    { path: entryPath, content: store.store(JSON.stringify(entry)) },
    ...shards.map(([prefix, content]) => ({ path: shardPath(prefix), content })),
    ...texts.sort((a, b) => (a.path < b.path ? -1 : 1)),
  ]
}
