import { deflateRawSync } from 'node:zlib'
import { sha256 } from '@proofsheet/engine/base/cache/hash'
import { pagePath } from '../format/files'
import { formatPosting, postingLength } from '../format/postings'
import { type Bundle, packBundle, readBundle } from './bundle'
import type { RecordedPage } from './record'

/** The postings of some words on the pages of one segment. */
export interface SegmentPart {
  postings: number
  hash: string
  /** A line for each word, in any order: the word, a space, and its postings in ascending order. */
  text: () => string
}

/** The part of an index that some pages make; it depends on no other page. */
export interface Segment {
  /** The number of its pages that are in the index. */
  pages: number
  /** The texts of its pages, by path. */
  files: Bundle
  /** The postings of its words, by the first two bytes of the words in hexadecimal. */
  parts: Map<string, SegmentPart>
}

/** Gives the stored result for equal parts, or else makes and stores it. */
export type Memoize = (kind: string, parts: string[], make: () => Promise<Uint8Array>) => Promise<Uint8Array>

/**
 * Divides pages, in the order of their IDs, where the leading bits of the IDs change: into about as many segments as each has
 * pages. All segments are read where one page has changed, and the records of all pages of its segment.
 */
export function divide(pages: readonly RecordedPage[], ids: ReadonlyMap<string, number>): RecordedPage[][] {
  const bits = Math.ceil(Math.log2(Math.max(1, pages.length)) / 2)
  const segments = new Map<number, RecordedPage[]>()
  const idOf = ({ url }: RecordedPage) => ids.get(url) ?? 0
  for (const page of pages.toSorted((a, b) => idOf(a) - idOf(b))) {
    const number = idOf(page) >> (24 - bits)
    segments.set(number, [...(segments.get(number) ?? []), page])
  }
  return [...segments.values()]
}

/** Gives the segment of pages, which are in the order of their IDs. Records are read only where it is not stored. */
export async function segmentOf(
  pages: readonly RecordedPage[],
  ids: ReadonlyMap<string, number>,
  memoize: Memoize,
): Promise<Segment> {
  const key = pages.flatMap(({ url, record }) => [String(ids.get(url)), url, record?.hash ?? ''])
  const packed = await memoize('search-segment', key, async () => packBundle(makeSegment(pages, ids)))
  const segment: Segment = { pages: 0, files: new Map(), parts: new Map() }
  for (const [name, content] of readBundle(packed)) {
    const [group, postings, hash] = name.split(' ')
    if (group !== undefined && hash !== undefined)
      segment.parts.set(group, { postings: Number(postings), hash, text: () => content.toString('utf8') })
    else segment.files.set(name, content)
  }
  segment.pages = segment.files.size
  return segment
}

/** The first two bytes of a word, in hexadecimal. */
function groupOf(word: string): string {
  return Buffer.from(word).toString('hex', 0, 2)
}

function makeSegment(pages: readonly RecordedPage[], ids: ReadonlyMap<string, number>): Bundle {
  const bundle: Bundle = new Map()
  const groups = new Map<string, Map<string, string>>()
  for (const { url, record: stored } of pages) {
    if (!stored) continue
    const record = stored.read()
    const id = ids.get(url) ?? 0
    bundle.set(pagePath(id), deflateRawSync(JSON.stringify(record.page), { level: 9 }))
    for (const [word, weight] of record.weights) {
      const group = groupOf(word)
      const words = groups.get(group) ?? new Map<string, string>()
      groups.set(group, words.set(word, (words.get(word) ?? '') + formatPosting({ id, weight })))
    }
  }
  for (const [group, words] of groups) {
    const text = [...words].map(([word, postings]) => `${word} ${postings}\n`).sort()
    const postings = [...words.values()].reduce((sum, each) => sum + each.length, 0) / postingLength
    const content = Buffer.from(text.join(''))
    bundle.set(`${group} ${postings} ${sha256(content)}`, content)
  }
  return bundle
}
