import type { BlockContent, Nodes, PhrasingContent, RootContent } from 'mdast'
import type { ForeignElement } from './nest-html'
import { toAltText, toText } from './texts'

/** The types of nodes that are within a line. */
const phrasing: readonly Nodes['type'][] = [
  ...(['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'break', 'link', 'linkReference', 'image'] as const),
  ...(['imageReference', 'footnoteReference', 'mdxJsxTextElement', 'mdxTextExpression', 'html'] as const),
]

/** Whether a node is within a line of text. */
export function isPhrasing(node: Nodes): node is PhrasingContent {
  return phrasing.includes(node.type)
}

/** Nodes as blocks: inline nodes become a paragraph. */
export function toFlow(nodes: readonly RootContent[]): BlockContent[] {
  const blocks: BlockContent[] = []
  let line: PhrasingContent[] = []
  const end = () => {
    const children = trimSpace(line)
    if (children.length > 0) blocks.push({ type: 'paragraph', children })
    line = []
  }
  for (const node of nodes) {
    if (isPhrasing(node)) line.push(node)
    else {
      end()
      blocks.push(node as BlockContent)
    }
  }
  end()
  return blocks
}

/** Nodes as a line of text: blocks give their content, with a space between them. */
export function toPhrasing(nodes: readonly RootContent[]): PhrasingContent[] {
  const parts = nodes.map(node => {
    if (isPhrasing(node)) return [node]
    if (node.type === 'mdxFlowExpression') return []
    if (node.type === 'code') return [{ type: 'inlineCode', value: node.value.trim().replace(/\s+/g, ' ') } as const]
    return 'children' in node
      ? toPhrasing(node.children as RootContent[])
      : [{ type: 'text', value: toText(node) } as const]
  })
  return parts.flatMap((part, index) => {
    const isBetween = index > 0 && !isPhrasing(nodes[index] as Nodes)
    return isBetween ? [{ type: 'text', value: ' ' } as const, ...part] : part
  })
}

/** Nodes without white space at both ends. */
export function trimSpace(nodes: PhrasingContent[]): PhrasingContent[] {
  const isSpace = (node: PhrasingContent) => node.type === 'text' && node.value.trim() === ''
  const first = nodes.findIndex(node => !isSpace(node))
  const last = nodes.findLastIndex(node => !isSpace(node))
  const between = first < 0 ? [] : nodes.slice(first, last + 1)
  return between.map((node, index) => {
    if (node.type !== 'text') return node
    const start = index === 0 ? node.value.trimStart() : node.value
    return { ...node, value: index === between.length - 1 ? start.trimEnd() : start }
  })
}

/** The text of the first of these attributes that has one; undefined where all are absent or programs. */
export function attributeOf(element: ForeignElement, ...names: string[]): string | undefined {
  for (const name of names) {
    const attribute = element.attributes.find(each => each.type === 'mdxJsxAttribute' && each.name === name)
    const value = attribute?.value
    if (typeof value === 'string') return value
    const literal = literalOf((value as { value?: string } | undefined)?.value ?? '')
    if (literal !== undefined) return literal
  }
}

/** The text of a program that is a text or a number alone; undefined for any other. */
export function literalOf(program: string): string | undefined {
  const literal = /^\s*(?:"([^"\\]*)"|'([^'\\]*)'|`([^`$\\]*)`|(\d+))\s*$/.exec(program)
  return literal?.slice(1).find(text => text !== undefined)
}

/** A link, or its text alone where there is no target. */
export function link(url: string | undefined, children: PhrasingContent[]): PhrasingContent[] {
  return url ? [{ type: 'link', url, children }] : children
}

/** A picture with its alternative text; without one, the words of its file name. */
export function image(url: string, alt: string | undefined, title?: string): PhrasingContent {
  return { type: 'image', url, alt: alt?.trim() || title?.trim() || toAltText(url), title: title || undefined }
}

/** A quotation that Markdown shows as an alert of a kind. */
export function alert(kind: string, title: string | undefined, children: readonly RootContent[]): BlockContent {
  const head: BlockContent[] = title
    ? [{ type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value: title }] }] }]
    : []
  const [first, ...rest] = [...head, ...toFlow(children)]
  // As raw text: brackets would be escaped.
  const mark = { type: 'html', value: `[!${kind}]` } as const
  if (first?.type !== 'paragraph')
    return {
      type: 'blockquote',
      children: [{ type: 'paragraph', children: [mark] }, ...(first ? [first] : []), ...rest],
    }
  const opened = { ...first, children: [mark, { type: 'text', value: '\n' } as const, ...first.children] }
  return { type: 'blockquote', children: [opened, ...rest] }
}

/** A paragraph of strong text, as the title of content without a heading. */
export function strongLine(nodes: readonly RootContent[]): BlockContent[] {
  const children = toPhrasing(nodes)
  return children.length > 0 ? [{ type: 'paragraph', children: [{ type: 'strong', children }] }] : []
}
