import type { Node, Program, Property } from 'estree-jsx'
import type { Definition, Heading as MdastHeading, Nodes, Root } from 'mdast'
import { urlAttributes } from './elements/attributes'
import { type InlineProp, inlinePropsIn } from './inline/inline-props'
import { everyNode, located, placeOf, wordsOf } from './nodes'

/** A link in a body; the offsets of its URL count from the start of the file. */
export interface BodyLink {
  url: string
  start: number
  end: number
  isImage: boolean
  /** Whether it names a recording of content/media. */
  isRecording?: true
  /** Whether it is a prop of a component that names a file of content/media. */
  isMedia?: true
}

/** A heading of a body; its offset counts from the start of the file. */
export interface Heading {
  /** Its id on the page. */
  anchor: string
  words: string
  start: number
}

/** The links, headings and other facts of a body that checks of all documents need, as JSON values. */
export interface BodyFacts {
  links: BodyLink[]
  headings: Heading[]
  /** The names of the components it uses. */
  components: string[]
  /** The number of its words, those in the texts of components included. */
  words: number
  /** The texts with Markdown in the props of components; absent where there are none. */
  inlineProps?: InlineProp[]
}

/** A string of a body that may be a URL, with its offsets from the start of the file. */
export interface BodyText {
  text: string
  start: number
  end: number
  /** Whether the syntax of the place makes it a URL. */
  kind: 'link' | 'image' | 'recording' | 'value'
  /** The prop or property with the string as its value. */
  name?: string
}

/** Extracts the links, headings and components of a body; `idOf` makes the ids of headings. */
export function extractReferences(
  tree: Nodes | undefined,
  body: string,
  idOf: (heading: MdastHeading) => string,
): BodyFacts {
  const facts: BodyFacts = { links: [], headings: [], components: [], words: 0 }
  if (!tree) return facts
  const inlineProps = inlinePropsIn(tree, body)
  if (inlineProps.length > 0) facts.inlineProps = inlineProps
  const nodes = everyNode(tree)
  const uses = definitionUses(nodes)
  for (const node of nodes) {
    facts.words += countWords(node)
    if (node.type === 'heading')
      facts.headings.push({ anchor: idOf(node), words: wordsOf(node), start: placeOf(node).start })
    else if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name)
      facts.components.push(node.name)
    for (const { text, start, end, kind, name } of textsOf(node, body)) {
      if (kind === 'value' && !isLinkName(name ?? '')) {
        if (text.startsWith('/media/')) facts.links.push({ url: text, start, end, isImage: false, isMedia: true })
        continue
      }
      const isImages = node.type === 'definition' ? uses(node) : [kind === 'image']
      for (const isImage of isImages)
        facts.links.push({ url: text, start, end, isImage, isRecording: kind === 'recording' || undefined })
    }
  }
  return facts
}

/** The texts that a node has of its own: its value, or the strings among the props of a component. */
export function ownTexts(node: Nodes): string[] {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return [node.value]
  const isTag = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
  return isTag ? node.attributes.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])) : []
}

/** The number of words that a node has of its own. */
const countWords = (node: Nodes): number =>
  ownTexts(node).reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0), 0)

/** Gives a function that lists uses of a definition: `true` for images, `false` for links and where nothing uses it. */
function definitionUses(nodes: Nodes[]): (definition: Definition) => boolean[] {
  const used = (type: Nodes['type']) =>
    new Set(nodes.flatMap(node => (node.type === type && 'identifier' in node ? [node.identifier] : [])))
  const [ofImages, ofLinks] = [used('imageReference'), used('linkReference')]
  return ({ identifier }) => (ofImages.has(identifier) ? (ofLinks.has(identifier) ? [true, false] : [true]) : [false])
}

/** Extracts the strings of a body that may be URLs: targets of links, and strings in props and expressions. */
export function extractTexts(tree: Nodes, body: string): BodyText[] {
  return everyNode(tree).flatMap(node => textsOf(node, body))
}

function textsOf(node: Nodes, body: string): BodyText[] {
  const { start, end } = placeOf(node)
  if (node.type !== 'root' && node.data?.tag !== undefined) return textsOfElement(node, body)
  switch (node.type) {
    case 'link':
    case 'image':
    case 'definition': {
      // An address that is a link by itself has no brackets.
      if (node.type === 'link' && body[start] !== '[') return [{ text: node.url, start, end, kind: 'link' }]
      const inner = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined
      const opening = node.type === 'definition' ? ']:' : ']('
      const from = inner ?? Math.max(start, body.slice(0, end).indexOf(opening, start))
      return [{ ...located(body, node.url, from, end), kind: node.type === 'image' ? 'image' : 'link' }]
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return literalsIn(node.data?.estree, body)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap(attribute => {
        if (attribute.type !== 'mdxJsxAttribute') return []
        const { name, value, position } = attribute
        if (typeof value !== 'string') return literalsIn(value?.data?.estree, body, name)
        const from = (position?.start.offset ?? start) + name.length
        return [{ ...located(body, value, from, position?.end.offset ?? end), kind: 'value', name }]
      })
  }
  return []
}

/** The URLs in the attributes of an element that was written as HTML. */
function textsOfElement(node: Exclude<Nodes, Root>, body: string): BodyText[] {
  if (node.type === 'htmlElement' && node.name === 'iframe') return []
  return urlAttributes(node).map(attribute => {
    const { name, value } = attribute
    const kind = name === 'src' ? (node.type === 'image' ? 'image' : 'recording') : name === 'poster' ? 'image' : 'link'
    const { start, end } = placeOf(attribute)
    return { ...located(body, value, start + name.length, end), kind }
  })
}

/** The string literals in a syntax tree of JavaScript, each with the name of its property. */
export function literalsIn(value: unknown, body: string, name?: string): BodyText[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(item => literalsIn(item, body, name))
  const node = value as Program | Node
  if (node.type === 'Literal')
    return typeof node.value === 'string'
      ? [{ ...located(body, node.value, offsetOf(node, 'start') + 1, offsetOf(node, 'end') - 1), kind: 'value', name }]
      : []
  if (node.type === 'Property') return literalsIn(node.value, body, nameOf(node.key))
  return Object.entries(node).flatMap(([key, part]) =>
    key === 'comments' || key === 'tokens' ? [] : literalsIn(part, body, name),
  )
}

/** Whether a prop or field of this name holds a URL. */
export const isLinkName = (name: string): boolean => /^(href|url)$|Href$/.test(name)

function nameOf(key: Property['key']): string {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
}

/** The offset that the parser adds to a node of ESTree, which doesn't define one. */
const offsetOf = (node: Node, side: 'start' | 'end') => (node as unknown as Record<typeof side, number>)[side]
