// Reaches the browser, when a visitor uses a figure that reads their words.
import type { Span } from './span'

const end = /[.!?…]+["”’)]*(?=\s|$)|\n+/g
const abbreviation = /\b(?:mr|mrs|ms|mx|dr|prof|etc|vs|e\.g|i\.e|[ap]\.m)$/i

/** The months, as a pattern. */
export const months = '(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber'

/** A text with a capital letter at first. */
export const upperFirst = (text: string) => text.replace(/^./, first => first.toUpperCase())

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
