// Reaches the browser, when a page with figures is scrolled.

/** A figure taken apart: what stands before and after its number, and how the number is written. */
export interface Figure {
  before: string
  number: number
  after: string
  decimals: number
  grouped: boolean
}

/** A number that measures: after nothing, a sign or a small word, never a name such as SOC 2. */
const shape = /^((?:about |under |over |up to |from )?[$€£<>~]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?!\d)(.*)$/i

/**
 * The parts of a figure that can be counted up to, or nothing where there is none: text, zero, a name (SOC 2), a range
 * (4-12) or a round-the-clock promise (24/7). A score (4.83/5) counts its first number.
 */
export function parseFigure(text: string): Figure | undefined {
  const [, before = '', whole = '', fraction = '', after = ''] = shape.exec(text) ?? []
  const number = Number(whole.replaceAll(',', '') + fraction)
  if (!number) return undefined
  const outOf = /^\/(\d+)$/.exec(after)
  if (outOf ? number > Number(outOf[1]) : /\d/.test(after)) return undefined
  return { before, number, after, decimals: Math.max(0, fraction.length - 1), grouped: whole.includes(',') }
}

/** The figure on its way: progress 0 shows zero, 1 the figure as it was written. */
export function figureAt({ before, number, after, decimals, grouped }: Figure, progress: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: grouped }
  return before + (number * progress).toLocaleString('en-US', digits) + after
}
