import { textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'
import type { BlockContent, Nodes, PhrasingContent, RootContent } from 'mdast'
import 'mdast-util-mdx'

/** An element of a foreign text, from HTML or from MDX. */
export type ForeignElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/** Elements without content, which need no closing tag. */
const voidElements = ['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']

/** Elements whose content is no text for readers. */
const rawElements = ['script', 'style', 'noscript', 'svg']

interface Frame {
  element?: ForeignElement
  children: RootContent[]
}

/** Turns HTML tags among Markdown nodes into elements that contain the nodes between them. */
export function nestHtml(nodes: readonly RootContent[], isFlow: boolean): RootContent[] {
  const stack: Frame[] = [{ children: [] }]
  const top = () => stack.at(-1) as Frame
  for (const node of nodes) {
    if (node.type === 'html') for (const token of tokensOf(node.value)) place(token, node)
    else {
      if ('children' in node) {
        const isText = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell'
        node.children = nestHtml(node.children, isFlow && !isText) as never
      }
      top().children.push(node)
    }
  }
  while (stack.length > 1) closeTop(true)
  return top().children

  function place(token: Token, { position }: Nodes) {
    if (token.kind === 'comment') {
      const value = `/* ${token.text.replaceAll('*/', '* /').trim()} */`
      top().children.push({
        type: isFlow ? 'mdxFlowExpression' : 'mdxTextExpression',
        value,
        position,
      })
    } else if (token.kind === 'text') {
      const value = decode(token.text)
      if (value.trim() !== '' || !isFlow) top().children.push({ type: 'text', value, position })
    } else if (token.kind === 'open') {
      const element = { ...elementOf(token, isFlow), position } as ForeignElement
      if (token.isClosed || voidElements.includes(token.name)) top().children.push(element)
      else stack.push({ element, children: [] })
    } else if (token.kind === 'close' && stack.some(({ element }) => element?.name === token.name)) {
      while (top().element?.name !== token.name) closeTop(false)
      closeTop(false)
    }
  }

  /** Ends the innermost element; the nodes after an element that is never closed are not part of it. */
  function closeTop(isOpen: boolean) {
    const { element, children } = stack.pop() as Frame
    if (!element) return
    const isOptional = ['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'summary'].includes(element.name ?? '')
    if (isOpen && !isOptional) return void top().children.push({ ...element, children: [] }, ...children)
    top().children.push({ ...element, children: children as (PhrasingContent & BlockContent)[] })
  }
}

type Token =
  | { kind: 'open'; name: string; attributes: string; isClosed: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'comment'; text: string }
  | { kind: 'text'; text: string }

const tag = /<!--([\s\S]{0,9999}?)-->|<(\/?)([a-zA-Z][\w.:-]{0,99})([^<>]{0,9999})>/g

/** Splits HTML into tags, comments and text; the content of scripts and drawings is left out. */
function tokensOf(html: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const found of html.matchAll(tag)) {
    const [whole, comment, slash, name = '', attributes = ''] = found
    if (found.index < end) continue
    if (found.index > end) tokens.push({ kind: 'text', text: html.slice(end, found.index) })
    end = found.index + whole.length
    const isClosed = attributes.trimEnd().endsWith('/')
    if (comment !== undefined) tokens.push({ kind: 'comment', text: comment })
    else if (slash) tokens.push({ kind: 'close', name: nameOf(name) })
    else {
      tokens.push({ kind: 'open', name: nameOf(name), attributes, isClosed })
      if (!rawElements.includes(nameOf(name)) || isClosed) continue
      const closing = html.toLowerCase().indexOf(`</${name.toLowerCase()}`, end)
      end = closing < 0 ? html.length : closing
    }
  }
  if (end < html.length) tokens.push({ kind: 'text', text: html.slice(end) })
  return tokens
}

/** The first letter distinguishes HTML elements from components. */
function nameOf(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name : name.toLowerCase()
}

function elementOf({ name, attributes }: Extract<Token, { kind: 'open' }>, isFlow: boolean) {
  const list = [...attributes.matchAll(/([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)]
  return {
    type: isFlow ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
    name,
    attributes: list.map(([, key = '', ...values]) => {
      const value = values.find(each => each !== undefined)
      return { type: 'mdxJsxAttribute', name: key, value: value === undefined ? null : decode(value) }
    }),
    children: [],
  }
}

/** A text with its character references read. */
function decode(text: string): string {
  return text.includes('&') ? textContent(parseDocument(text.replaceAll('<', '&lt;'))) : text
}
