// Reaches the browser, when a page with figures is scrolled.

/** A number of things at least, such as 500+. */
export interface Figure {
  number: number
  grouped: boolean
}

/** Parses a figure that can be counted up to: every number on the way to a least number is true as well. */
export function parseFigure(text: string): Figure | undefined {
  const [, digits = ''] = /^(\d{1,3}(?:,\d{3})+|\d+)\+$/.exec(text) ?? []
  const number = Number(digits.replaceAll(',', ''))
  return number ? { number, grouped: digits.includes(',') } : undefined
}

/**
 * The text of a figure while it counts: zero at progress 0, the figure as it was written at progress 1. On the way it is
 * in steps of a thousandth of its order: 493+ of 500+, 19,700+ of 20,000+.
 */
export function figureAt({ number, grouped }: Figure, progress: number): string {
  const unit = 10 ** Math.max(0, `${number}`.length - 3)
  const shown = progress < 1 ? unit * Math.round((number * progress) / unit) : number
  return `${shown.toLocaleString('en-US', { useGrouping: grouped })}+`
}
