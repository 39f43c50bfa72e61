import type { PhrasingContent, RootContent } from 'mdast'
import type { Position } from 'unist'

const lineTypes = new Set<string>([
  ...['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'break', 'link', 'linkReference', 'image'],
  ...['imageReference', 'footnoteReference', 'mdxTextExpression', 'mdxJsxTextElement'],
])

/** Whether a node is text within a line. */
export function isInLine(node: RootContent): node is PhrasingContent {
  return lineTypes.has(node.type) || (node.type === 'htmlElement' && node.isInLine)
}

const blockTypes = new Set<string>([
  ...['paragraph', 'heading', 'thematicBreak', 'blockquote', 'list', 'listItem', 'table', 'code', 'definition'],
  ...['footnoteDefinition', 'mdxFlowExpression', 'mdxJsxFlowElement'],
])

/** Whether a node has lines of its own. Nodes of unknown syntax are neither text nor blocks. */
export function isBlock(node: RootContent): boolean {
  return blockTypes.has(node.type) || (node.type === 'htmlElement' && !node.isInLine)
}

/** The position from the start of one node to the end of another one. */
export function positionOf(first: RootContent | undefined, last: RootContent | undefined): { position?: Position } {
  if (!first?.position || !last?.position) return {}
  // Copies, because positions are shifted in place.
  return { position: { start: { ...first.position.start }, end: { ...last.position.end } } }
}

/** Whether a node shows nothing: white space, or a comment. */
export function isBlank(node: RootContent): boolean {
  if (node.type === 'text') return node.value.trim() === ''
  return (
    (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') && node.data?.estree?.body.length === 0
  )
}

/** Text within a line without white space at its beginning and end. */
export function trimLine(children: PhrasingContent[]): PhrasingContent[] {
  const trimmed = [...children]
  for (const [at, trim] of [
    [0, (text: string) => text.trimStart()],
    [-1, (text: string) => text.trimEnd()],
  ] as const) {
    const node = trimmed.at(at)
    if (node?.type !== 'text') continue
    const value = trim(node.value)
    trimmed.splice(at, 1, ...(value === '' ? [] : [{ ...node, value }]))
  }
  return trimmed
}

/** The text within a line that blocks are, where they are at most one paragraph; undefined for other blocks. */
export function lineOf(children: RootContent[]): PhrasingContent[] | undefined {
  const parts = children.filter(child => !isBlank(child) || child.type === 'text')
  const paragraphs = parts.filter(({ type }) => type === 'paragraph')
  if (paragraphs.length > 1) return
  const line: PhrasingContent[] = []
  for (const part of parts) {
    if (part.type === 'paragraph') line.push(...part.children)
    else if (part.type === 'mdxFlowExpression') line.push({ ...part, type: 'mdxTextExpression' } as PhrasingContent)
    else if (isBlock(part)) return
    else line.push(part as PhrasingContent)
  }
  return line
}

/** Blocks of which text within a line is made paragraphs. */
export function blocksOf(children: RootContent[]): RootContent[] {
  const blocks: RootContent[] = []
  let line: PhrasingContent[] = []
  const endLine = () => {
    const content = trimLine(line)
    if (content.some(child => !isBlank(child)))
      blocks.push({ type: 'paragraph', children: content, ...positionOf(content[0], content.at(-1)) })
    line = []
  }
  for (const child of children) {
    if (isInLine(child)) line.push(child)
    else {
      endLine()
      blocks.push(child)
    }
  }
  endLine()
  return blocks
}
