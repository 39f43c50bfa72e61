import { isDay } from './formats'

/** The spellings of a day: year first, the month as an English word, or day and month in either order. */
const spellings: { form: RegExp; parts: (found: string[]) => [year?: string, month?: string, day?: string] }[] = [
  {
    form: /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ]\d{1,2}:\d{2}\S{0,20}(?: ?(?:Z|UTC|[+-]\d{2}:?\d{2}))?)?$/,
    parts: ([, y, , m, d]) => [y, m, d],
  },
  { form: /^(\d{4})(\d{2})(\d{2})$/, parts: ([, y, m, d]) => [y, m, d] },
  { form: /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i, parts: ([, m, d, y]) => [y, m, d] },
  { form: /^(\d{1,2})(?:st|nd|rd|th|\.)? ([a-z]{3,9})\.?,? (\d{4})$/i, parts: ([, d, m, y]) => [y, m, d] },
  { form: /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/, parts: ([, m, , d, y]) => [y, m, d] },
  { form: /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/, parts: ([, d, , m, y]) => [y, m, d] },
]

// As words: what Node formats first takes 10 ms, and this is loaded with each command.
const months = 'january february march april may june july august september october november december'.split(' ')

/** The day that a text means, as year-month-day; undefined where it can mean none or two, such as 05/03/2024. */
export function toDay(text: string): string | undefined {
  const [day, other] = toDays(text)
  return other === undefined ? day : undefined
}

/** The days that a text can mean, as year-month-day. Of a moment it is the day as written, in any time zone. */
export function toDays(text: string): string[] {
  const days = spellings.flatMap(({ form, parts }) => {
    const found = form.exec(text.trim())
    if (!found) return []
    const [year = '', month = '', date = ''] = parts(found)
    return `${year}-${monthOf(month)}-${date.padStart(2, '0')}`
  })
  return [...new Set(days.filter(isDay))].sort()
}

/** A month as two digits, from its number or its English name; empty for anything else. */
function monthOf(text: string): string {
  const word = text.toLowerCase().replace(/^sept$/, 'sep')
  const index = months.findIndex(name => name === word || name.slice(0, 3) === word)
  return (index < 0 ? text.replace(/\D/g, '') : String(index + 1)).padStart(2, '0')
}
