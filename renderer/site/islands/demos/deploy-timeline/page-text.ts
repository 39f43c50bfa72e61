// Reaches the browser, when a visitor uses the DeployTimeline figure.
import { type Inspection, untitled } from './inspect'

type LineKind = 'line' | 'text' | 'button'

/** The texts of a page as a phone shows them: its heading, then one per element. */
export interface PageText {
  heading: string
  lines: { text: string; kind: LineKind }[]
}

/** The texts that have room on a phone, and the letters of plain text. */
const [maxLines, maxLetters] = [7, 240]

/**
 * The texts in the elements of a snippet; expressions in braces are computed on the page, and are left out here. Text
 * without such elements is one paragraph, as in a browser.
 */
export function pageText(code: string, { kind, title }: Pick<Inspection, 'kind' | 'title'>): PageText {
  const shown = code.replace(/<(title|script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, '')
  const found =
    kind === 'markdown'
      ? [...shown.replace(/[*_]{2}/g, '').matchAll(/^(?!\s*#)\s*([-*]\s+)?(\S.*)$/gm)]
      : [...shown.matchAll(/<(p|li|label|input|button|h2|h3|td|a|summary)\b(?:=>|[^>])*>([^<>]*)/gi)]
  const lines = found
    .map(([, element = 'p', text = '']) => ({ text: plain(text.replace(/\{[^}]*\}/g, '…')), kind: kindOf(element) }))
    .filter(({ text }) => text)
  const heading = title === untitled ? '' : title
  if (lines.length > 0 || !/^(?:html|text)$/.test(kind)) return { heading, lines: lines.slice(0, maxLines) }
  const rest = plain(shown.replace(/<h1\b[^>]*>[\s\S]*?<\/h1>|<[^>]*>/gi, ' '))
  const text = rest.length > maxLetters ? `${rest.slice(0, maxLetters)}…` : rest
  return { heading, lines: text ? [{ text, kind: 'text' }] : [] }
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The look of an element on the phone, by its tag, or by the bullet of a line of Markdown. */
function kindOf(element: string): LineKind {
  const tag = element.toLowerCase()
  if (tag === 'button') return 'button'
  return ['p', 'a', 'summary', 'h2', 'h3'].includes(tag) ? 'text' : 'line'
}
