import { Parser } from 'htmlparser2'
import type { Html, Nodes, Parents, Root, RootContent } from 'mdast'
import { positionAt } from '../../base/diagnostics/position'
import { everyNode, placeOf } from '../nodes'
import { convertElements, lineParents } from './convert'
import type { TagElement } from './known/element'
import { elements } from './known/elements'
import { paragraphsOf } from './tree'

/** The elements that HTML closes by itself. */
const closedByHtml = /^(p|li|d[td]|t[dhr]|tbody|thead)$/

/** Tags of elements in capitals, which are no components. */
const capitals = new RegExp(`</?(${[...elements.keys()].join('|').toUpperCase()})\\b`, 'g')

/**
 * Nests the HTML of plain Markdown, which its parser leaves as lines and single tags: it becomes the elements that MDX
 * has, so that both are checked and compiled alike. A tag that is never closed is left as it was.
 */
export function nestTags(tree: Root, text: string): Root {
  if (!everyNode(tree).some(isTags)) return tree
  nestIn(tree, text)
  convertElements(tree)
  return tree
}

/** Whether a node is lines of HTML; declarations and tags without an end are none. */
function isTags(node: Nodes): node is Html {
  return node.type === 'html' && /^\s*<[/a-z]/i.test(node.value) && !/<[a-z][^<>]*$/i.test(node.value)
}

function nestIn(parent: Parents, text: string): void {
  for (const child of parent.children) if ('children' in child) nestIn(child, text)
  if (!parent.children.some(isTags)) return
  const isLine = lineParents.test(parent.type)
  const nested = nest(parent.children, text, isLine)
  parent.children = (isLine ? nested : paragraphsOf(nested)) as typeof parent.children
}

function nest(nodes: RootContent[], text: string, isLine: boolean): RootContent[] {
  const found: RootContent[] = []
  const open: TagElement[] = []
  const top = (): RootContent[] => open.at(-1)?.children ?? found
  // The offset in the text is that in what the parser got, plus this.
  let [shift, lastStart] = [0, -1]
  const pointAt = (offset: number) => ({ ...positionAt(text, offset), offset })
  const between = (from: number, to: number) => ({ start: pointAt(from + shift), end: pointAt(to + shift) })
  const callbacks: ConstructorParameters<typeof Parser>[0] = {
    onopentagname(name) {
      const type = isLine || elements.get(name)?.place === 'line' ? 'mdxJsxTextElement' : 'mdxJsxFlowElement'
      lastStart = parser.startIndex
      const position = between(lastStart, parser.endIndex)
      open.push({ type, name, attributes: [], children: [], position } as TagElement)
    },
    onattribute(name, value, quote) {
      const [given, position] = [quote === undefined ? null : value, between(parser.startIndex, parser.endIndex)]
      open.at(-1)?.attributes.push({ type: 'mdxJsxAttribute', name, value: given, position })
    },
    ontext(value) {
      top().push({ type: 'text', value, position: between(parser.startIndex, parser.endIndex + 1) })
    },
    onclosetag(name, isImplied) {
      const element = open.pop()
      if (!element?.position) return
      const { children, position, type } = element
      const isSelfClosed = parser.startIndex === lastStart || elements.get(name)?.content === 'nothing'
      const isOpen = isImplied && !isSelfClosed && !closedByHtml.test(name)
      if (isOpen) return void top().push({ type: 'html', value: `<${name}>`, position }, ...children)
      position.end = pointAt(parser.endIndex + 1 + shift)
      if (type === 'mdxJsxFlowElement') element.children = paragraphsOf(children) as typeof element.children
      top().push(element)
    },
  }
  const parser = new Parser(callbacks, { recognizeSelfClosing: true, lowerCaseTags: false })
  let written = 0
  for (const node of nodes) {
    if (!isTags(node)) {
      top().push(node)
      continue
    }
    let lineStart = placeOf(node).start
    const lines = text.slice(lineStart, placeOf(node).end).split('\n')
    for (const [index, line] of node.value.split('\n').entries()) {
      // Within a quotation or a list, a line lacks its beginning.
      const { length } = lines[index] ?? line
      const part = index === lines.length - 1 ? line : `${line}\n`
      shift = lineStart + length - line.length - written
      parser.write(part.replace(capitals, tag => tag.toLowerCase()))
      written += part.length
      lineStart += length + 1
    }
  }
  parser.end()
  return found
}
