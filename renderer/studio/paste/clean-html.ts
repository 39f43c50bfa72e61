import { isUnsafeUrl } from '@proofsheet/engine/mdx/checks/unsafe-url'
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { wordLists } from './word-lists'

/** Elements of pages and programs that are no text: controls, scripts, pictures of elsewhere. */
const dropped = new Set(
  (
    'script style noscript template head title meta link button form input select textarea object embed iframe svg math ' +
    'canvas audio video picture img nav o:p'
  ).split(' '),
)

/** Takes everything off a clipboard's HTML but what a text of a site can have; formats by style become elements. */
export function cleanHtml(root: Root): Root {
  const children = wordLists(root.children).flatMap(cleanNode)
  return { type: 'root', children }
}

function cleanNode(node: RootContent): RootContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value.replaceAll('\u00A0', ' ') }]
  if (node.type !== 'element' || dropped.has(node.tagName) || isHidden(node)) return []
  const style = styleOf(node)
  const children = node.children.flatMap(each => cleanNode(each) as ElementContent[])
  if (node.tagName === 'a') return linkOf(node, children)
  // Google Docs puts everything into a bold element that isn't bold.
  if (node.tagName === 'b' && /(?<![\w-])font-weight:\s*(normal|400)/.test(style)) return children
  if (node.tagName === 'ul' || node.tagName === 'ol') return [listOf(node, children)]
  if (node.tagName === 'table') return [withHead(node, children)]
  const formatted = node.tagName === 'span' || node.tagName === 'font' ? formattedBy(style, children) : undefined
  if (formatted) return formatted
  return [{ type: 'element', tagName: node.tagName, properties: propertiesOf(node), children }]
}

/** Attributes that say something about a text: where a list begins, and which language code has. */
function propertiesOf({ properties }: Element): Element['properties'] {
  const { start, align, className } = properties
  const language = Array.isArray(className) ? className.filter(name => /^language-/.test(String(name))) : []
  return { start, align, ...(language.length > 0 ? { className: language } : undefined) }
}

export const styleOf = ({ properties }: Element) => String(properties.style ?? '').toLowerCase()

const isHidden = (node: Element) => /display:\s*none|mso-hide:\s*all|mso-element:\s*comment/.test(styleOf(node))

function formattedBy(style: string, children: ElementContent[]): ElementContent[] {
  const wrap = (tagName: string, isOn: boolean, content: ElementContent[]): ElementContent[] =>
    isOn ? [{ type: 'element', tagName, properties: {}, children: content }] : content
  const isBold = /(?<![\w-])font-weight:\s*(bold|[6-9]00)/.test(style)
  const struck = wrap('del', /text-decoration[\w-]*:[^;]*line-through/.test(style), children)
  return wrap('strong', isBold, wrap('em', /(?<![\w-])font-style:\s*italic/.test(style), struck))
}

function linkOf({ properties }: Element, children: ElementContent[]): ElementContent[] {
  const href = targetOf(String(properties.href ?? ''))
  return href && children.some(hasWords)
    ? [{ type: 'element', tagName: 'a', properties: { href }, children }]
    : children
}

const hasWords = (node: ElementContent): boolean =>
  node.type === 'text' ? node.value.trim() !== '' : node.type === 'element' && node.children.some(hasWords)

/** The address of a link to another site, without the detour that Google Docs writes; empty for all others. */
function targetOf(href: string): string {
  if (!/^(https?:|mailto:|tel:)/i.test(href) || isUnsafeUrl(href) || !URL.canParse(href)) return ''
  const { hostname, pathname, searchParams } = new URL(href)
  return hostname === 'www.google.com' && pathname === '/url' ? targetOf(searchParams.get('q') ?? '') : href
}

/** A list whose inner lists are in its items, also where they follow them, as in Google Docs. */
function listOf({ tagName, properties }: Element, children: ElementContent[]): Element {
  const items: ElementContent[] = []
  for (const child of children) {
    const last = items.at(-1)
    const isList = child.type === 'element' && (child.tagName === 'ul' || child.tagName === 'ol')
    if (isList && last?.type === 'element') last.children.push(child)
    else items.push(child)
  }
  return { type: 'element', tagName, properties: { start: properties.start }, children: items }
}

/** A table whose first row has the names of its columns, as Markdown needs. */
function withHead(table: Element, children: ElementContent[]): Element {
  const [row] = children.flatMap(rowsIn)
  for (const cell of row?.children ?? []) if (cell.type === 'element' && cell.tagName === 'td') cell.tagName = 'th'
  return { ...table, properties: {}, children }
}

function rowsIn(node: ElementContent): Element[] {
  if (node.type !== 'element') return []
  return node.tagName === 'tr' ? [node] : node.children.flatMap(rowsIn)
}
