import { type Issue, show } from '../../diagnostics/issue'
import { toDay } from '../../shapes/days'
import { isDay } from '../../shapes/formats'

/** What is wrong with a field, for writers. */
export interface Explained extends Pick<Issue, 'code' | 'message' | 'hint'> {
  /** The key or value that was probably meant. */
  suggestion?: string | boolean
}

/** Explains a text that is not of the format that its field's type names. */
export function explainFormat(format: string, text: string): Explained {
  const shown = show(text)
  if (format !== 'date') return formats[format as keyof typeof formats](shown)
  const problem = (message: string, hint: string): Explained => ({ code: 'field-value', message, hint })
  if (isDay(text)) return problem(`${shown} is too far ahead.`, 'Check the year: it is probably mistyped.')
  const day = toDay(text)
  if (day) return { ...problem(`${shown} is not written as a day.`, `Write ${day}.`), suggestion: day }
  return formats.date(shown)
}

const formats = {
  date: (shown: string): Explained => ({
    code: 'field-value',
    message: `${shown} is not a day in the calendar.`,
    hint: 'Write the date as year-month-day, for example 2024-12-01.',
  }),
  instant: (shown: string): Explained => ({
    code: 'field-value',
    message: `${shown} is not a moment.`,
    hint: 'Write day, time and zone, for example 2026-12-01T09:00Z, or 2026-12-01T14:30+05:30 for a time in India.',
  }),
  href: (shown: string): Explained => ({
    code: 'field-value',
    message: `${shown} is not an address.`,
    hint: 'Write a page of this site with a closing slash, for example /about/, or a full address with https.',
  }),
  external: (shown: string): Explained => ({
    code: 'field-value',
    message: `${shown} is not the address of another site.`,
    hint: 'Write it in full, for example https://site.example/.',
  }),
}
