import type { Nodes, Paragraph } from 'mdast'
import type { Span } from '../../../base/diagnostics/position'

/** The replacement for each character that is no text: it is neither white space nor a character of Markdown. */
const other = '\uFFFC'

/** A text that looks like Markdown and is shown as it is. */
export interface Literal extends Span {
  message: string
  hint: string
  fix?: Span & { text: string }
}

/** The texts of a body, and where they are. */
export interface BodyTexts {
  body: string
  /** The body with a placeholder for each character that is no text, at equal length. Line ends stay. */
  text: string
  paragraphs: Paragraph[]
}

/** Finds the texts of a body, without code, syntax and escaped characters. */
export function findTexts(nodes: readonly Nodes[], body: string): BodyTexts {
  let text = ''
  const hideUntil = (offset: number) => {
    if (offset > text.length) text += body.slice(text.length, offset).replace(/[^\r\n]/g, other)
  }
  for (const { type, position } of nodes) {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0]
    // Nodes of syntax that was merged are not in order.
    if (type !== 'text' || start < text.length) continue
    hideUntil(start)
    text += body.slice(start, end).replace(/\\[!-/:-@[-`{-~]/g, other.repeat(2))
  }
  hideUntil(body.length)
  return { body, text, paragraphs: nodes.filter(node => node.type === 'paragraph') }
}
