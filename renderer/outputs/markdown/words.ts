import { type ChildNode, type Element, isTag } from 'domhandler'
import { textContent } from 'domutils'
import type { Image, Paragraph, Text } from 'mdast'

/** An SVG drawing as words: its label and the text in it, which may be the same. */
export function toWords(svg: Element): Text[] {
  const words = svg.children.flatMap(function wordsOf(node: ChildNode): string[] {
    if (!isTag(node) || node.attribs['aria-hidden'] === 'true') return []
    return /^(text|title)$/.test(node.name) ? [textContent(node)] : node.children.flatMap(wordsOf)
  })
  const value = [...new Set([svg.attribs['aria-label'], words.join(', ')])].filter(Boolean).join(': ')
  return value ? [{ type: 'text', value }] : []
}

const digits = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹', sub: '₀₁₂₃₄₅₆₇₈₉' }

/** The text of a `sup` or `sub` element, with raised or lowered digits. */
export function raised(element: Element): string {
  const signs = element.name === 'sup' ? digits.sup : digits.sub
  return textContent(element).replace(/\d/g, digit => signs[Number(digit)] ?? '')
}

/** A recording as a link to its file, of several to the one for any screen; undefined for one without a name. */
export function toMediaLink({ attribs, children }: Element, origin: string): Paragraph | undefined {
  const sources = children.filter(isTag).filter(({ name }) => name === 'source')
  const src = attribs.src ?? (sources.find(source => !source.attribs.media) ?? sources[0])?.attribs.src
  const [url, label] = [absolute(src, origin), attribs['aria-label']]
  if (!url || !label) return
  return { type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', value: label }] }] }
}

/** An image, with a full URL. */
export function toImage({ attribs: { src, alt, title } }: Element, origin: string): Image {
  return { type: 'image', url: absolute(src, origin) ?? '', title: oneLine(title) || null, alt: oneLine(alt) }
}

/** The absolute URL of a link or image; undefined for fragments and for other schemes than http, https, mailto, tel. */
export function absolute(address: string | undefined, origin: string): string | undefined {
  if (address === undefined || address.startsWith('#') || !URL.canParse(address, origin)) return undefined
  const { href, protocol } = new URL(address, origin)
  return /^(https?|mailto|tel):$/.test(protocol) ? href : undefined
}

/** The value of an attribute on one line. */
export function oneLine(value = ''): string {
  return value.replace(/[\t\n\v\f\r ]+/g, ' ').trim()
}
