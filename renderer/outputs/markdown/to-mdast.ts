import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { textContent } from 'domutils'
import type { BlockContent, Root, RootContent } from 'mdast'
import { collapseSpaces, text, toBlocks } from './blocks'
import { isCodeBlock, toCode } from './code-blocks'
import { toDescriptions } from './descriptions'
import { hasClass, isBlockName, isSkipped, nameOf, partsBelow } from './elements'
import type { MarkdownOptions } from './hints'
import { toNodes } from './nodes'
import { toTable } from './tables'
import { absolute, raised, toImage, toMediaLink, toWords } from './words'

/** Elements that Markdown writes on one line; blocks inside of them become parts of it. */
const lines = /^(h[1-6]|p|dt|td|th|summary)$/

/** The Markdown nodes of an element of a page, with the facts that its neighbors need. */
interface Part {
  nodes: RootContent[]
  /** The name of the element that represents it in Markdown; absent for a text. */
  name?: string
  /** Whether it is a block, or has one in it. */
  isBlock: boolean
  /** Whether the layout puts it on a line of its own. */
  isOwnLine?: boolean
}

/** The state of the conversion of one page. */
interface Conversion extends MarkdownOptions {
  /** The blocks of the body, once they are converted. */
  body?: BlockContent[]
}

/**
 * Converts the main part of a page to a Markdown tree, and its body to another one, which is empty where the page has no
 * body. Controls are left out, drawings become words, URLs absolute, and a dot separates phrases that only the layout
 * separates.
 */
export function toMdast(main: Element, options: MarkdownOptions): { main: Root; body: Root } {
  const conversion: Conversion = { ...options }
  const children = toBlocks(joinParts(partsOf([main], conversion, false)))
  return { main: { type: 'root', children }, body: { type: 'root', children: conversion.body ?? [] } }
}

/** The parts of elements and texts beside each other; `inLine` is whether they are on one line in Markdown. */
function partsOf(children: ChildNode[], conversion: Conversion, inLine: boolean): Part[] {
  return children.flatMap((node): Part[] => {
    if (isText(node)) return [{ nodes: [text(node.data.replace(/\s+/g, ' '))], isBlock: false }]
    if (!isTag(node) || isSkipped(node, conversion.hints)) return []
    return leafOf(node, conversion, inLine) ?? parentOf(node, conversion, inLine)
  })
}

/** The part of an element whose children are not converted one by one; undefined for another element. */
function leafOf(element: Element, { hints, origin }: Conversion, inLine: boolean): Part[] | undefined {
  const { name } = element
  const phrase = (nodes: RootContent[]): Part[] => (nodes.length > 0 ? [{ nodes, name, isBlock: false }] : [])
  const block = (node: RootContent | undefined): Part[] => (node ? [{ nodes: [node], name, isBlock: true }] : [])
  if (isCodeBlock(element)) return block(toCode(element))
  switch (name) {
    case 'svg':
      return phrase(toWords(element))
    case 'sup':
    case 'sub':
      return phrase([text(raised(element))])
    case 'audio':
    case 'video':
      return block(toMediaLink(element, origin))
    case 'code':
      return phrase([{ type: 'inlineCode', value: textContent(element) }])
    case 'br':
      return phrase([{ type: 'break' }])
    case 'hr':
      return inLine ? [] : block({ type: 'thematicBreak' })
    case 'img':
      return [{ nodes: [toImage(element, origin)], name, isBlock: false, isOwnLine: hasClass(element, hints.ownLine) }]
  }
}

function parentOf(element: Element, conversion: Conversion, inLine: boolean): Part[] {
  const { hints, origin } = conversion
  const href = absolute(element.attribs.href, origin)
  const name = nameOf(element, hints, inLine, href)
  if (name === 'table') return tableOf(element, conversion)
  if (name === 'dl') return descriptionsOf(element, conversion)
  // The sign of a link is no text of it.
  const shown = element.children.filter(child => element.name !== 'a' || !isTag(child) || child.name !== 'svg')
  const parts = partsOf(shown, conversion, inLine || lines.test(element.name))
  if (parts.length === 0) return []
  const nodes = toNodes(name, joinParts(parts), { ...element.attribs, href })
  if (name === 'body') conversion.body ??= nodes as BlockContent[]
  const isBlock = isBlockName(name) || parts.some(part => part.isBlock)
  return [{ nodes, name, isBlock, isOwnLine: hasClass(element, hints.ownLine) }]
}

function tableOf(element: Element, conversion: Conversion): Part[] {
  const below = (above: Element, names: RegExp) => partsBelow(above, names, conversion.hints)
  const captions = element.children.filter(child => isTag(child) && child.name === 'caption')
  const rows = below(element, /^tr$/).map(row => below(row, /^t[dh]$/))
  const cells = rows.filter(row => row.length > 0)
  const table = toTable(cells, below(element, /^thead$/).length > 0, cell =>
    collapseSpaces(joinParts(partsOf(cell.children, conversion, true))),
  )
  const part = { nodes: [table], name: 'table', isBlock: true }
  return [...partsOf(captions, conversion, false), ...(cells.length > 0 ? [part] : [])]
}

function descriptionsOf(element: Element, conversion: Conversion): Part[] {
  const parts = partsBelow(element, /^d[dt]$/, conversion.hints)
  const descriptions = parts.flatMap(part => {
    const blocks = toBlocks(joinParts(partsOf([part], conversion, false)))
    return blocks.length > 0 ? [{ isTerm: part.name === 'dt', blocks }] : []
  })
  const isFigure = parts.some(part => hasClass(part, conversion.hints.figure))
  return descriptions.length > 0 ? [{ nodes: [toDescriptions(descriptions, isFigure)], name: 'dl', isBlock: true }] : []
}

/** Joins parts beside each other, with a dot between those that only the layout separates. */
function joinParts(parts: Part[]): RootContent[] {
  return parts.flatMap((part, index) => {
    const before = parts[index - 1]
    if (part.name === undefined || !before || endsLine(part) || endsLine(before)) return part.nodes
    const isApart = part.isOwnLine || (before.name !== undefined && !/^su[bp]$/.test(part.name))
    return isApart ? [text(' · '), ...part.nodes] : part.nodes
  })
}

/** Whether a part ends the line anyway. */
const endsLine = ({ name, isBlock }: Part) => isBlock || name === 'br'
