// Reaches the browser, when a visitor uses the HoursSum figure.

/** The numbers of the sum, in the order of the formula, with their limits. */
export const terms = [
  { name: 'people', label: 'people', most: 100_000 },
  { name: 'minutes', label: 'minutes', most: 480 },
  { name: 'times', label: 'times a week', most: 100 },
  { name: 'weeks', label: 'weeks a year', most: 52 },
] as const

export type TermName = (typeof terms)[number]['name']

/** The texts of the four fields, as typed. */
export type Fields = Record<TermName, string>

export interface Sum {
  /** Minutes and hours a year. */
  minutes: number
  hours: number
  /** Working weeks of one person. */
  personWeeks: number
}

/** Hours in a working week, as assumed. */
export const weekHours = 40

/** The hours that a task takes in a year; undefined while a field is no whole number within its limits. */
export function hoursOf(fields: Fields): Sum | undefined {
  let minutes = 1
  for (const { name, most } of terms) {
    const value = Number(fields[name])
    if (!/^\d+$/.test(fields[name].trim()) || value < 1 || value > most) return undefined
    minutes *= value
  }
  return { minutes, hours: minutes / 60, personWeeks: minutes / 60 / weekHours }
}

/** A number with commas, with one decimal where it has any. */
export function written(value: number): string {
  const rounded = Math.round(value * 10) / 10
  const [whole = '', decimal] = rounded.toFixed(1).split('.')
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (decimal === '0' ? '' : `.${decimal}`)
}
