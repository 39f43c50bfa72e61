// Reaches the browser, when a visitor uses the day dial.

/** The traditional judgment of a period. */
export type Kind = 'good' | 'neutral' | 'bad'

/** One of the seven names, in the order in which the periods of a day follow each other. */
export interface Name {
  name: string
  kind: Kind
  meaning: string
  /** The planet of the name. */
  planet: string
}

/** The seven names by their planets, from the slowest to the swiftest and round again, beginning with the sun's. */
export const names: Name[] = [
  { name: 'Udveg', kind: 'bad', meaning: 'unrest', planet: 'the sun' },
  { name: 'Char', kind: 'neutral', meaning: 'movement', planet: 'Venus' },
  { name: 'Labh', kind: 'good', meaning: 'gain', planet: 'Mercury' },
  { name: 'Amrit', kind: 'good', meaning: 'nectar', planet: 'the moon' },
  { name: 'Kaal', kind: 'bad', meaning: 'loss', planet: 'Saturn' },
  { name: 'Shubh', kind: 'good', meaning: 'auspicious', planet: 'Jupiter' },
  { name: 'Rog', kind: 'bad', meaning: 'illness', planet: 'Mars' },
]

/** An eighth of a day or of a night. */
export interface Period extends Name {
  /** Its number from 1 to 16; the night begins with 9. */
  number: number
  /** Minutes after local midnight of the day; beyond 1440 it is the next day. */
  from: number
  to: number
}

const nameAt = (index: number): Name => names[index % 7] as Name

/** The name of the first period of a weekday (Sunday is 0): the one that belongs to the weekday's own planet. */
export function firstName(weekday: number): Name {
  return nameAt(weekday * 3)
}

/** The eight periods from sunrise to sunset on a weekday (Sunday is 0), one name after the other. */
export function dayPeriods(weekday: number, rise: number, set: number): Period[] {
  return eighths(rise, set, 1, part => weekday * 3 + part)
}

/** The eight periods from sunset to the next sunrise: they begin five names after the day's and go on by fives. */
export function nightPeriods(weekday: number, set: number, nextRise: number): Period[] {
  return eighths(set, nextRise, 9, part => weekday * 3 + 5 + part * 5)
}

function eighths(from: number, to: number, first: number, index: (part: number) => number): Period[] {
  const length = (to - from) / 8
  return Array.from({ length: 8 }, (_, part) => ({
    ...nameAt(index(part)),
    number: first + part,
    from: from + part * length,
    to: from + (part + 1) * length,
  }))
}
