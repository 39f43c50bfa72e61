// Reaches the browser, when a visitor uses the DeployTimeline figure.
import type { Inspection } from './inspect'

type LineKind = 'line' | 'text' | 'button'

/** The texts of a page as a phone shows them: its heading, then one per element. */
export interface PageText {
  heading: string
  lines: { text: string; kind: LineKind }[]
}

/** The texts that have room on a phone. */
const maxLines = 7

/** The texts in the elements of a snippet; expressions in braces are computed on the page, and are left out here. */
export function pageText(code: string, { kind, title }: Pick<Inspection, 'kind' | 'title'>): PageText {
  const shown = code.replace(/<(title|script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, '')
  const found =
    kind === 'markdown'
      ? [...shown.matchAll(/^(?!\s*#)\s*([-*]\s+)?(\S.*)$/gm)]
      : [...shown.matchAll(/<(p|li|label|button|h2|h3|td|a|summary)\b[^>]*>([^<>]*)/gi)]
  const lines = found.map(([, element = 'p', text = '']) => ({
    text: text
      .replace(/\{[^}]*\}/g, '…')
      .replace(/\s+/g, ' ')
      .trim(),
    kind: kindOf(element),
  }))
  return { heading: title, lines: lines.filter(({ text }) => text).slice(0, maxLines) }
}

/** The look of an element on the phone, by its tag, or by the bullet of a line of Markdown. */
function kindOf(element: string): LineKind {
  const tag = element.toLowerCase()
  if (tag === 'button') return 'button'
  return ['p', 'a', 'summary', 'h2', 'h3'].includes(tag) ? 'text' : 'line'
}
