import { type Finding, show } from '../../base/diagnostics/issue'

/** The text with which a new file begins; a page that is published has another. */
export const placeholder = 'The text begins here.'

/** The sentences of a text or a list: of five words and more, or of four with their mark. Groups have fields of their own. */
function sentencesIn(value: unknown): string[] {
  if (typeof value !== 'string') return Array.isArray(value) ? value.flatMap(sentencesIn) : []
  const text = value.replace(/\s+/g, ' ').trim()
  return /^(\S+ ){4}\S|^(\S+ ){3}\S+[.?!…]$/.test(text) ? [text] : []
}

/** The first sentence of a value that is one of an example. */
export function exampleIn(example: unknown, value: unknown): string | undefined {
  const own = sentencesIn(example)
  return own.length > 0 ? sentencesIn(value).find(text => own.includes(text)) : undefined
}

/** Explains an example in a page that is published; `meaning` says what to write in its place. */
export function ofExample(text: string | undefined, meaning: string) {
  const message = `${show(text)} is an example, which only a draft may have.`
  return { code: 'text-placeholder' as const, message, hint: `Write your own: ${meaning}` }
}

/** Reports the text of the template in a page that is not a draft. */
export function checkBegun(body: string): Finding[] {
  const start = body.indexOf(placeholder)
  return start < 0 ? [] : [{ start, end: start + placeholder.length, ...ofExample(placeholder, 'what the page says.') }]
}
