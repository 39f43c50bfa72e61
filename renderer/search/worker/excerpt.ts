// Reaches the browser, when a visitor first searches.
import type { IndexedPage, PagePart } from '../format/files'
import { wordsOf } from '../format/words'
import type { Run, SearchHit } from './messages'
import type { QueryWord } from './query'
import { tellingWords } from './usual-words'

/** The largest numbers of parts of a page, and of words in each excerpt. */
const [maxHits, excerptWords] = [3, 22]
/** The number of words before the first match. */
const leadWords = 4

/** A word of a text with its position, and the index of the word of the query that it matches; -1 for none. */
interface Word {
  start: number
  end: number
  match: number
}

/**
 * The parts of a page that match best, in the order of the page; the beginning of the page where only its name does. A page
 * that the query names begins with its beginning: what it is, and what it costs.
 */
export function hitsOf(page: IndexedPage, url: string, query: QueryWord[], isNamed: boolean): SearchHit[] {
  const parts = page.parts.map((part, index) => {
    const words = matchWords(part.text, query)
    const all = [...words, ...matchWords(part.heading ?? '', query)].filter(({ match }) => match >= 0)
    const matched = new Set(all.map(({ match }) => match)).size * 100 + Math.min(all.length, 99)
    const isBeginning = isNamed && index === 0
    return { part, words, index, isBeginning, score: isBeginning ? Number.POSITIVE_INFINITY : matched }
  })
  const best = parts.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score || a.index - b.index)
  const shown = best.length > 0 ? best.slice(0, maxHits) : parts.slice(0, 1)
  return shown
    .sort((a, b) => a.index - b.index)
    .map(({ part, words, isBeginning }) => ({
      title: part.heading || page.title,
      url: part.anchor === undefined ? url : `${url}#${part.anchor}`,
      excerpt: excerptOf(part, words, isBeginning ? 0 : densest(words) - leadWords),
    }))
}

/** Whether a part of a page has the words of a query one after the other, with words of any question between them or not. */
export function hasPhrase(page: IndexedPage, query: QueryWord[]): boolean {
  return page.parts.some(({ text }) => {
    const matches = matchWords(tellingWords(text).join(' '), query).map(({ match }) => match)
    return matches.some((_, start) => query.every((_, index) => matches[start + index] === index))
  })
}

function matchWords(text: string, query: QueryWord[]): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index: start }) => ({
    start,
    end: start + word.length,
    match: bestMatch(wordsOf(word)[0] ?? '', query),
  }))
}

function bestMatch(word: string, query: QueryWord[]): number {
  const values = query.map(each => each.match(word))
  const best = Math.max(...values)
  return best > 0 ? values.indexOf(best) : -1
}

/** The words of a part from the one at `first` on, as runs; its last ones where fewer than `excerptWords` follow. */
function excerptOf({ text }: PagePart, words: Word[], first: number): Run[] {
  const from = Math.max(0, Math.min(first, words.length - excerptWords))
  const shown = words.slice(from, from + excerptWords)
  // A word of the index may be a part of one of the text: the "t" of "isn’t".
  const start = from > 0 ? startOfWord(text, shown[0]?.start ?? 0) : 0
  const isEnd = shown.length === words.length - from
  const stop = isEnd ? text.length : endOfWord(text, shown.at(-1)?.end ?? 0)
  const runs: Run[] = []
  let end = start
  for (const word of shown.filter(({ match }) => match >= 0)) {
    runs.push({ text: text.slice(end, word.start), isMarked: false })
    runs.push({ text: text.slice(word.start, word.end), isMarked: true })
    end = word.end
  }
  runs.push({ text: text.slice(end, stop) + (isEnd ? '' : ' …'), isMarked: false })
  if (start > 0) runs.unshift({ text: '… ', isMarked: false })
  return runs.filter(run => run.text)
}

/** Where what is written without a space begins; scripts without spaces are cut anywhere. */
function startOfWord(text: string, at: number): number {
  return at - (/(?<!\S)\S{0,20}$/.exec(text.slice(0, at))?.[0].length ?? 0)
}

function endOfWord(text: string, at: number): number {
  return at + (/^\S{0,20}(?!\S)/.exec(text.slice(at))?.[0].length ?? 0)
}

/** The first match of the window with most different words of the query, then with most matches. */
function densest(words: Word[]): number {
  const matching = words.flatMap(({ match }, index) => (match >= 0 ? [{ match, index }] : []))
  const scores = matching.map(({ index }) => {
    const near = matching.filter(each => each.index >= index && each.index < index + excerptWords - leadWords)
    return new Set(near.map(({ match }) => match)).size * 100 + near.length
  })
  return matching[scores.indexOf(Math.max(...scores))]?.index ?? 0
}
