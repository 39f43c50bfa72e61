import type { RootContent } from 'mdast'
import type { Cause } from '../note'
import { toFlow, toPhrasing } from './builders'
import { foreignComponents, titled } from './components'
import { type Conversion, droppedElements, fallbackElements, markdownElements, tableParts } from './elements'
import type { ForeignElement } from './nest-html'

/** Whether a body with this text has no error of its syntax, elements and components in this site. */
export type Probe = (markdown: string) => boolean

/** The site to which a text is brought. */
export interface Place {
  isValid: Probe
  /** The conversions of foreign components to those of the site, by their names in lower case. */
  own: Record<string, Conversion>
}

/** Notes what has no form here. */
export type Report = (cause: Cause, what: string) => void

/** Elements that show a file, and nothing without one. */
const mediaElements = ['video', 'audio', 'iframe']

/** A use of an element around a text; some are not valid alone. */
function sampleOf(name: string, text: string): string {
  if (name === 'summary') return `<details>\n<summary>${text}</summary>\n\na\n</details>`
  return name === 'details' ? `<details>\n<summary>a</summary>\n\n${text}\n</details>` : `<${name}>${text}</${name}>`
}

/** An element of HTML or a component as this site has it: kept, as Markdown, or its content alone. */
export function convertElement(
  element: ForeignElement,
  children: RootContent[],
  { isValid, own }: Place,
  note: Report,
): RootContent[] {
  const name = element.name ?? ''
  const asPlace = (nodes: RootContent[]) => (element.type === 'mdxJsxTextElement' ? inLine(nodes) : nodes)
  if (name === '') return asPlace(children)
  if (/^[a-z]/.test(name) && name !== 'code-group') {
    const said = markdownElements[name] ?? tableParts[name]
    if (said) return said(element, children)
    if (droppedElements.includes(name)) {
      if (!['source', 'track', 'col', 'colgroup', 'svg'].includes(name)) note('HTML', `<${name}>: left out`)
      return []
    }
    if (isValid(sampleOf(name, 'a')) || isValid(`<${name} />`)) {
      const attributes = validAttributes(element, isValid)
      const isEmpty = children.length === 0 && attributes.length === 0 && mediaElements.includes(name)
      if (isEmpty) note('HTML', `<${name}>: left out`)
      return isEmpty ? [] : [{ ...element, attributes, children: contentOf(element, children, isValid) as never }]
    }
    return asPlace(fallbackElements[name]?.(element, children) ?? children)
  }
  const known = own[name.toLowerCase()] ?? foreignComponents[name.toLowerCase()]
  if (known) return asPlace(known(element, children))
  const texts = titled(element, children)
  note('component', texts.length > 0 ? `<${name}>: its text stays without it` : `<${name}>: left out`)
  return asPlace(texts)
}

/** The content of an element that stays: its words are paragraphs where it is a block, one where it can have no more. */
function contentOf({ type, name }: ForeignElement, children: RootContent[], isValid: Probe): RootContent[] {
  const holds = (text: string) => type === 'mdxJsxFlowElement' && isValid(sampleOf(name ?? '', text))
  if (holds('\n\na\n\nb\n\n')) return toFlow(children)
  return holds('a') ? toFlow(toPhrasing(children)) : children
}

/** The attributes that an element may have here, with their values. */
function validAttributes({ name, attributes }: ForeignElement, isValid: Probe): ForeignElement['attributes'] {
  return attributes.filter(
    each =>
      each.type === 'mdxJsxAttribute' &&
      typeof each.value === 'string' &&
      isValid(`<${name} ${each.name}="${each.value.replaceAll('"', '&quot;')}">a</${name}>`),
  )
}

/** Nodes for a place within a line, unless a block can only be one. */
function inLine(nodes: RootContent[]): RootContent[] {
  return nodes.some(({ type }) =>
    ['code', 'list', 'table', 'blockquote', 'heading', 'mdxJsxFlowElement'].includes(type),
  )
    ? nodes
    : toPhrasing(nodes)
}
