import type { Edit } from '@proofsheet/engine/base/files/edits'

/** The error of a change that can't be made; its message is the reason for the writer. */
export class Refusal extends Error {}

/**
 * The edits in their order, with the line ends of the source. Throws a refusal where an edit is outside of the source,
 * overlaps with another one, or would cut a character in two.
 */
export function normalizeEdits(source: string, edits: readonly Edit[]): Edit[] {
  const sorted = edits.toSorted((a, b) => a.start - b.start || a.end - b.end)
  let last = 0
  return sorted.map(({ start, end, text }) => {
    const isInside = Number.isInteger(start) && Number.isInteger(end) && start <= end && end <= source.length
    if (!isInside || start < last) throw new Refusal('The change is outside of the text, or two changes overlap.')
    if ([start, end].some(offset => isWithinCharacter(source, offset)) || /\p{Surrogate}/u.test(text))
      throw new Refusal('The change would cut a character in two.')
    last = end
    return { start, end, text: withLineEnds(text, source) }
  })
}

/** A text with the line ends of another one: those of its first line. */
export function withLineEnds(text: string, source: string): string {
  const [lineEnd = '\n'] = /\r\n|\r|\n/.exec(source) ?? []
  return text.replace(/\r\n|\r|\n/g, lineEnd)
}

/** The edits that undo others, on the text after those. */
export function invertEdits(source: string, edits: readonly Edit[]): Edit[] {
  let shift = 0
  return edits
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, text }) => {
      const from = start + shift
      shift += text.length - (end - start)
      return { start: from, end: from + text.length, text: source.slice(start, end) }
    })
}

/** Whether an offset is between the halves of a surrogate pair, or of a line end. */
function isWithinCharacter(source: string, offset: number): boolean {
  const around = source.slice(Math.max(0, offset - 1), offset + 1)
  return around === '\r\n' || (offset > 0 && /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(around))
}
