import type { Root, RootContent } from 'mdast'
import { mdxToMdast } from 'satteri'
import type { Processor } from 'unified'
import { positionAt } from '../../base/diagnostics/position'
import { hideFences, isPlainBlock, isPlainBody, splitChunks } from '../native/blocks'

/** Parses a text with all plug-ins of a processor. Throws at the first error. */
type ExactParser = (text: string) => Root

/** The mark in the place of a chunk that the exact parser parses is a thematic break: it ends paragraphs, lists and quotations. */
const mark = '***'

/**
 * A remark plug-in that sets the parser: plain CommonMark is parsed by a native one, thirty times faster and with an
 * equal tree, every block with GFM or MDX by remark-gfm and remark-mdx. Where a plug-in behind it adds syntax, nothing
 * is plain; nor is anything without remark-mdx, in whose Markdown indented lines are no code.
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
 * Parses a body of which some is plain CommonMark. Gives undefined where a chunk might change the meaning of others, or
 * where the body has errors: the exact parser must then parse, and report on, the whole body.
 */
export function parseNative(body: string, parseExactly: ExactParser): Root | undefined {
  const hidden = hideFences(body)
  if (!isPlainBody(body, hidden)) return
  try {
    const exact = new Map<number, string>()
    let text = ''
    let from = 0
    for (const { start, end } of splitChunks(hidden, isPlainBlock)) {
      exact.set(start, body.slice(start, end))
      text += body.slice(from, start) + toMark(body.slice(start, end))
      from = end
    }
    if (isMostly(exact, body)) return
    const tree = mdxToMdast(text + body.slice(from), { features: { frontmatter: false } }) as Root
    const children = withExact(tree.children, exact, body, parseExactly)
    return children && { ...tree, children }
  } catch {
    // Also the errors of the exact parser, whose positions count from the start of a chunk.
    return
  }
}

/** Whether nearly all of a body is left to the exact parser: where that fails, parsing all again takes twice as long. */
function isMostly(exact: ReadonlyMap<number, string>, body: string): boolean {
  const chars = [...exact.values()].reduce((sum, source) => sum + source.length, 0)
  return chars > 0.9 * body.trim().length
}

/** A mark in the place of a chunk, of the same lines and length. Throws for a shorter first line. */
function toMark(chunk: string): string {
  if (chunk.length < mark.length || chunk.slice(0, mark.length).includes('\n'))
    throw new RangeError('There is no room for a mark.')
  return mark + chunk.slice(mark.length).replace(/[^\n]/g, ' ')
}

/** Puts exactly parsed chunks in the place of their marks; undefined where a mark is missing, or a chunk might go on. */
function withExact(
  nodes: RootContent[],
  exact: ReadonlyMap<number, string>,
  body: string,
  parseExactly: ExactParser,
): RootContent[] | undefined {
  let placed = 0
  const children: RootContent[] = []
  for (const node of nodes) {
    const at = node.position?.start.offset ?? -1
    const chunk = node.type === 'thematicBreak' ? exact.get(at) : undefined
    const parsed = chunk === undefined ? [node] : parseExactly(chunk).children
    if (chunk !== undefined) {
      // An open fence would go on, and so might a program.
      if (parsed.some(({ type }) => type === 'code' || type === 'mdxjsEsm')) return
      for (const child of parsed) move(child, at, positionAt(body, at).line - 1)
      placed++
    }
    children.push(...parsed)
  }
  return placed === exact.size ? children : undefined
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
