// Reaches the browser, when a visitor uses the SlideSwap figure.

/** The size of a text box in characters and lines. */
export interface Box {
  columns: number
  rows: number
}

export interface Fit {
  /** The lines of the text in its box. */
  rows: string[]
  /** The number of lines that overflow. */
  over: number
}

/** Wide characters, twice as wide as a Latin letter (Unicode East Asian Width, W and F). */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff01-\uff60]/

/** Where a line may end without a space, and where a word may be parted. */
export const unseen = /[\u200b\u00ad]/g

/** The width of a text in Latin letters. */
export function measure(text: string): number {
  return [...text.replace(unseen, '')].reduce((total, character) => total + (wide.test(character) ? 2 : 1), 0)
}

/** The number of characters in a text. */
export function countCharacters(text: string): number {
  return [...text.replace(unseen, '')].length
}

/** The difference in room between a text and its source, in whole percent. */
export function lengthChange(source: string, text: string): number {
  return Math.round((measure(text) / measure(source) - 1) * 100)
}

/** Breaks a text at spaces and between phrases into lines of at most `columns` letters. */
export function breakRows(text: string, columns: number): string[] {
  const rows: string[] = []
  let row = ''
  for (const piece of pieces(text)) {
    if (row && measure((row + piece).trimEnd()) > columns) {
      rows.push(row.trimEnd())
      row = piece.trimStart()
    } else row += piece
  }
  return row ? [...rows, row.trimEnd()] : rows
}

/** Fits a text into a box by counting characters. */
export function fitText(text: string, box: Box): Fit {
  const rows = breakRows(text, box.columns)
  return { rows, over: Math.max(0, rows.length - box.rows) }
}

/** The unbreakable pieces of a text: words with the space after them, and phrases of a language without spaces. */
const pieces = (text: string) => text.match(/[^ \u200b]+[ \u200b]*/g) ?? []
