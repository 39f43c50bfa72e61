import { type Element, isTag } from 'domhandler'
import type { MarkdownHints } from './hints'

/** Controls, and elements that only a browser can use. */
const controls = /^(button|input|select|textarea|form|script|style|template|label|fieldset|dialog|menu|math|datalist)$/
const containers = /^(main|div|section|article|header|footer|aside|figure|nav|address|details|output|x-island|x-slot)$/
const blocks =
  /^(div|body|figcaption|p|h[1-6]|ul|ol|dl|dt|dd|li|caption|t(able|head|body|foot|r|d|h)|summary|blockquote|pre|hr|legend)$/

/** Whether an element has one of the classes. */
export function hasClass({ attribs }: Element, names: readonly string[]): boolean {
  const { class: own } = attribs
  // Most elements have none of them, and not even their letters.
  return own !== undefined && names.some(name => own.includes(name) && own.split(/\s+/).includes(name))
}

/** Whether an element is no text of a page: a control, or hidden. */
export function isSkipped(element: Element, hints: MarkdownHints): boolean {
  const { name, attribs } = element
  // The link back from a footnote leads nowhere in a text.
  if ('data-footnote-backref' in attribs) return true
  return (
    controls.test(name) || attribs['aria-hidden'] === 'true' || 'hidden' in attribs || hasClass(element, hints.skip)
  )
}

/** Whether an element with a name is a block. */
export const isBlockName = (name: string) => blocks.test(name)

/** The name of the element that represents another one in Markdown; `href` is where it leads. */
export function nameOf(element: Element, hints: MarkdownHints, inLine: boolean, href?: string): string {
  const { name } = element
  if (name === 'a') return href ? name : 'span'
  if (hasClass(element, hints.body)) return 'body'
  const isContainer = containers.test(name)
  if (!isContainer && !blocks.test(name)) return name
  if (inLine) return 'span'
  if (hasClass(element, hints.quote)) return 'blockquote'
  if (hasClass(element, hints.strong)) return 'summary'
  return isContainer ? 'div' : name
}

/** The elements with a name that a pattern allows, in an element and in its other elements, without skipped ones. */
export function partsBelow(element: Element, names: RegExp, hints: MarkdownHints): Element[] {
  return element.children.flatMap(child => {
    if (!isTag(child) || isSkipped(child, hints)) return []
    return names.test(child.name) ? [child] : partsBelow(child, names, hints)
  })
}
