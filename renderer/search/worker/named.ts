// Reaches the browser, when a visitor first searches.
import type { IndexedPage } from '../format/files'
import { nameWeightFrom } from '../format/postings'
import { lastSegment, wordsOf } from '../format/words'
import type { WordPages } from './index-reader'
import type { QueryWord } from './query'

/** The largest numbers of words of a query that are one name, "draft email", and of pages that a name is looked for on. */
const [maxParts, maxPages] = [2, 2]

/** The pages whose names have a word of the query most: the text of a page says whether the query has its whole name. */
export function namedIds(query: QueryWord[], found: WordPages[][]): number[] {
  const ids = runsOf(query).flatMap(({ start, text }) => {
    const postings = found[start]?.find(({ word }) => word === text)?.postings ?? []
    const named = postings.filter(({ weight }) => weight >= nameWeightFrom)
    return named.sort((a, b) => b.weight - a.weight).slice(0, maxPages)
  })
  return [...new Set(ids.map(({ id }) => id))]
}

/** Whether a query has the name of a page that is about one thing, or the end of its URL, in one word or in two. */
export function namesThing({ isThing, url, name, title }: IndexedPage, query: QueryWord[]): boolean {
  if (!isThing) return false
  const names = [name ?? title, lastSegment(url)].map(each => wordsOf(each).join(''))
  return runsOf(query).some(({ text }) => names.includes(text))
}

/** Words of a query that follow each other, written as one, with the index of the first. */
function runsOf(query: QueryWord[]): { start: number; text: string }[] {
  const words = query.map(({ word }) => word)
  return words.flatMap((_, start) =>
    Array.from({ length: maxParts }, (_, more) => ({ start, text: words.slice(start, start + more + 1).join('') })),
  )
}
