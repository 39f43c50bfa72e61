import { sha256 } from '@proofsheet/engine/base/cache/hash'
import type { StoredContent } from '@proofsheet/engine/pages/outputs/output'
import { formatPosting, postingLength } from '../format/postings'
import { type IndexStore, memoize } from './memoize'
import type { RecordedPage, SearchRecord } from './record'

/** The words of some pages; they depend on no other page. As JSON, since it is cached. */
export interface Segment {
  /** The postings of all its words, one part after the other. */
  postings: StoredContent
  parts: SegmentPart[]
}

/**
 * The postings of the words with equal first two bytes, on the pages of a segment. In the text of the segment, which it ends
 * at, it has a line for each word, in any order: the word, a space, and its postings in ascending order.
 */
export type SegmentPart = [group: string, postings: number, hash: string, end: number]

/**
 * Divides pages, in the order of their IDs, where the leading bits of the IDs change: into about as many segments as each has
 * pages. All segments are read where one page has changed, and the records of all pages of its segment. The name of a segment
 * are those bits.
 */
export function divide(
  pages: readonly RecordedPage[],
  ids: ReadonlyMap<string, number>,
): Map<string, readonly RecordedPage[]> {
  const bits = Math.ceil(Math.log2(Math.max(1, pages.length)) / 2)
  const segments = new Map<string, RecordedPage[]>()
  const idOf = ({ url }: RecordedPage) => ids.get(url) ?? 0
  for (const page of pages.toSorted((a, b) => idOf(a) - idOf(b))) {
    const name = `${bits}-${idOf(page) >> (24 - bits)}`
    const segment = segments.get(name)
    if (segment) segment.push(page)
    else segments.set(name, [page])
  }
  return segments
}

/** Gives the segments of divided pages, in their order. Records are read only where a segment is not stored. */
export async function segmentsOf(
  divided: ReadonlyMap<string, readonly RecordedPage[]>,
  ids: ReadonlyMap<string, number>,
  store: IndexStore,
): Promise<Segment[]> {
  const keyOf = (pages: readonly RecordedPage[]) =>
    pages.flatMap(({ url, record }) => [String(ids.get(url)), record?.weights.hash ?? ''])
  const made = await memoize(store, {
    kind: 'search-segments',
    parts: new Map([...divided].map(([name, pages]) => [name, keyOf(pages)])),
    make: name => makeSegment(divided.get(name) ?? [], ids, store),
    contentsOf: ({ postings }) => [postings],
  })
  return [...divided.keys()].flatMap(name => made.get(name) ?? [])
}

/** The first two bytes of a word, in hexadecimal. */
function groupOf(word: string): string {
  return Buffer.from(word).toString('hex', 0, 2)
}

function makeSegment(pages: readonly RecordedPage[], ids: ReadonlyMap<string, number>, store: IndexStore): Segment {
  const groups = new Map<string, Map<string, string>>()
  for (const { url, record } of pages) {
    if (!record) continue
    const id = ids.get(url) ?? 0
    for (const [word, weight] of JSON.parse(store.read(record.weights)) as SearchRecord['weights']) {
      const group = groupOf(word)
      const words = groups.get(group) ?? new Map<string, string>()
      groups.set(group, words.set(word, (words.get(word) ?? '') + formatPosting({ id, weight })))
    }
  }
  let all = ''
  const parts = [...groups].map(([group, words]): SegmentPart => {
    const text = [...words]
      .map(([word, postings]) => `${word} ${postings}\n`)
      .sort()
      .join('')
    const postings = [...words.values()].reduce((sum, each) => sum + each.length, 0) / postingLength
    all += text
    return [group, postings, sha256(text).slice(0, 32), all.length]
  })
  return { postings: store.store(all), parts }
}
