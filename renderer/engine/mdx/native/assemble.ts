import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { positionAt } from '../../base/diagnostics/position'
import { placeOf, type Tag } from './read-tag'

/** The nodes that the marks in a body stand for, each by its offset. */
export interface Marks {
  /** Blocks for the exact parser. */
  exact: Map<number, string>
  /** Tags that have lines of their own. */
  flow: Map<number, Tag>
  /** The two tags around a paragraph, by the offset of the first. */
  around: Map<number, [Tag, Tag]>
}

/** A component whose closing tag is still to come. */
interface Open {
  tag: Tag | undefined
  children: RootContent[]
}

/**
 * Puts components and exactly parsed blocks in the place of their marks. Gives undefined where a mark is missing, a tag
 * has no counterpart, or a block might go on after its end. Throws where the exact parser does.
 */
export function assemble(
  nodes: RootContent[],
  body: string,
  { exact, flow, around }: Marks,
  parseExactly: (text: string) => Root,
): RootContent[] | undefined {
  const open: Open[] = [{ tag: undefined, children: [] }]
  let placed = 0
  for (const node of nodes) {
    const at = node.position?.start.offset ?? -1
    const isMark = node.type === 'thematicBreak'
    const { tag: opening, children = [] } = open.at(-1) ?? {}
    const block = isMark ? exact.get(at) : undefined
    const tag = isMark ? flow.get(at) : undefined
    const pair = node.type === 'paragraph' ? around.get(at) : undefined
    if (block !== undefined || tag || pair) placed++
    if (block !== undefined) {
      const parsed = parseExactly(block).children
      if (!parsed.every(isClosed)) return
      for (const child of parsed) move(child, at, positionAt(body, at).line - 1)
      children.push(...parsed)
    } else if (tag?.kind === 'opening') open.push({ tag, children: [] })
    else if (tag?.kind === 'self-closing') children.push(flowElement(body, tag, tag, []))
    else if (tag) {
      open.pop()
      if (opening?.name !== tag.name) return
      open.at(-1)?.children.push(flowElement(body, opening, tag, children))
    } else if (pair) {
      if (!wrap(node as Paragraph, body, pair)) return
      children.push(node)
    } else children.push(node)
  }
  const isComplete = open.length === 1 && placed === exact.size + flow.size + around.size
  return isComplete ? open[0]?.children : undefined
}

/** Whether a node of a block ends with it: an open fence would go on, and so might a program. */
function isClosed({ type }: RootContent): boolean {
  return type !== 'code' && type !== 'mdxjsEsm'
}

function flowElement(body: string, tag: Tag, { end }: Tag, children: RootContent[]): MdxJsxFlowElement {
  const { name, attributes, start } = tag
  const inside = children as MdxJsxFlowElement['children']
  return { type: 'mdxJsxFlowElement', name, attributes, children: inside, position: placeOf(body, start, end) }
}

/** Wraps the content of a paragraph by a component and removes the marks. Gives whether it begins and ends with them. */
function wrap(paragraph: Paragraph, body: string, [opening, closing]: [Tag, Tag]): boolean {
  const children: PhrasingContent[] = paragraph.children
  const [first, last] = [children[0], children.at(-1)]
  if (paragraph.position?.end.offset !== closing.end || first?.type !== 'text' || last?.type !== 'text') return false
  if (!first.position || !last.position) return false
  first.value = first.value.slice(opening.end - opening.start)
  first.position.start = placeOf(body, opening.end, opening.end).start
  last.value = last.value.slice(0, closing.start - closing.end)
  last.position.end = placeOf(body, closing.start, closing.start).end
  const inside = children.filter(child => child.type !== 'text' || child.value !== '')
  const { name, attributes, start } = opening
  const element: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name,
    attributes,
    children: inside as MdxJsxTextElement['children'],
    position: placeOf(body, start, closing.end),
  }
  paragraph.children = [element]
  return true
}

/** Shifts the positions of a subtree, including its estree, by an offset and a number of lines. */
function move(part: unknown, offset: number, lines: number): void {
  if (typeof part !== 'object' || part === null) return
  const place = part as Record<string, unknown>
  // A list node has a `start` (its first number) without an `end`.
  const isSpan = typeof place.start === 'number' && typeof place.end === 'number'
  for (const [name, value] of Object.entries(place)) {
    if (typeof value !== 'number') move(value, offset, lines)
    else if (name === 'line') place.line = value + lines
    else if (name === 'offset' || (isSpan && (name === 'start' || name === 'end'))) place[name] = value + offset
  }
  if (Array.isArray(place.range)) place.range = place.range.map(at => at + offset)
}
