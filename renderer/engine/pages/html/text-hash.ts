import { createHash } from 'node:crypto'
import { type ChildNode, isTag, isText } from 'domhandler'
import type { PageTree } from './page-tree'

/** The number of characters of a hash: enough that two texts of one page never share it. */
const hashLength = 16

/** Elements whose content is no text. */
const unread = /^(script|style|template)$/

/** Characters that HTML escapes: ledgers have the hashes of escaped texts. */
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/**
 * The hash of the readable content in the main part of a page: its words, the targets of its links, and the alternative
 * texts of its pictures. Markup, URLs of files and scripts don't count.
 */
export function textHash({ main }: PageTree): string {
  const text = (main ? textOf(main) : '').replace(/[&<>"']/g, sign => escapes[sign] ?? '')
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, hashLength)
}

function textOf(node: ChildNode): string {
  if (isText(node)) return node.data
  if (!isTag(node)) return ''
  if (unread.test(node.name)) return ' '
  const shown = Object.entries(node.attribs).map(([name, value]) => (/^(href|alt)$/.test(name) ? ` ${value} ` : ''))
  return shown.join('') + node.children.map(textOf).join('')
}
