import { type ChildNode, type Element, hasChildren, isTag, isText } from 'domhandler'
import { textContent } from 'domutils'
import type { Code } from 'mdast'

/** A code block as the author wrote it: its fence, no caption, and the comments that mark lines. */
export function toCode(block: Element): Code {
  const pre = block.children.find(child => isTag(child) && child.name === 'pre')
  const info = block.attribs['data-code'] ?? ''
  const [lang] = info.split(' ', 1)
  const meta = info.slice((lang ?? '').length + 1)
  const source = info || pre ? sourceOf(pre) : textContent(block)
  return { type: 'code', lang: lang || null, meta: meta || null, value: source.replace(/\n$/, '') }
}

/** Whether an element is a code block, or the box around one. */
export function isCodeBlock({ name, attribs }: Element): boolean {
  return name === 'pre' || 'data-code' in attribs
}

function sourceOf(node: ChildNode | undefined): string {
  if (!node) return ''
  if (isText(node)) return node.data
  const comment = isTag(node) ? node.attribs['data-comment'] : undefined
  if (comment !== undefined) return `${textContent(node).replace(/\n$/, '')}${comment}\n`
  return hasChildren(node) ? node.children.map(sourceOf).join('') : ''
}
