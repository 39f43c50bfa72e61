// Reaches the browser, when a visitor uses the LevelFinder figure.
/** A span of time in weeks. */
export interface Weeks {
  from: number
  to: number
}

const weeksInMonth = 52 / 12

/** Parses a time span such as "3-6 months" to weeks; undefined where the text has none. */
export function weeksOf(text: string): Weeks | undefined {
  const [, from, to, unit] = /(?<!\d)(\d+)\s*[-–]\s*(\d+)\s*(week|month)/i.exec(text) ?? []
  if (!from || !to || !unit) return undefined
  const length = unit.toLowerCase() === 'month' ? weeksInMonth : 1
  return { from: Number(from) * length, to: Number(to) * length }
}
