// Reaches the browser, when a visitor uses a figure that reads their words.
import type { Span } from './span'

const end = /[.!?…]+["”’)]*(?=\s|$)|\n+/g
const abbreviation = /\b(?:mr|mrs|ms|mx|dr|prof|etc|vs|e\.g|i\.e|[ap]\.m)$/i

/** The months, as a pattern. */
export const months = '(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber'

/** The days of the week, as a pattern; short ones after a word that comes before a day. */
export const weekday =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?<=\\b(?:by|on|next|until|before) )(?:mon|tue|wed|thu|fri|sat|sun)\\b)'

/** Verbs of what was done, as a pattern. */
export const pastVerbs = 'went|broke|sent|won|began|made|paid|found|met|took|said|led'

/** A text with a capital letter at first. */
export const upperFirst = (text: string) => text.replace(/^./, first => first.toUpperCase())

/** A sentence as part of another one; names keep their capital letter. */
export const lowerFirst = (text: string) =>
  text.replace(/^(?:The|My|Our|Your|A|An|There|It|This|She|He|They|We|Her|His|Their|Next|Yes|No|Cancel)\b/, word =>
    word.toLowerCase(),
  )

/** Writes weekdays, months and "I" with a capital letter. */
export const capitalizeDays = (text: string): string =>
  text.replace(/\bi(?=['’ ])/g, 'I').replace(new RegExp(`\\b(?:${weekday}|${months})\\b`, 'gi'), word =>
    // The verb "may" and "march" stay as they are, unless a number shows that they are months.
    /^(?:may|march)$/i.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  )

/** A text with the apostrophes of print. */
export const curl = (text: string): string => text.replace(/\b'/g, '’')

/** The sentences of a text in order, divided at stops, question marks and line ends, but not inside "3.5" or "e.g.". */
export function sentencesOf(text: string): Span[] {
  const ends = [...text.matchAll(end)]
    .filter(({ index }) => !abbreviation.test(text.slice(0, index)))
    .map(match => match.index + match[0].length)
  return spansBetween([0, ...ends, text.length])
}

/** The spans from each edge to the next one. */
export function spansBetween(edges: number[]): Span[] {
  return edges
    .slice(1)
    .map((to, index) => ({ from: edges[index] ?? 0, to }))
    .filter(({ from, to }) => to > from)
}
