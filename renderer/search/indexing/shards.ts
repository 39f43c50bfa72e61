import { deflateRawSync } from 'node:zlib'
import type { StoredContent } from '@proofsheet/engine/pages/outputs/output'
import { parsePostings, postingLength } from '../format/postings'
import { type IndexStore, memoize } from './memoize'
import type { Segment } from './segments'

/** The number of postings above which a shard is divided by the next byte of its words: some 12 kB. */
const postingsPerShard = 4096
/** The number of pages that a word lists: the best of those that it is on. */
const pagesPerWord = 2048

/** The shards of some words, by prefix in hexadecimal. */
type Shards = [prefix: string, content: StoredContent][]

/** The words of a group in one segment. */
interface Part {
  postings: number
  hash: string
  text: () => string
}

/** The shards of an index by prefix in hexadecimal, in ascending order. Only shards with a changed posting are made. */
export async function shardsOf(segments: readonly Segment[], store: IndexStore): Promise<Shards> {
  const partsOf = groupParts(segments, store)
  const units = unitsOf(partsOf)
  const partsIn = (prefix: string) => units.get(prefix)?.flatMap(group => partsOf.get(group) ?? []) ?? []
  const made = await memoize<Shards>(store, {
    kind: 'search-shards',
    parts: new Map([...units.keys()].map(prefix => [prefix, partsIn(prefix).map(({ hash }) => hash)])),
    make: prefix => makeShards(prefix, partsIn(prefix)).map(([name, content]) => [name, store.store(content)]),
    contentsOf: shards => shards.map(([, content]) => content),
  })
  return [...made.values()].flat().sort(([a], [b]) => (a < b ? -1 : 1))
}

/** The parts of all segments by their groups. The text of a segment is read when one of its parts is needed. */
function groupParts(segments: readonly Segment[], store: IndexStore): Map<string, Part[]> {
  const partsOf = new Map<string, Part[]>()
  for (const { postings: content, parts } of segments) {
    let text: string | undefined
    const readFrom = (start: number, end: number) => {
      text ??= store.read(content)
      return text.slice(start, end)
    }
    let start = 0
    for (const [group, postings, hash, end] of parts) {
      const from = start
      const part = { postings, hash, text: () => readFrom(from, end) }
      const known = partsOf.get(group)
      if (known) known.push(part)
      else partsOf.set(group, [part])
      start = end
    }
  }
  return partsOf
}

/**
 * The groups that are made to shards together, by prefix: those with the same first byte, or each alone where these have
 * too many postings.
 */
function unitsOf(partsOf: ReadonlyMap<string, Part[]>): Map<string, string[]> {
  const sizeOf = (group: string) => partsOf.get(group)?.reduce((sum, { postings }) => sum + postings, 0) ?? 0
  const units = new Map<string, string[]>()
  for (const group of [...partsOf.keys()].sort()) {
    const first = group.slice(0, 2)
    units.set(first, [...(units.get(first) ?? []), group])
  }
  const divided = [...units].flatMap(([first, groups]): [string, string[]][] => {
    const size = groups.reduce((sum, group) => sum + sizeOf(group), 0)
    return size > postingsPerShard ? groups.map(group => [group, [group]]) : [[first, groups]]
  })
  return new Map(divided)
}

/** A word as UTF-8 in hexadecimal, and its postings. */
interface Entry {
  hex: string
  word: string
  postings: string
}

/** Merges the parts of all segments. These are in the order of the IDs of their pages, so the merged postings are too. */
function makeShards(prefix: string, parts: readonly Part[]): [string, Buffer][] {
  const words = new Map<string, string[]>()
  for (const part of parts)
    for (const line of part.text().split('\n')) {
      const [word = '', postings = ''] = line.split(' ')
      const known = words.get(word)
      if (known) known.push(postings)
      else if (word) words.set(word, [postings])
    }
  const entries = [...words]
    .map(([word, postings]) => ({ hex: Buffer.from(word).toString('hex'), word, postings: postings.join('') }))
    .sort((a, b) => (a.hex < b.hex ? -1 : 1))
  return split(prefix, entries).map(([name, each]) => [name, deflateRawSync(formatShard(each), { level: 9 })])
}

/** Divides words by their next byte until each shard is small, or has one word. */
function split(prefix: string, entries: Entry[]): [string, Entry[]][] {
  const size = entries.reduce((sum, { postings }) => sum + postings.length / postingLength, 0)
  if (size <= postingsPerShard || entries.length === 1) return [[prefix, entries]]
  const children = new Map<string, Entry[]>()
  for (const entry of entries) {
    const child = entry.hex.slice(0, prefix.length + 2)
    children.set(child, [...(children.get(child) ?? []), entry])
  }
  // The word that is the prefix itself has no next byte.
  return [...children].flatMap(([child, each]): [string, Entry[]][] =>
    child === prefix ? [[prefix, each]] : split(child, each),
  )
}

/** A line for each word: the word, its postings, and the number of its pages where it lists fewer. */
function formatShard(entries: Entry[]): string {
  return entries
    .map(({ word, postings }) => {
      const count = postings.length / postingLength
      return count > pagesPerWord ? `${word} ${best(postings)} ${count}\n` : `${word} ${postings}\n`
    })
    .join('')
}

/** The postings with the largest weights, in the order of their pages. */
function best(postings: string): string {
  const parsed = parsePostings(postings).map(({ id, weight }, index) => ({ id, weight, index }))
  return parsed
    .sort((a, b) => b.weight - a.weight || a.id - b.id)
    .slice(0, pagesPerWord)
    .sort((a, b) => a.id - b.id)
    .map(({ index }) => postings.slice(index * postingLength, (index + 1) * postingLength))
    .join('')
}
