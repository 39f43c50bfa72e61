/** The kind of each ASCII character, for a parser. */
export type Marks = Uint8Array

/** The values of a table. Punctuation is a mark only where `isMark` says so; a word character never is. */
const [punctuation, mark, wordCharacter] = [1, 2, 3]

/** Characters that begin or end something in Markdown or MDX: the time for parsing a body depends on their number. */
export const bodyMarks = tableOf('\n\r[]*_~`<>{}&@|\\$')

/** Characters that begin or end something in YAML. */
export const yamlMarks = tableOf('\n\r:,?&*!|>%@`"\'#{}[]-')

/**
 * Whether the character at an offset is a mark: one of those that the table lists, punctuation that begins a line or
 * follows punctuation, or a period that may be part of an address. A Windows line end is one mark.
 */
export function isMark(marks: Marks, text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  const kind = marks[code]
  if (kind === mark) return code !== lineFeed || text.charCodeAt(at - 1) !== carriageReturn
  if (kind !== punctuation) return false
  const before = marks[text.charCodeAt(at - 1)]
  return before === mark || before === punctuation || (code === period && isInAddress(marks, text, at))
}

/** The number of marks in a text. */
export function countMarks(marks: Marks, text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) if (isMark(marks, text, at)) count++
  return count
}

const [lineFeed, carriageReturn, period] = [10, 13, 46]

/** Whether a period is inside of a word, or ends one with "w": "www." begins an address. */
const isInAddress = (marks: Marks, text: string, at: number): boolean =>
  marks[text.charCodeAt(at + 1)] === wordCharacter || /[wW]/.test(text[at - 1] ?? '')

function tableOf(signs: string): Marks {
  return Uint8Array.from({ length: 128 }, (_, code) => {
    const sign = String.fromCharCode(code)
    if (signs.includes(sign)) return mark
    return /\w/.test(sign) ? wordCharacter : /\s/.test(sign) || code < 32 ? 0 : punctuation
  })
}
