import type { Parent, PhrasingContent, Root, RootContent } from 'mdast'
import { mdxToMdast } from 'satteri'
import type { Processor } from 'unified'
import { positionAt, type Span } from '../../base/diagnostics/position'
import { hideFences, isPlainBlock, isPlainBody, splitChunks } from '../native/blocks'

/** Parses a text with all plug-ins of a processor. Throws at the first error. */
type ExactParser = (text: string) => Root

/** A thematic break ends paragraphs, lists and quotations. It is between exact chunks, and in their place between others. */
const mark = '***'
const between = `\n\n${mark}\n\n`

/**
 * A remark plug-in that sets the parser: plain blocks are parsed by a native one, thirty times faster and with an equal
 * tree, every other block by remark-gfm and remark-mdx. Where a plug-in behind it adds syntax, nothing is plain; nor is
 * anything without remark-mdx, in whose Markdown indented lines are no code.
 */
export function nativeParser(this: Processor): void {
  const { parser } = this
  const isMdx = this.data().micromarkExtensions?.some(({ disable }) => disable?.null?.includes('codeIndented'))
  if (!parser || !isMdx) return
  const countSyntax = () => {
    const { micromarkExtensions = [], fromMarkdownExtensions = [] } = this.data()
    return micromarkExtensions.length + fromMarkdownExtensions.length
  }
  const known = countSyntax()
  this.parser = (text, file) => {
    const parseExactly = (part: string) => parser(part, file) as Root
    const native = countSyntax() === known ? parseNative(text, parseExactly) : undefined
    return native ?? parseExactly(text)
  }
}

/**
 * Parses a body of which some is plain. Gives undefined where a chunk might change the meaning of others, or
 * where the body has errors: the exact parser must then parse, and report on, the whole body.
 */
export function parseNative(body: string, parseExactly: ExactParser): Root | undefined {
  const hidden = hideFences(body)
  if (!isPlainBody(body, hidden)) return
  const chunks = splitChunks(hidden, isPlainBlock)
  const exactChars = chunks.reduce((sum, { start, end }) => sum + end - start, 0)
  // Where nearly all is parsed exactly and that fails, parsing all again takes twice as long.
  if (exactChars > 0.9 * body.trim().length) return
  try {
    let [text, from] = ['', 0]
    for (const { start, end } of chunks) {
      text += body.slice(from, start) + toMark(body.slice(start, end))
      from = end
    }
    const tree = mdxToMdast(text + body.slice(from), { features: { frontmatter: false, gfm: true } }) as Root
    complete(tree)
    const exact = exactNodes(chunks, body, parseExactly)
    const exactOf = (node: RootContent) => (node.type === 'thematicBreak' ? exact?.get(startOf(node)) : undefined)
    if (tree.children.filter(exactOf).length !== chunks.length) return
    return { ...tree, children: tree.children.flatMap(node => exactOf(node) ?? [node]) }
  } catch {
    // Also the errors of the exact parser, whose positions are not those in the body.
    return
  }
}

const startOf = ({ position }: RootContent) => position?.start.offset ?? -1

/** A mark in the place of a chunk, of the same lines and length. Throws for a shorter first line. */
function toMark(chunk: string): string {
  if (chunk.length < mark.length || chunk.slice(0, mark.length).includes('\n'))
    throw new RangeError('There is no room for a mark.')
  return mark + chunk.slice(mark.length).replace(/[^\n]/g, ' ')
}

/**
 * Gives the properties of components their positions, which the native parser leaves out, and one on a line with its words
 * the paragraph that it has in Markdown: see `isPlainBlock`.
 */
function complete(parent: Parent): void {
  for (const [index, node] of parent.children.entries()) {
    if (node.type === 'mdxJsxFlowElement') {
      delete node.data
      const { position } = node
      const { line = 1, column = 1, offset = 0 } = position?.start ?? {}
      const place = (at: number) => ({ line, column: column + at, offset: offset + at })
      let at = `<${node.name}`.length
      for (const attribute of node.attributes) {
        const length = 'name' in attribute ? `${attribute.name}="${attribute.value}"`.length : 0
        attribute.position = { start: place(at + 1), end: place(at + 1 + length) }
        at += 1 + length
      }
      if (node.children.length > 0 && position?.end.line === line) {
        const words = { ...node, type: 'mdxJsxTextElement' } as unknown as PhrasingContent
        parent.children[index] = { type: 'paragraph', children: [words], position }
      }
    }
    if ('children' in node) complete(node)
  }
}

/** Parses chunks at once, with marks between them. Gives the nodes of each by its start; undefined if one may go on. */
function exactNodes(chunks: Span[], body: string, parse: ExactParser): Map<number, RootContent[]> | undefined {
  const exact = new Map<number, RootContent[]>()
  if (chunks.length === 0) return exact
  const text = chunks.map(({ start, end }) => body.slice(start, end)).join(between)
  const nodes = parse(text).children.values()
  const lineOf = chunks.map(({ start }) => positionAt(body, start).line) // Lines are cached for one text.
  let at = 0
  for (const [index, { start, end }] of chunks.entries()) {
    const next = at + end - start + between.length
    const lines = (lineOf[index] ?? 1) - positionAt(text, at).line
    const found: RootContent[] = []
    for (const node of nodes) {
      if (startOf(node) === next - mark.length - 2) break
      move(node, start - at, lines)
      found.push(node)
    }
    // An open fence would go on, and so might a program. A mark that is missing leaves nothing for the next chunk.
    if (found.length === 0 || found.some(({ type }) => type === 'code' || type === 'mdxjsEsm')) return
    exact.set(start, found)
    at = next
  }
  return exact
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
