import type { Nodes, Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast'
import { buildNodes } from './build'
import { contentOf, isUnconvertedTag } from './content'
import { elements } from './known/elements'
import { isBlank, isBlock, isInLine, positionOf } from './nodes-in-line'
import { attributeProblems } from './problems'

const lineParents = /^(paragraph|heading|emphasis|strong|delete|link|linkReference|tableCell|mdxJsxTextElement)$/

/**
 * Turns the elements of HTML in a syntax tree into the nodes of Markdown that mean the same, and those that Markdown
 * has no syntax for into nodes of the type `htmlElement`. Elements that texts can't have, or not in this form, stay as
 * they are; `checkElements` reports them.
 */
export function convertElements(tree: Root): undefined {
  convertIn(tree)
}

function convertIn(node: Nodes): void {
  if (!('children' in node)) return
  const children: RootContent[] = node.children
  for (const child of children) convertIn(child)
  const converted = lineParents.test(node.type) ? children.flatMap(convert) : joinLines(children.flatMap(toBlocks))
  node.children = converted as typeof node.children
}

function convert(node: RootContent): RootContent[] {
  if (!isUnconvertedTag(node)) return [node]
  const description = elements.get(node.name)
  if (!description || attributeProblems(node, description).length > 0) return [node]
  const content = contentOf(node, description)
  return content ? buildNodes(node, content) : [node]
}

/** The blocks that a block is: an element, or the elements that MDX takes for a paragraph. */
function toBlocks(node: RootContent): RootContent[] {
  if (node.type !== 'paragraph') return convert(node)
  const isOfBlocks = node.children.some(isBlock)
  if (!isOfBlocks || !node.children.every((child: RootContent) => isBlank(child) || isBlock(child))) return [node]
  return node.children.filter((child: RootContent) => !isBlank(child))
}

/**
 * Makes paragraphs of text that is not in one, because MDX takes each tag with a line of its own for a block. Paragraphs
 * directly above and below it belong to it.
 */
function joinLines(nodes: RootContent[]): RootContent[] {
  if (!nodes.some(isInLine)) return nodes
  const blocks: RootContent[] = []
  let run: RootContent[] = []
  const endRun = () => {
    blocks.push(...(run.some(isInLine) ? [paragraphOf(run)] : run))
    run = []
  }
  for (const node of nodes) {
    const last = run.at(-1)
    if (last && (!isLine(node) || lineOf(node, 'start') > lineOf(last, 'end') + 1)) endRun()
    if (isLine(node)) run.push(node)
    else blocks.push(node)
  }
  endRun()
  return blocks
}

function isLine(node: RootContent): boolean {
  return node.type === 'paragraph' || isInLine(node)
}

function lineOf({ position }: RootContent, side: 'start' | 'end'): number {
  return position?.[side].line ?? 0
}

function paragraphOf(parts: RootContent[]): Paragraph {
  const children = parts.flatMap((part, index): PhrasingContent[] => {
    const before = parts[index - 1]
    const own = part.type === 'paragraph' ? part.children : [part as PhrasingContent]
    return before ? [...between(before, part), ...own] : own
  })
  return { type: 'paragraph', children, ...positionOf(parts[0], parts.at(-1)) }
}

/** The white space between two parts of a paragraph. */
function between(before: RootContent, after: RootContent): Text[] {
  const [from, to] = [before.position?.end, after.position?.start]
  if (!from || !to || from.offset === to.offset) return []
  return [{ type: 'text', value: from.line === to.line ? ' ' : '\n', position: { start: { ...from }, end: { ...to } } }]
}
