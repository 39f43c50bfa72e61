// Reaches the browser, when a visitor first searches.
import { nameWeightFrom } from '../format/postings'
import type { WordPages } from './index-reader'
import type { QueryWord } from './query'

/** A page that matches, and how well. */
export interface Ranked {
  id: number
  score: number
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

/**
 * Ranks pages for the words of a query, the best first. Pages with all words are results; pages without one of them only
 * where their name has another, as the page DraftEmail for "price DraftEmail", or where no page has all.
 */
export function rank(query: QueryWord[], found: WordPages[][], pageCount: number): Ranked[] {
  const all = query.map((word, index) => matchesOf(word, found[index] ?? [], pageCount))
  const ids = new Set(all.flatMap(({ weights }) => [...weights.keys()]))
  const total = all.reduce((sum, { rarity }) => sum + rarity, 0)
  const candidates = [...ids].map(id => {
    const present = all.filter(({ weights, hasMore }) => hasMore || weights.has(id))
    const weights = all.map(matches => matches.weights.get(id) ?? (matches.hasMore ? 1 : 0))
    const score = weights.reduce((sum, weight, index) => sum + weight * (all[index]?.rarity ?? 0), 0)
    // A page without a word that is rare says less about the query than one without a usual word.
    const share = present.reduce((sum, { rarity }) => sum + rarity, 0) / total
    const isComplete = present.length === all.length
    return { id, score: score * share, isComplete, isNamed: weights.some(weight => weight >= nameWeightFrom) }
  })
  const hasComplete = candidates.some(({ isComplete }) => isComplete)
  return candidates
    .filter(({ isComplete, isNamed }) => isComplete || isNamed || !hasComplete)
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
