import type { Element, ElementContent, Nodes } from 'hast'

/** The mark that a comment at the end of a line of code gives to the line. */
export type LineKind = 'added' | 'removed' | 'marked'

/** A comment that marks a line of code. */
export interface LineComment {
  /** Absent where the comment means nothing. */
  kind?: LineKind
  /** The word between "[!code" and "]". */
  name: string
  /** The comment with the white space before it, as written. */
  source: string
}

const kinds: Record<string, LineKind> = { '++': 'added', '--': 'removed', highlight: 'marked' }

/** The names that a comment can have. */
export const lineCommentNames: readonly string[] = Object.keys(kinds)

const opening = '[!code'

/** How comments of the usual languages begin and end. */
const beginnings = ['{/*', '//', '/*', '<!--', '--', '#', ';', '%']
const ends = ['', '*/', '*/}', '-->']

/** The comment at the end of a line of code that marks the line, such as `// [!code ++]`. */
export function readLineComment(line: string): LineComment | undefined {
  const start = line.lastIndexOf(opening)
  const end = line.indexOf(']', start)
  if (start < 0 || end < 0 || !ends.includes(line.slice(end + 1).trim())) return
  const before = line.slice(0, start).trimEnd()
  const beginning = beginnings.find(each => before.endsWith(each))
  if (beginning === undefined) return
  const code = before.slice(0, before.length - beginning.length).trimEnd()
  const name = line.slice(start + opening.length, end).trim()
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  return { name, source: line.slice(code.length), kind }
}

/** Splits highlighted code into lines without their line ends; an element across lines is in each of them. */
export function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]]
  for (const node of nodes) {
    const [first = [], ...rest] = linesOf(node)
    lines.at(-1)?.push(...first)
    lines.push(...rest)
  }
  return lines
}

function linesOf(node: ElementContent): ElementContent[][] {
  if (node.type === 'text')
    return node.value.split('\n').map(value => (value === '' ? [] : [{ type: 'text' as const, value }]))
  if (node.type !== 'element') return [[node]]
  return splitLines(node.children).map(children => (children.length > 0 ? [{ ...node, children }] : []))
}

/** The text of a node with all that is in it, but for elements for which `replace` gives another text. */
export function textOf(node: Nodes, replace: (node: Element) => string | undefined = () => undefined): string {
  if (node.type === 'text') return node.value
  const other = node.type === 'element' ? replace(node) : undefined
  return other ?? ('children' in node ? node.children.map(child => textOf(child, replace)).join('') : '')
}
