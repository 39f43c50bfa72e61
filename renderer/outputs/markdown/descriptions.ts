import type { BlockContent, List, ListItem } from 'mdast'
import { joinTexts, text } from './blocks'

/** A term or a value of a description list, as blocks. */
export interface Description {
  isTerm: boolean
  blocks: BlockContent[]
}

/** A list with an item for each term of a description list, with its values. */
export function toDescriptions(parts: Description[], isFigure: boolean): List {
  const items: BlockContent[][] = []
  for (const { isTerm, blocks } of parts) {
    const item = items.at(-1)
    if (isTerm || !item) items.push(blocks)
    else item.push(...joined(item, blocks, isFigure))
  }
  return { type: 'list', spread: false, children: items.map(toListItem) }
}

/** A list item; loose (blank lines between its blocks) unless all blocks but one are lists. */
export function toListItem(children: BlockContent[]): ListItem {
  return { type: 'listItem', spread: children.filter(({ type }) => type !== 'list').length > 1, children }
}

/**
 * Joins a one-paragraph value with its term: after a colon or, for a figure, in bold before it. Gives the other blocks.
 */
function joined(item: BlockContent[], [first, ...rest]: BlockContent[], isFigure: boolean): BlockContent[] {
  const [term] = item
  if (term?.type !== 'paragraph' || first?.type !== 'paragraph' || item.length > 1)
    return first ? [first, ...rest] : rest
  const label = term.children.flatMap(child => (child.type === 'strong' ? child.children : [child]))
  term.children = joinTexts(
    isFigure
      ? [{ type: 'strong', children: first.children }, text(' '), ...label]
      : [...term.children, text(': '), ...first.children],
  )
  return rest
}
