import type { Root, RootContent } from 'mdast'
import { mdxToMdast } from 'satteri'
import { positionAt } from '../diagnostics/position'

/** What the two parsers might read differently, so that only the exact one decides; tests hold the rest to equal trees. */
const unusual = [
  // MDX inside of a line, tabs.
  /[<{\t]/,
  // Program lines, definitions and footnotes, bare addresses.
  /^(import|export)\b/m,
  /\]:/,
  /(?<!\]\()https?|www|@/i,
  // Emphasis of both kinds at once, or beside escapes.
  /[*_]{3}|\*_|_\*|\\[*_]|(?<!~)~(?!~)|~~~/,
  // Lists and quotations that are empty or in each other, boxes without words, fences within.
  /^[ >]*([-+*]|\d+[.)])([ >]|[-+*]|\d+[.)])*$/m,
  /^ *> *([-+*>]|\d+[.)]|$)/m,
  /\[[ x]\](?! \S)/i,
  /^.+```|^````/m,
  // Tables without outer lines, hard breaks by spaces.
  /^(?!\|).*\|/m,
  /\S {2,}$/m,
]

/** What they might read differently within a fence too: line ends of Windows, half characters, fences after tabs. */
const unusualAnywhere = /\r|\p{Surrogate}|^[ \t]*\t[ \t]*(`{3}|~{3})/mu

/** A component that stands between empty lines, begins its first line and has no empty line in itself. */
const component = /(?<=^|\n[ ]*\n)<[A-Z][^\n](?:[^\n]|\n(?![ ]*(?:\n|$)))*>[ ]*(?=\n[ ]*(?:\n|$)|$)/g

/** A fence that is closed: what stands in it is code to both. */
const fence = /^```[^`\n]*\n(?:[\s\S]*?\n)?? {0,3}`{3,} *$/gm

/** Stands for a component while the Markdown around it is read; it ends lists, tables and paragraphs as that would. */
const mark = '***'

/**
 * The syntax tree of an ordinary text, equal to what `parseExactly` gives and some thirty times sooner: its Markdown is
 * read by a native parser, its components one by one by the exact parser. Nothing where the text is not so ordinary
 * that both surely agree, or not right: what is wrong, the exact parser says of the whole.
 */
export function parseNative(body: string, parseExactly: (text: string) => Root): Root | undefined {
  if (unusualAnywhere.test(body)) return
  const components = new Map<number, string>()
  const text = body.replace(component, (found, start: number) => {
    components.set(start, found)
    return mark + found.slice(mark.length).replace(/[^\n]/g, ' ')
  })
  const markdown = (components.size > 0 ? text.replaceAll(mark, '') : text).replace(fence, '')
  if (unusual.some(pattern => pattern.test(markdown))) return
  if (components.size > 0 && body.split(mark).length > 1) return

  const tree = mdxToMdast(text, { features: { frontmatter: false } }) as Root
  let placed = 0
  const place = (node: RootContent): RootContent[] => {
    const start = node.position?.start.offset ?? -1
    const found = components.get(start)
    if (node.type !== 'thematicBreak' || found === undefined) return [node]
    const { children } = parseExactly(found)
    for (const child of children) move(child, start, positionAt(body, start).line - 1)
    if (children.every(({ type }) => type === 'mdxJsxFlowElement')) placed++
    return children
  }
  try {
    const children = tree.children.flatMap(place)
    return placed === components.size ? { ...tree, children } : undefined
  } catch {
    return
  }
}

/** Moves a part of a tree, with the program code in it, by whole lines to the place where it stands in its text. */
function move(part: unknown, offset: number, lines: number): void {
  if (typeof part !== 'object' || part === null) return
  const place = part as Record<string, unknown>
  // A list's number is a start without an end.
  const isSpan = typeof place.start === 'number' && typeof place.end === 'number'
  for (const [name, value] of Object.entries(place)) {
    if (typeof value !== 'number') move(value, offset, lines)
    else if (name === 'line') place.line = value + lines
    else if (name === 'offset' || (isSpan && (name === 'start' || name === 'end'))) place[name] = value + offset
  }
  if (Array.isArray(place.range)) place.range = place.range.map(at => at + offset)
}
