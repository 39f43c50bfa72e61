// Reaches the browser, when a visitor uses the SlideSwap figure.

/** The room of a text box: characters across, rows down. */
export interface Box {
  columns: number
  rows: number
}

export interface Fit {
  /** The text as it breaks in its box. */
  rows: string[]
  /** How many rows do not fit. */
  over: number
}

/** Characters that take a full square: twice the width of a Latin letter (Unicode East Asian Width, W and F). */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff01-\uff60]/

/** Signs that may not begin a row in Japanese. */
const clinging =
  /^[\u3001\u3002\uff0c\uff0e\uff1a\uff01\uff1f\u300d\uff09\u30fc\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7\u3005]/

/** The room a text takes, in widths of a Latin letter. */
export function measure(text: string): number {
  return [...text].reduce((total, character) => total + (wide.test(character) ? 2 : 1), 0)
}

/** How many characters a text has. */
export function countCharacters(text: string): number {
  return [...text].length
}

/** How much longer or shorter a text is than its source, in whole percent. */
export function lengthChange(source: string, text: string): number {
  return Math.round((countCharacters(text) / countCharacters(source) - 1) * 100)
}

/** Breaks a text at its spaces, and between wide characters, into rows of at most `columns` letter widths. */
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

/** How a text stands in its box, by counting characters. */
export function fitText(text: string, box: Box): Fit {
  const rows = breakRows(text, box.columns)
  return { rows, over: Math.max(0, rows.length - box.rows) }
}

/** The smallest pieces that stay together: words with the space after them, wide characters with what clings to them. */
function pieces(text: string): string[] {
  const found: string[] = []
  for (const character of text) {
    const last = found.at(-1)
    if (last === undefined) found.push(character)
    else if (clinging.test(character)) found[found.length - 1] = last + character
    else if (last.endsWith(' ') || wide.test(character) || wide.test(last.at(-1) ?? '')) found.push(character)
    else found[found.length - 1] = last + character
  }
  return found
}
