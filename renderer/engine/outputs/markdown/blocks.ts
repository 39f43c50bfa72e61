import type { Element, ElementContent } from 'hast'
import type { BlockContent, ListItem, Paragraph, PhrasingContent, TableCell, TableRow } from 'mdast'
import { hasClass, isSilent, phrasing, textOf, trim } from './phrasing'

type Block = BlockContent

/** Elements that hold blocks and say nothing themselves. */
const isBlock =
  /^(main|div|section|article|header|footer|aside|figure|figcaption|nav|p|h[1-6]|ul|ol|dl|dt|dd|li|table|caption|details|summary|blockquote|pre|hr|address|fieldset|legend|output|x-island|x-slot)$/

/** The blocks of some content; what stands in lines between them becomes paragraphs. */
export function blocks(nodes: ElementContent[]): Block[] {
  const found: Block[] = []
  let line: ElementContent[] = []
  const endLine = () => {
    found.push(...paragraph(line))
    line = []
  }
  for (const node of nodes) {
    if (node.type === 'element' && isSilent(node)) continue
    if (node.type === 'element' && (isBlock.test(node.tagName) || holdsBlocks(node))) {
      endLine()
      found.push(...block(node))
    } else line.push(node)
  }
  endLine()
  return found
}

function holdsBlocks({ children }: Element): boolean {
  return children.some(node => node.type === 'element' && (isBlock.test(node.tagName) || holdsBlocks(node)))
}

function block(node: Element): Block[] {
  const { tagName, children, properties } = node
  if (hasClass(properties, 'note')) return note(children)
  if (hasClass(properties, 'pane-label')) return emphasized('strong', children)
  switch (tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [{ type: 'heading', depth: Number(tagName[1]) as 1, children: trim(phrasing(children)) }]
    case 'p':
    case 'address':
      return paragraph(children)
    case 'caption':
    case 'figcaption':
    case 'legend':
      return holdsBlocks(node) ? blocks(children) : emphasized('emphasis', children)
    case 'summary':
      return emphasized('strong', children)
    case 'ul':
    case 'ol':
      return list(
        elements(children, 'li').map(item => blocks(item.children)),
        tagName === 'ol',
      )
    case 'dl':
      return list(pairs(children), false)
    case 'table':
      return [...elements(children, 'caption').flatMap(block), ...table(node)]
    case 'blockquote':
      return [{ type: 'blockquote', children: blocks(children) }]
    case 'pre':
      return [{ type: 'code', value: textOf(node).replace(/\n$/, '') }]
    case 'hr':
      return [{ type: 'thematicBreak' }]
    default:
      return blocks(children)
  }
}

function paragraph(nodes: ElementContent[]): Paragraph[] {
  const children = trim(phrasing(nodes))
  return children.length > 0 ? [{ type: 'paragraph', children }] : []
}

function emphasized(type: 'strong' | 'emphasis', nodes: ElementContent[]): Paragraph[] {
  const children = trim(phrasing(nodes))
  return children.length > 0 ? [{ type: 'paragraph', children: [{ type, children }] }] : []
}

/** What stands in the margin of a page. */
function note(children: ElementContent[]): Block[] {
  const said = blocks(children)
  return said.length > 0 ? [{ type: 'blockquote', children: said }] : []
}

function list(items: Block[][], ordered: boolean): Block[] {
  const children = items
    .filter(item => item.length > 0)
    .map(item => ({ type: 'listItem', spread: isSpread(item), children: item }) satisfies ListItem)
  return children.length > 0 ? [{ type: 'list', ordered, spread: false, children }] : []
}

/** Whether the blocks of an item need air between them; a list below its line doesn't. */
function isSpread(item: Block[]): boolean {
  return item.filter(({ type }) => type !== 'list').length > 1
}

/** The terms of a description list with what is said of each. */
function pairs(nodes: ElementContent[]): Block[][] {
  const parts = nodes.flatMap(function partsOf(node): Element[] {
    if (node.type !== 'element' || isSilent(node)) return []
    return node.tagName === 'dt' || node.tagName === 'dd' ? [node] : node.children.flatMap(partsOf)
  })
  const items: Block[][] = []
  // A figure is set before what it measures.
  const isFigure = parts.some(({ properties }) => hasClass(properties, 'order-1'))
  for (const part of parts) {
    const last = items.at(-1)
    if (part.tagName === 'dt') items.push(term(part))
    else if (last) describe(last, blocks(part.children), isFigure)
  }
  return items
}

function term({ children }: Element): Block[] {
  return [{ type: 'paragraph', children: [{ type: 'strong', children: trim(phrasing(children)) }] }]
}

/** One paragraph is said in the term's own line, all else below it. */
function describe(item: Block[], said: Block[], isFigure: boolean): void {
  const [name] = item
  const [first, ...rest] = said
  if (isFigure && name?.type === 'paragraph' && first?.type === 'paragraph') {
    const label = name.children.flatMap(node => (node.type === 'strong' ? node.children : [node]))
    name.children = [{ type: 'strong', children: first.children }, { type: 'text', value: ' ' }, ...label]
    return
  }
  if (name?.type === 'paragraph' && first?.type === 'paragraph' && item.length === 1) {
    name.children.push({ type: 'text', value: ': ' }, ...first.children)
    item.push(...rest)
  } else item.push(...said)
}

function table(node: Element): Block[] {
  const rows = node.children
    .flatMap(function rowsOf(child): Element[] {
      if (child.type !== 'element') return []
      return child.tagName === 'tr' ? [child] : child.children.flatMap(rowsOf)
    })
    .map(row => row.children.filter(cell => cell.type === 'element').map(cellOf))
  const width = Math.max(0, ...rows.map(row => row.length))
  if (width === 0) return []
  const children = rows.map((cells): TableRow => ({ type: 'tableRow', children: cells }))
  return [{ type: 'table', children }]
}

function cellOf(cell: Element): TableCell {
  const children = trim(phrasing(cell.children)).map(
    (node): PhrasingContent => (node.type === 'break' ? { type: 'text', value: ' ' } : node),
  )
  return { type: 'tableCell', children }
}

function elements(nodes: ElementContent[], tagName: string): Element[] {
  return nodes.filter(node => node.type === 'element' && node.tagName === tagName) as Element[]
}

/** The first element with a class, in reading order. */
export function findClass(nodes: ElementContent[], name: string): Element | undefined {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    const found = hasClass(node.properties, name) ? node : findClass(node.children, name)
    if (found) return found
  }
  return undefined
}
