import type { Element, ElementContent, RootContent } from 'hast'
import { textOf } from '../../../mdx/code/hast-text'
import { isCodeBox, simplifyCode } from './code-blocks'
import { element, text } from './hast-nodes'
import type { MarkdownHints, MarkdownOptions } from './hints'

/** Controls, and elements that only a browser can use. */
const controls = /^(button|input|select|textarea|form|script|style|template|label|fieldset)$/
const containers = /^(main|div|section|article|header|footer|aside|figure|nav|address|details|output|x-island|x-slot)$/
const blocks =
  /^(div|body|figcaption|p|h[1-6]|ul|ol|dl|dt|dd|li|caption|t(able|head|body|foot|r|d|h)|summary|blockquote|pre|hr|legend)$/
/** Elements that Markdown writes on one line; blocks inside of them become spans. */
const lines = /^(h[1-6]|p|dt|td|th|summary)$/
/** Elements that are not removed when empty. */
const voids = /^(img|br|hr|td|th)$/

/**
 * Reduces the HTML of a page to what Markdown can express: controls are removed, drawings become words, URLs absolute,
 * hints elements, and a dot separates phrases that only the layout separates.
 */
export function simplify(nodes: RootContent[], options: MarkdownOptions, inLine = false): ElementContent[] {
  const simple = nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [text(node.value.replace(/\s+/g, ' '))]
    if (node.type !== 'element' || isSkipped(node, options.hints)) return []
    if (node.tagName === 'svg') return svgText(node)
    if (node.tagName === 'sup') return [element('sup', [text(raised(textOf(node), superscripts))])]
    if (node.tagName === 'sub') return [element('sub', [text(raised(textOf(node), subscripts))])]
    if (/^(audio|video)$/.test(node.tagName)) return mediaLink(node, options.origin)
    if (isCodeBox(node)) return [simplifyCode(node)]
    if (/^(code|pre)$/.test(node.tagName)) return [element(node.tagName, [text(textOf(node))])]
    return simplifyElement(node, options, inLine)
  })
  return simple.flatMap((node, index) => {
    const content = isWrapper(node) ? node.children : [node]
    return isApart(node, simple[index - 1], options.hints) ? [text(' · '), ...content] : content
  })
}

/** Whether an element has no meaning of its own in Markdown, so that its children replace it. */
function isWrapper(node: ElementContent): node is Element {
  if (node.type !== 'element') return false
  return node.tagName === 'span' || (node.tagName === 'div' && node.children.every(isBlock))
}

/** Whether an element has one of the classes. */
export function hasClass({ properties: { className } }: Element, names: readonly string[]): boolean {
  return Array.isArray(className) && className.some(name => names.includes(`${name}`))
}

function simplifyElement(node: Element, { hints, origin }: MarkdownOptions, inLine: boolean): ElementContent[] {
  const { tagName, properties } = node
  const isLink = tagName === 'a'
  const parts = isLink ? node.children.filter(child => !isElement(child, 'svg')) : node.children
  const children = simplify(parts, { hints, origin }, inLine || lines.test(tagName))
  if (children.length === 0 && !voids.test(tagName)) return []
  const href = absolute(properties.href, origin)
  const src = absolute(properties.src, origin)
  const simple = { ...element(nameOf(node, hints, inLine, href), children), properties: { ...properties, href, src } }
  if (tagName !== 'table') return [simple]
  const captions = children.filter(child => isElement(child, 'caption'))
  return [...captions, { ...simple, children: children.filter(child => !captions.includes(child)) }]
}

/** The element that represents another one in Markdown. */
function nameOf(node: Element, hints: MarkdownHints, inLine: boolean, href?: string): string {
  const { tagName } = node
  if (tagName === 'a') return href ? tagName : 'span'
  if (hasClass(node, hints.body)) return 'body'
  const isContainer = containers.test(tagName)
  if (!isContainer && !blocks.test(tagName)) return tagName
  if (inLine) return 'span'
  if (hasClass(node, hints.quote)) return 'blockquote'
  if (hasClass(node, hints.strong)) return 'summary'
  return isContainer ? 'div' : tagName
}

function isSkipped(node: Element, hints: MarkdownHints): boolean {
  const { ariaHidden, hidden, dataFootnoteBackref } = node.properties
  // The link back from a footnote leads nowhere in a text.
  if (dataFootnoteBackref !== undefined) return true
  return controls.test(node.tagName) || ariaHidden === 'true' || Boolean(hidden) || hasClass(node, hints.skip)
}

/** Whether only the layout separates an element from the previous one, so that the text needs a dot. */
function isApart(node: ElementContent, previous: ElementContent | undefined, hints: MarkdownHints): boolean {
  if (node.type !== 'element' || !previous || [node, previous].some(endsLine)) return false
  return hasClass(node, hints.ownLine) || (previous.type === 'element' && !/^su[bp]$/.test(node.tagName))
}

/** Whether a node ends the line anyway. */
const endsLine = (node: ElementContent) => isBlock(node) || isElement(node, 'br')

function isBlock(node: ElementContent): boolean {
  return node.type === 'element' && (blocks.test(node.tagName) || node.children.some(isBlock))
}

/** An SVG drawing as words: its label and the text in it. */
function svgText(svg: Element): ElementContent[] {
  const words = svg.children.flatMap(function wordsOf(node): string[] {
    if (node.type !== 'element' || node.properties.ariaHidden === 'true') return []
    return /^(text|title)$/.test(node.tagName) ? [textOf(node)] : node.children.flatMap(wordsOf)
  })
  const value = [svg.properties.ariaLabel, words.join(', ')].filter(Boolean).join(': ')
  return value ? [element('span', [text(value)])] : []
}

/** The absolute URL of a link or image; undefined for fragments and for other schemes than http, https, mailto, tel. */
function absolute(address: unknown, origin: string): string | undefined {
  const given = `${address ?? '#'}`
  if (given.startsWith('#') || !URL.canParse(given, origin)) return undefined
  const { href, protocol } = new URL(given, origin)
  return /^(https?|mailto|tel):$/.test(protocol) ? href : undefined
}

const [superscripts, subscripts] = ['⁰¹²³⁴⁵⁶⁷⁸⁹', '₀₁₂₃₄₅₆₇₈₉']

function raised(value: string, digits: string): string {
  return value.replace(/\d/g, digit => digits[Number(digit)] ?? '')
}

/** A recording as a link to its file, of several to the one for any screen; nothing for one without a name. */
function mediaLink({ properties, children }: Element, origin: string): ElementContent[] {
  const sources = children.flatMap(child => (child.type === 'element' && child.tagName === 'source' ? [child] : []))
  const src = properties.src ?? (sources.find(source => !source.properties.media) ?? sources[0])?.properties.src
  const href = src === undefined ? undefined : absolute(src, origin)
  if (!href || !properties.ariaLabel) return []
  const link = { ...element('a', [text(`${properties.ariaLabel}`)]), properties: { href } }
  return [element('p', [link])]
}

function isElement(node: ElementContent, tagName: string): boolean {
  return node.type === 'element' && node.tagName === tagName
}
