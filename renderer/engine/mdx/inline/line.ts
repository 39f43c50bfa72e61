import type { PhrasingContent } from 'mdast'
import { isUnsafeUrl } from '../checks/unsafe-url'
import { wordsOf } from '../nodes'
import { parseLine } from './parse-line'

/** A rendered line of Markdown as JSON values: text, an element, or a list of both. */
export type Line = string | LineElement | Line[]

/** An element of a line. */
export interface LineElement {
  name: 'a' | 'em' | 'strong' | 'code'
  href?: string
  title?: string
  content: Line
}

/** Parses a field that holds a line of Markdown. A text without Markdown is given as it is. */
export function toLine(text: string): Line {
  const parts = parseLine(text)
  return parts ? join(parts) : text
}

/** The words of a line of Markdown, for places that show only text: metadata, structured data, social cards. */
export function plainLine(text: string): string {
  const parts = parseLine(text)
  return parts ? parts.map(wordsOf).join('') : text
}

function join(nodes: PhrasingContent[]): Line {
  const parts = nodes.map(toPart)
  return parts.length === 1 ? (parts[0] ?? '') : parts
}

function toPart(node: PhrasingContent): Line {
  switch (node.type) {
    case 'emphasis':
      return { name: 'em', content: join(node.children) }
    case 'strong':
      return { name: 'strong', content: join(node.children) }
    case 'inlineCode':
      return { name: 'code', content: node.value }
    case 'link': {
      const { url, title } = node
      // Checks report an unsafe link as an error; development renders the page all the same.
      if (isUnsafeUrl(url)) return join(node.children)
      return { name: 'a', href: url, title: title || undefined, content: join(node.children) }
    }
    default:
      return wordsOf(node)
  }
}
