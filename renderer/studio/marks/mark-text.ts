/**
 * A marked text names its source while a page is rendered: number, text and end, separated by characters of Unicode's
 * private use area, which content doesn't use. They become attributes before the page leaves the server.
 */
const [open, middle, close] = ['\uE010', '\uE011', '\uE012']

/** A text with the number of its source. */
export function markText(text: string, source: number): string {
  return `${open}${source}${middle}${text}${close}`
}

/** Whether a text has a mark, or a part of one. */
export function hasMarks(text: string): boolean {
  return /[\uE010-\uE012]/.test(text)
}

/** A text without marks, also without those that code has cut in two. */
export function withoutMarks(text: string): string {
  return text.replace(/\uE010\d*\uE011?|[\uE011\uE012]/g, '')
}

/** A part of a marked text: the begin of a source, the end of one, or text. */
export type MarkToken = { type: 'begin'; source: number } | { type: 'end' } | { type: 'text'; text: string }

/** Divides a text at its marks; remains of broken marks are left out. */
export function markTokens(text: string): MarkToken[] {
  if (!hasMarks(text)) return [{ type: 'text', text }]
  return text.split(/(\uE010\d+\uE011|\uE012)/).flatMap((part): MarkToken[] => {
    if (part === close) return [{ type: 'end' }]
    const [, source] = /^\uE010(\d+)\uE011$/.exec(part) ?? []
    if (source !== undefined) return [{ type: 'begin', source: Number(source) }]
    return part === '' ? [] : [{ type: 'text', text: withoutMarks(part) }]
  })
}
