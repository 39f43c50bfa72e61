// Reaches the browser, when a visitor uses the LevelFinder figure.
import type { Level } from '../../../../../content/types/enterprise'

/** A span of time in weeks. */
export interface Weeks {
  from: number
  to: number
}

/** The weeks of a unit; of days, those of work. */
const weeksIn: Record<string, number> = { day: 1 / 5, week: 1, month: 52 / 12 }

/** Parses a time such as "3–6 months" or "1 week" to weeks; undefined where the text has none. */
export function weeksOf(text: string): Weeks | undefined {
  const [, from, to = from, unit] = /(?<!\d)(\d+)(?:\s*[-–]\s*(\d+))?\s*(day|week|month)/i.exec(text) ?? []
  const length = unit && weeksIn[unit.toLowerCase()]
  return from && to && length ? { from: Number(from) * length, to: Number(to) * length } : undefined
}

/** The most weeks that any of these levels takes; 0 where none says weeks or months. */
export function longestOf(levels: Pick<Level, 'timeline'>[]): number {
  return Math.max(...levels.map(({ timeline }) => weeksOf(timeline)?.to ?? 0))
}
