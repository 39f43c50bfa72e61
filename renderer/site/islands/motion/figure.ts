// Reaches the browser, when a page with figures is scrolled.

/** A parsed figure: the text before and after its number, and the number's format. */
export interface Figure {
  before: string
  number: number
  after: string
  decimals: number
  grouped: boolean
}

/** A quantity, optionally after a sign or a small word; names with a number, such as SOC 2, do not match. */
const pattern = /^((?:about |under |over |up to |from )?[$€£<>~]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?!\d)(.*)$/i

/**
 * Parses a figure that can be counted up to. Undefined for text, zero, a name (SOC 2), a range (4-12) or opening hours
 * (24/7). Of a score (4.83/5) the first number counts.
 */
export function parseFigure(text: string): Figure | undefined {
  const [, before = '', whole = '', fraction = '', after = ''] = pattern.exec(text) ?? []
  const number = Number(whole.replaceAll(',', '') + fraction)
  if (!number) return undefined
  const outOf = /^\/(\d+)$/.exec(after)
  if (outOf ? number > Number(outOf[1]) : /\d/.test(after)) return undefined
  return { before, number, after, decimals: Math.max(0, fraction.length - 1), grouped: whole.includes(',') }
}

/** The text of a figure while it counts: zero at progress 0, the figure as it was written at progress 1. */
export function figureAt({ before, number, after, decimals, grouped }: Figure, progress: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: grouped }
  return before + (number * progress).toLocaleString('en-US', digits) + after
}
