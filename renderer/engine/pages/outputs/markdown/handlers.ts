import type { Element } from 'hast'
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast'
import type { List, ListItem } from 'mdast'
import { fence } from './code-blocks'
import type { MarkdownHints } from './hints'
import { hasClass } from './simplify'

type Blocks = ListItem['children']

/** Handlers of hast-util-to-mdast for elements whose default conversion makes poorer text. */
export function handlers({ figure }: MarkdownHints): Record<string, Handle> {
  return {
    caption: emphasized('emphasis'),
    figcaption: emphasized('emphasis'),
    legend: emphasized('emphasis'),
    summary: emphasized('strong'),
    dt: emphasized('strong'),
    dd: blocksOf,
    ul: (state, node) => ({ ...defaultHandlers.ul(state, node), spread: false }),
    ol: (state, node) => ({ ...defaultHandlers.ol(state, node), spread: false }),
    li: (state, node) => listItem(blocksOf(state, node)),
    dl: (state, node) => descriptions(state, node, figure),
    mark: defaultHandlers.span,
    pre: fence,
    u: defaultHandlers.span,
  }
}

function blocksOf(state: State, node: Element): Blocks {
  return state.toFlow(state.all(node))
}

/** Wraps a single paragraph in bold or italics; several blocks stay unchanged. */
function emphasized(type: 'strong' | 'emphasis'): Handle {
  return (state, node) => {
    const blocks = blocksOf(state, node)
    const [only] = blocks
    if (blocks.length > 1 || only?.type !== 'paragraph') return blocks
    return { type: 'paragraph', children: [{ type, children: only.children }] }
  }
}

/** A list item; loose (blank lines between its blocks) unless all blocks but one are lists. */
function listItem(children: Blocks): ListItem {
  return { type: 'listItem', spread: children.filter(({ type }) => type !== 'list').length > 1, children }
}

/** Converts a description list to a list: an item for each term, with its values. */
function descriptions(state: State, node: Element, figure: readonly string[]): List {
  const parts = node.children.flatMap(function partsOf(child): Element[] {
    if (child.type !== 'element') return []
    return /^d[td]$/.test(child.tagName) ? [child] : child.children.flatMap(partsOf)
  })
  const isFigure = parts.some(part => hasClass(part, figure))
  const items: Blocks[] = []
  for (const part of parts) {
    const blocks = state.toFlow(state.all({ type: 'root', children: [part] }))
    const item = items.at(-1)
    if (part.tagName === 'dt' || !item) items.push(blocks)
    else item.push(...joined(item, blocks, isFigure))
  }
  return { type: 'list', spread: false, children: items.map(listItem) }
}

/**
 * Joins a one-paragraph value with its term: after a colon or, for a figure, in bold before it. Gives the other blocks.
 */
function joined(item: Blocks, [first, ...rest]: Blocks, isFigure: boolean): Blocks {
  const [term] = item
  if (term?.type !== 'paragraph' || first?.type !== 'paragraph' || item.length > 1)
    return first ? [first, ...rest] : rest
  const label = term.children.flatMap(child => (child.type === 'strong' ? child.children : [child]))
  term.children = isFigure
    ? [{ type: 'strong', children: first.children }, { type: 'text', value: ' ' }, ...label]
    : [...term.children, { type: 'text', value: ': ' }, ...first.children]
  return rest
}
