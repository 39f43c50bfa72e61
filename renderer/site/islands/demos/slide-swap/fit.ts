// Reaches the browser, when a visitor uses the SlideSwap figure.

/** The size of a text box: its width in hundredths of the size of its letters, and its lines. */
export interface Box {
  width: number
  rows: number
}

export interface Fit {
  /** The lines of the text in its box. */
  rows: string[]
  /** The number of lines that overflow. */
  over: number
}

/** The widths of letters in the text font, in hundredths of their size. Other small letters are 55 wide, capitals 62. */
const widths: [string, number][] = [
  ['ijlíî.,:;’ \u00a0', 26],
  ['frt', 33],
  ['cçksvxyz', 47.5],
  ['mw', 80],
]

/** From here on characters are as wide as high: Japanese ones, with their punctuation. */
const wide = '\u2e80'

/** Where a line may end without a space, and where a word may be parted. */
export const unseen = /[\u200b\u00ad]/g

/** The width of a text, in hundredths of the size of its letters: from a table, so that it is the same everywhere. */
export function measure(text: string): number {
  const widthOf = (letter: string) =>
    widths.find(([letters]) => letters.includes(letter))?.[1] ?? (letter < 'a' ? 62 : letter < wide ? 55 : 100)
  return [...text.replace(unseen, '')].reduce((total, letter) => total + widthOf(letter), 0)
}

/** The difference in width between a text and its source, in whole percent. */
export function widthChange(source: string, text: string): number {
  return Math.round((measure(text) / measure(source) - 1) * 100)
}

/** Breaks a text at spaces and between phrases into lines of at most this width. */
export function breakRows(text: string, width: number): string[] {
  const rows: string[] = []
  let row = ''
  for (const piece of pieces(text)) {
    if (row && measure((row + piece).trimEnd()) > width) {
      rows.push(row.trimEnd())
      row = piece.trimStart()
    } else row += piece
  }
  return row ? [...rows, row.trimEnd()] : rows
}

/** Fits a text into a box by the widths of its letters. */
export function fitText(text: string, box: Box): Fit {
  const rows = breakRows(text, box.width)
  return { rows, over: Math.max(0, rows.length - box.rows) }
}

/** The unbreakable pieces of a text: words with the space after them, and phrases of a language without spaces. */
const pieces = (text: string) => text.match(/[^ \u200b]+[ \u200b]*/g) ?? []
