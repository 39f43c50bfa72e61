// Reaches the browser, when a visitor uses the DeployTimeline figure.
import type { Inspection } from './inspect'

/** The texts of a page as a phone shows them: its heading, then one per element. */
export interface PageText {
  heading: string
  lines: { text: string; kind: 'line' | 'text' | 'button' }[]
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
    kind: /^(?:p|a|summary|h2|h3)$/i.test(element)
      ? ('text' as const)
      : /^button$/i.test(element)
        ? ('button' as const)
        : ('line' as const),
  }))
  return { heading: title, lines: lines.filter(({ text }) => text).slice(0, maxLines) }
}
