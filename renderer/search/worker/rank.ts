// Reaches the browser, when a visitor first searches.
import { nameWeightFrom } from '../format/postings'
import type { WordPages } from './index-reader'
import type { QueryWord } from './query'

/** A page that matches, and how well. */
export interface Ranked {
  id: number
  score: number
  /** Whether it has all words of the query. */
  hasAll: boolean
}

/** The pages of one word of a query. */
interface Matches {
  /** The weight of the best match on each page. */
  weights: Map<number, number>
  /** How rare the word is (the inverse document frequency of BM25). */
  rarity: number
  /** Whether pages that the index does not list may have the word too. */
  hasMore: boolean
}

/** The number of pages with all words below which pages without one of them are results too. */
const enoughPages = 5
/** The share of the query, by rarity of its words, that such pages and those with a word in their name must have. */
const leastShare = 0.25

/**
 * Ranks pages for the words of a query, the best first; words that no page has don't count. Pages with all words are
 * results. Pages with some are results where their name has one, as the page DraftEmail for "price DraftEmail", or where
 * few pages have all; but not for frequent words alone, unless few pages have all and their name has one: "Training" for
 * "training for nurses".
 */
export function rank(query: QueryWord[], found: WordPages[][], pageCount: number): Ranked[] {
  const all = query
    .map((word, index) => matchesOf(word, found[index] ?? [], pageCount))
    .filter(({ weights }) => weights.size > 0)
  const ids = new Set(all.flatMap(({ weights }) => [...weights.keys()]))
  const total = all.reduce((sum, { rarity }) => sum + rarity, 0)
  const candidates = [...ids].map(id => {
    const present = all.filter(({ weights, hasMore }) => hasMore || weights.has(id))
    const weights = all.map(matches => matches.weights.get(id) ?? (matches.hasMore ? 1 : 0))
    const score = weights.reduce((sum, weight, index) => sum + weight * (all[index]?.rarity ?? 0), 0)
    const share = present.reduce((sum, { rarity }) => sum + rarity, 0) / total
    const isComplete = present.length === all.length
    const hasAll = present.length === query.length
    return {
      id,
      score: score * share,
      hasAll,
      share,
      isComplete,
      isNamed: weights.some(weight => weight >= nameWeightFrom),
    }
  })
  const hasEnough = candidates.filter(({ isComplete }) => isComplete).length >= enoughPages
  return candidates
    .filter(
      ({ isComplete, isNamed, share }) =>
        isComplete || [isNamed, !hasEnough, share >= leastShare].filter(Boolean).length > 1,
    )
    .sort((a, b) => b.score - a.score || a.id - b.id)
}

function matchesOf(query: QueryWord, found: WordPages[], pageCount: number): Matches {
  const weights = new Map<number, number>()
  let largest = 0
  let hasMore = false
  for (const { word, postings, count } of found) {
    const match = query.match(word)
    if (match === 0) continue
    largest = Math.max(largest, count)
    hasMore ||= count > postings.length
    for (const { id, weight } of postings) weights.set(id, Math.max(weights.get(id) ?? 0, weight * match))
  }
  const count = Math.max(weights.size, largest)
  return { weights, hasMore, rarity: Math.log(1 + (pageCount - count + 0.5) / (count + 0.5)) }
}
