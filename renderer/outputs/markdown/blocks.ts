import type { BlockContent, Delete, Link, Nodes, Paragraph, PhrasingContent, RootContent, Text } from 'mdast'

const phrasing = new Set(['break', 'delete', 'emphasis', 'image', 'inlineCode', 'link', 'strong', 'text'])

/** Whether a node is a part of a line. */
export function isPhrasing(node: Nodes): node is PhrasingContent {
  return phrasing.has(node.type)
}

/**
 * Groups nodes into blocks: nodes between two blocks become a paragraph, and a link around blocks becomes one in each.
 */
export function toBlocks(nodes: RootContent[]): BlockContent[] {
  return joinLines(
    nodes.flatMap(node => (isAround(node) ? divide(node) : [node])),
    toParagraphs,
  )
}

/** A paragraph of nodes; none where nothing is in it. */
export function toParagraphs(nodes: RootContent[]): Paragraph[] {
  const children = toLine(nodes)
  return children.length > 0 ? [{ type: 'paragraph', children }] : []
}

/** Nodes as one line, which neither begins nor ends with a line break. */
export function toLine(nodes: RootContent[]): PhrasingContent[] {
  const line = collapseSpaces(nodes)
  const start = line.findIndex(({ type }) => type !== 'break')
  const end = line.findLastIndex(({ type }) => type !== 'break')
  return start < 0 ? [] : line.slice(start, end + 1)
}

/** Passes each run of nodes that are parts of a line to a function; the other nodes are blocks already. */
function joinLines(nodes: RootContent[], toBlocks: (line: PhrasingContent[]) => BlockContent[]): BlockContent[] {
  const blocks: BlockContent[] = []
  let line: PhrasingContent[] = []
  const endLine = () => {
    if (line.length > 0) blocks.push(...toBlocks(line))
    line = []
  }
  for (const node of nodes)
    if (isPhrasing(node)) line.push(node)
    else {
      endLine()
      blocks.push(node as BlockContent)
    }
  endLine()
  return blocks
}

/** Whether a node is a link, or struck out, with blocks in it. */
function isAround(node: Nodes): node is Link | Delete {
  return (node.type === 'link' || node.type === 'delete') && hasBlock(node)
}

function hasBlock(node: Link | Delete): boolean {
  return node.children.some(child => !isPhrasing(child) || ('children' in child && hasBlock(child as Link)))
}

/** Moves a link or deletion into each of the blocks that it surrounds. */
function divide(node: Link | Delete): RootContent[] {
  const around = (children: PhrasingContent[]) => ({ ...node, children })
  return joinLines(node.children, line => [around(line) as never]).map(block =>
    isPhrasing(block) || !('children' in block)
      ? block
      : ({ ...block, children: [around(block.children as PhrasingContent[])] } as BlockContent),
  )
}

/**
 * Collapses the white space of a line as browsers do: a space at its start, at its end, beside a line break and after
 * another space is none. Joins neighboring texts.
 */
export function collapseSpaces(nodes: RootContent[]): PhrasingContent[] {
  let isSpaced = true
  let last: { value: string } | undefined
  const trimLast = () => {
    if (last) last.value = last.value.replace(/ $/, '')
    last = undefined
  }
  const visit = (node: Nodes) => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      const value = node.value.replace(/[\t\n\v\f\r ]+/g, ' ')
      node.value = isSpaced ? value.replace(/^ /, '') : value
      if (node.value === '') return
      isSpaced = node.value.endsWith(' ')
      last = isSpaced ? node : undefined
    } else if (node.type === 'break') {
      trimLast()
      isSpaced = true
    } else if ('children' in node) node.children.forEach(visit)
    else {
      isSpaced = false
      last = undefined
    }
  }
  nodes.forEach(visit)
  trimLast()
  return joinTexts(nodes as PhrasingContent[])
}

/** Joins neighboring texts, and leaves out empty ones. */
export function joinTexts(nodes: PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = []
  for (const node of nodes) {
    const before = joined.at(-1)
    if (node.type === 'text' && before?.type === 'text') before.value += node.value
    else if (node.type !== 'text' || node.value !== '') joined.push(node)
    if ('children' in node) node.children = joinTexts(node.children as PhrasingContent[]) as never
  }
  return joined
}

/** A text node. */
export const text = (value: string): Text => ({ type: 'text', value })
