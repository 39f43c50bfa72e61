const form = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/

/** Parses a date-time with a time zone (RFC 3339); undefined where the text is none. */
export function parseInstant(text: string): Date | undefined {
  const day = form.exec(text)?.[1]
  const instant = new Date(text)
  return day && isDay(day) && !Number.isNaN(instant.valueOf()) ? instant : undefined
}

/** Whether a text is a valid date, written year-month-day. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text)
}
