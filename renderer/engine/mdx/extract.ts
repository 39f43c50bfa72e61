import type { Expression, ObjectExpression, Program } from 'estree-jsx'
import GithubSlugger from 'github-slugger'
import type { Nodes } from 'mdast'
import type { MdxJsxAttribute } from 'mdast-util-mdx'
import { everyNode } from './nodes'

/** A link as it stands in a text; offsets of its address count from the start of the file. */
export interface BodyLink {
  url: string
  start: number
  end: number
  isImage: boolean
}

/** A heading of a text as a link can name it; its offset counts from the start of the file. */
export interface Heading {
  /** As rehype-slug makes it. */
  anchor: string
  words: string
  start: number
}

/** What other files may want to know of a text, in plain values. */
export interface BodyFacts {
  links: BodyLink[]
  headings: Heading[]
  /** The components it uses. */
  components: string[]
}

/** The links, the headings and the components of a text. */
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

/** Whether a prop or field of this name holds an address. */
export function isLinkName(name: string): boolean {
  return /^(href|url)$|Href$/.test(name)
}

/** What a heading says, without what is only calculated: as the anchor is made from it. */
function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}

/** The addresses in an expression that is only a value. */
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
