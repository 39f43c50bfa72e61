import type { Expression, ObjectExpression, Program } from 'estree-jsx'
import GithubSlugger from 'github-slugger'
import type { Nodes } from 'mdast'
import type { MdxJsxAttribute } from 'mdast-util-mdx'
import { everyNode } from './nodes'

/** A link in a body; the offsets of its URL count from the start of the file. */
export interface BodyLink {
  url: string
  start: number
  end: number
  isImage: boolean
}

/** A heading of a body; its offset counts from the start of the file. */
export interface Heading {
  /** The ID that rehype-slug gives it. */
  anchor: string
  words: string
  start: number
}

/** What other documents need to know of a body, as plain values. */
export interface BodyFacts {
  links: BodyLink[]
  headings: Heading[]
  /** The names of the components it uses. */
  components: string[]
}

/** Extracts the links, headings and components of a body. */
export function extractReferences(tree: Nodes | undefined, body: string): BodyFacts {
  const facts: BodyFacts = { links: [], headings: [], components: [] }
  if (!tree) return facts
  const slugger = new GithubSlugger()
  const link = (url: string, from: number, to: number, isImage = false) => {
    const at = body.slice(0, to).indexOf(url, from)
    facts.links.push({ url, start: at < 0 ? from : at, end: at < 0 ? to : at + url.length, isImage })
  }

  for (const node of everyNode(tree)) {
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? 0
    switch (node.type) {
      case 'heading': {
        const words = wordsOf(node)
        facts.headings.push({ anchor: slugger.slug(words), words, start })
        break
      }
      case 'link':
      case 'image':
      case 'definition': {
        const inner = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined
        const opening = node.type === 'definition' ? ']:' : ']('
        const from = inner ?? Math.max(start, body.slice(0, end).indexOf(opening, start))
        link(node.url, from, end, node.type === 'image')
        break
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        if (node.name) facts.components.push(node.name)
        for (const attribute of node.attributes) if (attribute.type === 'mdxJsxAttribute') readAttribute(attribute)
    }
  }
  return facts

  function readAttribute({ name, value, position }: MdxJsxAttribute) {
    const from = position?.start.offset ?? 0
    const to = position?.end.offset ?? 0
    if (typeof value === 'string') {
      if (isLinkName(name)) link(value, from + name.length, to)
    } else for (const url of urlsIn(value?.data?.estree)) link(url, from, to)
  }
}

/** Whether a prop or field of this name holds a URL. */
export function isLinkName(name: string): boolean {
  return /^(href|url)$|Href$/.test(name)
}

/** The text of a heading without expressions; the anchor is made from it. */
function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}

/** The URLs in a plain expression. */
function urlsIn(program: Program | null | undefined): string[] {
  const [statement] = program?.body ?? []
  return statement?.type === 'ExpressionStatement' ? urlsInExpression(statement.expression) : []
}

function urlsInExpression(node: Expression): string[] {
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap(element =>
      element && element.type !== 'SpreadElement' ? urlsInExpression(element) : [],
    )
  return node.type === 'ObjectExpression' ? node.properties.flatMap(urlsInProperty) : []
}

function urlsInProperty(property: ObjectExpression['properties'][number]): string[] {
  if (property.type !== 'Property') return []
  const { key, value } = property
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
  if (value.type === 'Literal' && typeof value.value === 'string') return isLinkName(name) ? [value.value] : []
  return urlsInExpression(value as Expression)
}
