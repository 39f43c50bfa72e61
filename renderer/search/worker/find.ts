// Reaches the browser, when a visitor first searches.
import type { IndexedPage } from '../format/files'
import { hasPhrase, hitsOf } from './excerpt'
import type { IndexReader, WordPages } from './index-reader'
import type { Found } from './messages'
import { namedIds, namesThing } from './named'
import { nearWord } from './near'
import { parseQuery, type QueryWord } from './query'
import { type Ranked, rank } from './rank'
import { tellingWords } from './usual-words'

/** The largest number of pages that are shown. */
const maxPages = 10
/** The factor on a page's score where it has the words of the query in sequence. */
const phraseFactor = 1.2

/**
 * Gives the function that finds pages for a query, the best first. `base` is the base path of their URLs. It rejects
 * where the index can't be read.
 */
export function createFinder(index: IndexReader, base: string): (text: string) => Promise<Found> {
  return async text => {
    const pageCount = await index.pageCount()
    const looked = await Promise.all(parseQuery(text).map(word => lookUp(index, word)))
    const query = looked.map(({ word }) => word)
    const found = looked.map(({ words }) => words)
    const ranked = rank(query, found, pageCount)
    const best = new Set(ranked.slice(0, maxPages))
    const others = namedIds(query, found).flatMap(
      id => ranked.find(each => each.id === id) ?? { id, score: 0, hasAll: false },
    )
    const pages = (await readPages(index, [...new Set([...best, ...others])]))
      .filter(({ page, ranked }) => best.has(ranked) || namesThing(page, query))
      .map(({ page, ranked: { score } }) => ({ page, score: score * phraseBonus(page, query) }))
      .sort((a, b) => nameRank(b.page, query) - nameRank(a.page, query) || b.score - a.score)
      .slice(0, maxPages)
    return {
      total: Math.max(ranked.length, pages.length),
      complete: ranked.filter(({ hasAll }) => hasAll).length,
      pages: pages.map(({ page }) => {
        const url = base + page.url.slice(1)
        const { name, title, section } = page
        return {
          url,
          name,
          title,
          section,
          hits: hitsOf(page, url, query, namesThing(page, query)),
        }
      }),
    }
  }
}

/** The words of the index for a word of a query; where there is none, those that differ in one letter. */
async function lookUp(index: IndexReader, word: QueryWord): Promise<{ word: QueryWord; words: WordPages[] }> {
  const words = await index.wordsAt(word.start)
  const near = words.some(({ word: other }) => word.match(other) > 0) ? undefined : nearWord(word)
  return near ? { word: near, words: await index.wordsAt(near.start) } : { word, words }
}

/**
 * The score of the names of a page for a query, which counts before that of its text: 4 and more where its name is the
 * query, most for the page nearest to the home page; 3 where its name has all words and begins with one, or is that of a
 * thing and is in the query; 2 where it has all words, 1 where its title has them, 0 otherwise.
 */
function nameRank(page: IndexedPage, query: QueryWord[]): number {
  const { url, name, title } = page
  const hasAll = (words: string[]) => query.every(({ match }) => words.some(word => match(word) > 0))
  const words = tellingWords(name ?? title)
  if (query.length === 0) return 0
  if (hasAll(words) && words.length === query.length) return 4 + 1 / url.split('/').length
  if (namesThing(page, query)) return 3
  if (hasAll(words)) return query.some(({ match }) => match(words[0] ?? '') > 0) ? 3 : 2
  return hasAll(tellingWords(title)) ? 1 : 0
}

function phraseBonus(page: IndexedPage, query: QueryWord[]): number {
  return query.length > 1 && hasPhrase(page, query) ? phraseFactor : 1
}

/** Reads the texts of pages. Leaves out those that are missing, as after a new version of the site, unless all are. */
async function readPages(index: IndexReader, all: Ranked[]): Promise<{ page: IndexedPage; ranked: Ranked }[]> {
  const read = await Promise.allSettled(all.map(async ranked => ({ page: await index.page(ranked.id), ranked })))
  const failed = read.find(result => result.status === 'rejected')
  const pages = read.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
  if (failed && pages.length === 0) throw failed.reason
  return pages
}
