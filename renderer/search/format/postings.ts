// Reaches the browser, when a visitor first searches.

/** A page that a word is on. */
export interface Posting {
  /** The ID of the page. */
  id: number
  /** The weight of the word for the page, from 1 to `maxWeight`. */
  weight: number
}

/** The number of IDs of pages: four characters of six bits. */
export const idCount = 2 ** 24

/** The largest weight: one character of six bits. */
export const maxWeight = 63

/** The weight above which a word is in a name of the page: its title or its URL. */
export const nameWeightFrom = 38

/** The length of a posting in characters. */
export const postingLength = 5

/** Six bits each, in the order of ASCII, so that sorted texts are sorted numbers. */
const digits = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'

/** A posting as five characters: four for the ID of the page, one for the weight. */
export function formatPosting({ id, weight }: Posting): string {
  const bits = [id >> 18, id >> 12, id >> 6, id, weight]
  return bits.map(each => digits.charAt(each & 63)).join('')
}

/** Reads postings that follow each other without separators. */
export function parsePostings(text: string): Posting[] {
  const bits = [...text].map(character => digits.indexOf(character))
  const at = (index: number) => bits[index] ?? 0
  return Array.from({ length: Math.floor(text.length / postingLength) }, (_, index) => {
    const start = index * postingLength
    const id = (at(start) << 18) | (at(start + 1) << 12) | (at(start + 2) << 6) | at(start + 3)
    return { id, weight: at(start + 4) }
  })
}
