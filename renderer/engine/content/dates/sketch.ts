import type { Nodes } from 'mdast'
import { textsIn } from '../../base/diagnostics/locate'
import { ownTexts } from '../../mdx/extract'
import { everyNode } from '../../mdx/nodes'

/** The number of bits of a sketch: a difference is estimated with a standard error of about 0.05. */
const bits = 128
/** Texts with fewer words have no sketch: one changed sentence would be much of them. */
const minWords = 100

/** The texts of one file: sentences of its frontmatter, and what its body shows. */
export function textOf(data: Record<string, unknown> | undefined, tree: Nodes | undefined): string {
  // A value without a space is a name, a URL or a day.
  const fields = textsIn(data ?? {}).flatMap(({ text }) => (text.includes(' ') ? [text] : []))
  return [...fields, ...(tree ? everyNode(tree).flatMap(ownTexts) : [])].join('\n')
}

/**
 * The sketch of a text, 32 hexadecimal digits from which `differenceOf` estimates how much of it has changed, so that
 * the text itself needn't be stored. Undefined for a short text. Case, punctuation and the order of paragraphs count
 * little or nothing.
 *
 * It is a MinHash with one permutation and one bit (Li, Owen and Zhang 2012; Li and König 2010): each pair of
 * neighboring words is hashed once, into one of 128 bins; a bin keeps one bit of its smallest hash.
 */
export function sketchOf(text: string): string | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
  if (words.length < minWords) return undefined
  const smallest = new Array<number>(bits).fill(Number.POSITIVE_INFINITY)
  for (let index = 1; index < words.length; index++) {
    const hash = hashWords(`${words[index - 1]} ${words[index]}`)
    const bin = hash % bits
    smallest[bin] = Math.min(smallest[bin] ?? 0, Math.floor(hash / bits))
  }
  const filled = smallest.map((_, bin) => nextFilled(smallest, bin))
  const digits = Array.from({ length: bits / 4 }, (_, digit) =>
    [0, 1, 2, 3].reduce((sum, bit) => 2 * sum + (filled[4 * digit + bit] ?? 0), 0).toString(16),
  )
  return digits.join('')
}

/**
 * Estimates how much two texts differ, from their sketches: the share of word pairs that one has and the other lacks,
 * from 0 for equal texts to 1 for texts without a pair in common.
 */
export function differenceOf(a: string, b: string): number {
  const different = [...a].reduce((sum, _digit, index) => sum + onesIn(digitAt(a, index) ^ digitAt(b, index)), 0)
  // Unequal bins agree in one bit by chance half of the time.
  const common = Math.max(0, 1 - (2 * different) / bits)
  return (1 - common) / (1 + common)
}

/** A bit of the smallest hash in a bin; of the next bin that has one where it is empty, as in a short text. */
function nextFilled(smallest: readonly number[], bin: number): number {
  for (let step = 0; step < bits; step++) {
    const hash = smallest[(bin + step) % bits] ?? Number.POSITIVE_INFINITY
    // A borrowed bit is mixed with its distance, or else neighboring bins would all agree or all differ.
    if (hash !== Number.POSITIVE_INFINITY) return hashWords(`${hash} ${step}`) & 1
  }
  return 0
}

/** A hash of 32 bits: FNV-1a with the final mix of MurmurHash3, equal on every machine. */
function hashWords(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

const digitAt = (sketch: string, index: number) => Number.parseInt(sketch.charAt(index), 16) || 0
const onesIn = (digit: number) => [1, 2, 4, 8].filter(bit => digit & bit).length
