import { decodeUrl } from '@proofsheet/engine/base/files/decode-url'
import type { Nodes } from 'mdast'

/** The text of a node, without its marks. */
export function toText(node: Nodes): string {
  if (node.type === 'break') return '\n'
  // Raw text is the mark of an alert or the id of a heading.
  if (node.type === 'html') return ''
  if ('value' in node) return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' ? '' : node.value
  return 'children' in node ? node.children.map(toText).join('') : ''
}

/** Words from the name of a file, for a picture without an alternative text. */
export function toAltText(url: string): string {
  const [path = ''] = decodeUrl(url).split(/[?#]/, 1)
  const name = path.slice(path.lastIndexOf('/') + 1)
  const stem = name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : name
  return stem.replace(/[-_]+/g, ' ').trim() || 'Picture'
}
