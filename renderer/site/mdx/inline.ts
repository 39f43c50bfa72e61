import { isUnsafeUrl } from '@proofsheet/engine/mdx/checks/unsafe-url'
import { parseInline } from '@proofsheet/engine/mdx/inline/parse-inline'
import { wordsOf } from '@proofsheet/engine/mdx/nodes'
import type { PhrasingContent } from 'mdast'

/** Rendered inline Markdown as JSON values: text, an element, or a list of both. */
export type Inline = string | InlineElement | Inline[]

/** An element of inline Markdown. */
export interface InlineElement {
  name: 'a' | 'em' | 'strong' | 'code'
  href?: string
  title?: string
  content: Inline
}

/** Parses the inline Markdown of a field. A text without Markdown is given unchanged. */
export function toInline(text: string): Inline {
  const parts = parseInline(text)
  return parts ? join(parts) : text
}

/** The words of inline Markdown, for places that show only text: metadata, structured data, social cards. */
export function plainInline(text: string): string {
  const parts = parseInline(text)
  return parts ? parts.map(wordsOf).join('') : text
}

function join(nodes: PhrasingContent[]): Inline {
  const parts = nodes.map(toPart)
  return parts.length === 1 ? (parts[0] ?? '') : parts
}

function toPart(node: PhrasingContent): Inline {
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
