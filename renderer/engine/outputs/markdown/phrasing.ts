import type { Element, ElementContent } from 'hast'
import type { PhrasingContent } from 'mdast'
import { site } from '../../../../content/site'

/** What a reader of text has no use for: controls, decoration, and what only works in a browser. */
const silent = new Set([
  'button',
  'input',
  'select',
  'textarea',
  'form',
  'script',
  'style',
  'template',
  'label',
  'fieldset',
])

/** Whether an element says nothing in a text. */
export function isSilent({ tagName, properties }: Element): boolean {
  return (
    silent.has(tagName) ||
    properties['aria-hidden'] === 'true' ||
    'hidden' in properties ||
    hasClass(properties, 'with-script', 'no-print')
  )
}

/** Whether an element has one of the classes. */
export function hasClass(properties: Element['properties'], ...names: string[]): boolean {
  const classes = `${properties.class ?? ''}`.split(' ')
  return names.some(name => classes.includes(name))
}

/**
 * The inline content of elements as Markdown nodes. Where a layout sets two elements apart that no text stands between,
 * a dot does so here.
 */
export function phrasing(nodes: ElementContent[]): PhrasingContent[] {
  const found: PhrasingContent[] = []
  let isAfterElement = false
  for (const node of nodes) {
    const isElement = node.type === 'element'
    const said = node.type === 'text' ? [text(node.value.replace(/\s+/g, ' '))] : isElement ? inElement(node) : []
    if (said.length === 0) continue
    if (isElement && found.length > 0 && isApart(node, isAfterElement)) found.push(text(' · '))
    found.push(...said)
    isAfterElement = isElement
  }
  return found
}

/** Whether an element stands apart from what is before it: beside another element, or on a line of its own. */
function isApart({ tagName, properties }: Element, isAfterElement: boolean): boolean {
  return hasClass(properties, 'block') || (isAfterElement && !/^(sup|sub)$/.test(tagName))
}

function inElement(node: Element): PhrasingContent[] {
  return isSilent(node) ? [] : inline(node)
}

const text = (value: string): PhrasingContent => ({ type: 'text', value })

function inline(node: Element): PhrasingContent[] {
  const { tagName, properties, children } = node
  const content = () => phrasing(children)
  switch (tagName) {
    case 'a': {
      const inside = trim(phrasing(children.filter(child => !isDrawing(child))))
      const href = `${properties.href ?? ''}`
      if (inside.length === 0 || href.startsWith('#')) return inside
      return [{ type: 'link', url: address(href), children: inside }]
    }
    case 'strong':
    case 'b':
      return wrap('strong', content())
    case 'em':
    case 'i':
      return wrap('emphasis', content())
    case 'code':
      return [{ type: 'inlineCode', value: textOf(node) }]
    case 'sup':
      return [text(textOf(node).replace(/\d/g, digit => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? ''))]
    case 'br':
      return [{ type: 'break' }]
    case 'img':
      return [{ type: 'image', url: address(`${properties.src ?? ''}`), alt: `${properties.alt ?? ''}` }]
    case 'svg':
      return svgText(node)
    default:
      return content()
  }
}

/** A drawing as words: its own name, then the words that are drawn in it. */
function svgText({ properties, children }: Element): PhrasingContent[] {
  const name = properties['aria-label']
  const words = children.flatMap(function wordsOf(node): string[] {
    if (node.type !== 'element' || isSilent(node)) return []
    return node.tagName === 'text' || node.tagName === 'title' ? [textOf(node)] : node.children.flatMap(wordsOf)
  })
  const value = [name, words.join(', ')].filter(Boolean).join(': ')
  return value ? [text(value)] : []
}

/** A link of this site as a reader elsewhere can follow it; a drawn page has the base in its links already. */
function address(href: string): string {
  return href.startsWith('/') ? site.origin + href : href
}

/** All text of an element as it stands. */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}

/** The drawing in a link says that it opens a new tab, which only a browser can do. */
function isDrawing(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'svg'
}

function wrap(type: 'strong' | 'emphasis', children: PhrasingContent[]): PhrasingContent[] {
  const inside = trim(children)
  return inside.length > 0 ? [{ type, children: inside }] : []
}

/** Without spaces at either end, and never two in a row. */
export function trim(nodes: PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.type === 'text' && last?.type === 'text')
      joined[joined.length - 1] = { type: 'text', value: `${last.value}${node.value}`.replace(/ +/g, ' ') }
    else joined.push(node)
  }
  return joined
    .map((node, index) => {
      if (node.type !== 'text') return node
      const isFirst = index === 0 || joined[index - 1]?.type === 'break'
      const isLast = index === joined.length - 1 || joined[index + 1]?.type === 'break'
      const start = isFirst ? node.value.trimStart() : node.value
      return { ...node, value: isLast ? start.trimEnd() : start }
    })
    .filter(node => node.type !== 'text' || node.value !== '')
}
