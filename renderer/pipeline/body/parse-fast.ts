import type { Root, RootContent } from 'mdast'
import { mdxToMdast } from 'satteri'
import { positionAt } from '../position'

/** What the two parsers might read differently, so that only the exact one decides; tests hold the rest to equal trees. */
const unusual = [
  // MDX inside of a line, line ends of Windows, tabs, half characters.
  /[<{\r\t]|\p{Surrogate}/u,
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
export function parseFast(body: string, parseExactly: (text: string) => Root): Root | undefined {
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
    const { children } = parseExactly(blanksUpTo(body, start) + found)
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

/** Only spaces and line ends, after which what follows has the place in its file that it has after the text. */
function blanksUpTo(text: string, offset: number): string {
  const lines = positionAt(text, offset).line - 1
  return ' '.repeat(offset - lines) + '\n'.repeat(lines)
}
