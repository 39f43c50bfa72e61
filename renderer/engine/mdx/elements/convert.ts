import type { Data, Heading, Html, Parents, PhrasingContent, Root, RootContent } from 'mdast'
import { parseEntities } from 'parse-entities'
import type { Position } from 'unist'
import { valuesOf } from './attributes'
import type { HtmlElement, TagElement } from './known/element'
import { elements } from './known/elements'
import { isBlank, isBlockElement, isInLine, paragraphOf, paragraphsOf, withoutParagraph } from './tree'

/** The types of nodes whose content is text within a line. */
export const lineParents = /^(paragraph|heading|emphasis|strong|delete|link|linkReference|tableCell|mdxJsxTextElement)$/

/** The elements that Markdown writes as others. */
const sameElements: Record<string, string> = { b: 'strong', i: 'em', s: 'del' }

/** The attributes that nodes of Markdown have a field of their own for. */
const fields: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title'],
  td: ['align'],
  th: ['align'],
}

/**
 * Turns the tags of HTML in a syntax tree into nodes: links, images, headings, paragraphs and code become those of
 * Markdown, so that checks and compiler treat both alike, and all others the type `htmlElement`. Each keeps the
 * name and the attributes of its tag, which `checkElements` checks; what texts can't have is not rendered.
 */
export function convertElements(tree: Root): undefined {
  convertIn(tree)
}

function convertIn(node: Parents): void {
  const nodes = node.children.flatMap((child: RootContent): RootContent[] => {
    if ('children' in child) convertIn(child)
    if (child.type === 'html' && /^<(!--|pre>)/.test(child.value)) return rawNodes(child)
    return isTag(child) ? toNodes(child) : [child]
  })
  const isInTag = node.type !== 'root' && isTag(node)
  const blocks = lineParents.test(node.type) ? nodes : nodes.flatMap(child => toBlocks(child, isInTag))
  node.children = blocks as typeof node.children
}

function isTag(node: RootContent): node is TagElement & { name: string } {
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
  return isElement && /^[a-z]/.test(node.name ?? '')
}

/** The blocks that a block is: MDX takes elements on one line for a paragraph, and a tag of several lines for a block. */
function toBlocks(node: RootContent, isInTag: boolean): RootContent[] {
  if (node.data?.tag !== undefined && isInLine(node)) return [paragraphOf([node])]
  if (node.type !== 'paragraph' || !node.children.some(isBlockElement)) return [node]
  if (isInTag) return paragraphsOf(node.children)
  const parts = node.children.filter((child: RootContent) => !isBlank(child))
  return parts.every(isBlockElement) ? parts : [node]
}

/** The code of preformatted text, and nothing for a comment. Where one isn't closed, or text follows, its tag is kept. */
function rawNodes({ value, position }: Html): RootContent[] {
  if (/^<!--(?!.*-->\s*\S)[\s\S]*-->\s*$/.test(value)) return []
  const [, inner] = /^<pre>([\s\S]*)<\/pre>\s*$/.exec(value) ?? []
  const tag = value.startsWith('<!--') ? '!--' : 'pre'
  if (inner === undefined || inner.includes('</pre>'))
    return [{ type: 'htmlElement', name: tag, isInLine: false, children: [], position, data: { tag, hName: 'div' } }]
  const [, lang = null, code = inner] =
    /^\s*<code(?: class="language-([\w+#-]+)")?>([\s\S]*)<\/code>\s*$/.exec(inner) ?? []
  const text = parseEntities(code.replace(/^\n|\n[ \t]*$/g, ''), { nonTerminated: false })
  return [{ type: 'code', lang, meta: null, value: text, position }]
}

/** The nodes that an element is. */
function toNodes(element: TagElement & { name: string }): RootContent[] {
  const { name, position } = element
  const values = valuesOf(element)
  const text = (key: string) => (typeof values[key] === 'string' ? values[key] : '')
  const data = dataOf(element, values)
  const children = contentOf(element)
  const line = children as PhrasingContent[]
  const common = { data, position }
  const [only] = children.filter(child => !isBlank(child))
  switch (name) {
    case 'a':
      return [
        { type: 'link', url: text('href'), title: text('title') || null, children: withoutAutolinks(line), ...common },
      ]
    case 'img':
      return [{ type: 'image', url: text('src'), alt: text('alt'), title: text('title') || null, ...common }]
    case 'br':
      return [{ type: 'break', ...common }]
    case 'p':
      return [{ type: 'paragraph', children: line, ...common }]
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [{ type: 'heading', depth: Number(name[1]) as Heading['depth'], children: line, ...common }]
    case 'picture':
      return children.length === 1 && only?.type === 'image' ? [only] : [generic()]
    case 'code':
      return only?.type === 'text' && children.length === 1 && element.attributes.length === 0
        ? [{ type: 'inlineCode', value: only.value.replace(/\n/g, ' '), ...common }]
        : [generic()]
    case 'div':
      // Without attributes it means nothing.
      if (element.attributes.length > 0) return [generic()]
      return element.type === 'mdxJsxFlowElement' ? children : children.map(child => asDiv(child, position))
    case 'span':
      return element.attributes.length > 0 ? [generic()] : children
    default:
      return [generic()]
  }

  function generic(): HtmlElement {
    const isKnown = elements.has(name)
    const isInLine = isKnown ? elements.get(name)?.place === 'line' : element.type === 'mdxJsxTextElement'
    const hName = isKnown ? (sameElements[name] ?? name) : isInLine ? 'span' : 'div'
    return { type: 'htmlElement', name, isInLine, children, position, data: { ...data, hName } }
  }
}

/** The content of an element in the form that its description asks for. */
function contentOf({ name, type, children }: TagElement & { name: string }): RootContent[] {
  const { place, content } = elements.get(name) ?? {}
  if (content === 'line' || content === 'either') return place === 'line' ? children : withoutParagraph(children)
  if (content === 'blocks' && type === 'mdxJsxTextElement') return paragraphsOf(children)
  if (typeof content !== 'object') return children
  const parts: RootContent[] = name === 'picture' ? withoutParagraph(children) : children
  return parts.filter(part => !isBlank(part))
}

/** The name and the attributes of a tag for its node, with those that Markdown has no field for as properties. */
function dataOf({ name, attributes }: TagElement & { name: string }, values: Record<string, string | true>): Data {
  const others = Object.entries(values).filter(([key]) => !fields[name]?.includes(key))
  const { align } = values
  const hProperties: Record<string, string | true> = Object.fromEntries(others)
  // The security policy refuses the style attribute that cells would have otherwise.
  if (/^t[dh]$/.test(name) && align) hProperties.dataAlign = align
  if (/^(audio|video)$/.test(name)) Object.assign(hProperties, { controls: true, preload: 'metadata' })
  return { tag: name, attributes, hProperties }
}

/** A block of a `<div>` on one line, which MDX takes for text. */
function asDiv(block: RootContent, position: Position | undefined): RootContent {
  return {
    ...block,
    position: structuredClone(position),
    data: { ...block.data, tag: block.data?.tag ?? 'div' },
  } as RootContent
}

/** The text of a link: remark-gfm makes links of addresses, also of those in a link. */
function withoutAutolinks(children: PhrasingContent[]): PhrasingContent[] {
  return children.flatMap(child => {
    if (child.type !== 'link' || child.children.length !== 1) return [child]
    const [only] = child.children
    return only?.type === 'text' && child.url.endsWith(only.value) ? [only] : [child]
  })
}
