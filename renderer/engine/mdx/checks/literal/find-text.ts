import type { Nodes } from 'mdast'
import type { Finding } from '../../../base/diagnostics/issue'
import { placeOf } from '../../nodes'

/** The replacement for each character that is no text: it is neither white space nor a character of Markdown. */
const other = '\uFFFC'

/** A text that looks like Markdown and is shown as it is. */
export type Literal = Omit<Finding, 'code'>

/** A body and its texts. */
export interface BodyTexts {
  body: string
  /** The body with a placeholder for each character that is no text, at equal length. Line ends stay. */
  text: string
}

/** Finds the texts of a body, without code, syntax and escaped characters. */
export function findTexts(nodes: readonly Nodes[], body: string): BodyTexts {
  let text = ''
  const hideUntil = (offset: number) => {
    if (offset > text.length) text += body.slice(text.length, offset).replace(/[^\r\n]/g, other)
  }
  for (const node of nodes) {
    const { start, end } = placeOf(node)
    // Nodes of syntax that was merged are not in order.
    if (node.type !== 'text' || start < text.length) continue
    hideUntil(start)
    text += body.slice(start, end).replace(/\\[!-/:-@[-`{-~]/g, other.repeat(2))
  }
  hideUntil(body.length)
  return { body, text }
}
