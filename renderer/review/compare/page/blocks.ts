import type { Element, Nodes, Parents, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** A part of a document that changes as a whole: a paragraph, a heading, a cell, or the tag of an element around others. */
export interface Block {
  /** Two blocks with equal signatures are equal. */
  signature: string
  tag: string
  text: string
  /** The URLs that it links to. */
  links: string
  /** The URLs of its images and videos, with their alternative texts. */
  images: string
  /** Texts for assistive technology and hints. */
  labels: string
  /** The CSS selector of its element in the document. */
  selector: string
  /** Whether it is the tag of an element around other blocks, which have blocks of their own. */
  isContainer: boolean
}

const blockTags = new Set(
  (
    'address article aside blockquote body caption dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr legend li main menu nav ol option p pre search section select summary table tbody td ' +
    'tfoot th thead tr ul video'
  ).split(' '),
)

/** Elements whose content visitors don't read. */
const silent = new Set(['script', 'style', 'template', 'noscript'])

/** Inline elements that layouts put side by side as boxes. */
const boxes = new Set(['span', 'text', 'tspan', 'a', 'button', 'label', 'small', 'time'])

const labelNames = ['ariaLabel', 'ariaDescription', 'title', 'placeholder', 'value']

/** The blocks of a document's body, in their order. */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = []
  const root = fromHtml(html)
  const document = childElements(root).find(({ tagName }) => tagName === 'html')
  const body = document && childElements(document).find(({ tagName }) => tagName === 'body')
  if (body) collect(body, 'body', blocks)
  return blocks
}

function collect(element: Element, selector: string, blocks: Block[]): void {
  blocks.push({ ...describe(element, []), selector, isContainer: true })
  let run: RootContent[] = []
  const endRun = () => {
    const text = { ...describe({ ...element, tagName: 'span', properties: {} }, run), selector, isContainer: false }
    if (text.text || text.images || text.labels) blocks.push(text)
    run = []
  }
  let index = 0
  for (const child of element.children) {
    if (child.type === 'element') index++
    if (child.type !== 'element' || !(blockTags.has(child.tagName) || hasBlock(child))) {
      run.push(child as RootContent)
      continue
    }
    endRun()
    const own = `${selector}>${child.tagName}:nth-child(${index})`
    if (hasBlock(child)) collect(child, own, blocks)
    else blocks.push({ ...describe(child, child.children as RootContent[]), selector: own, isContainer: false })
  }
  endRun()
}

/** A block of an element with some of its children. */
function describe(element: Element, children: RootContent[]): Omit<Block, 'selector' | 'isContainer'> {
  const whole: Element = { ...element, children: children as Element['children'] }
  const found: Record<'links' | 'images' | 'labels', string[]> = { links: [], images: [], labels: [] }
  visit(whole, element => {
    const { tagName, properties } = element
    if (tagName === 'a' && !isPermalink(element)) found.links.push(text(properties.href))
    if (['img', 'source', 'video', 'image'].includes(tagName))
      found.images.push(
        [properties.src, properties.srcSet, properties.poster, properties.alt].map(text).filter(Boolean).join(' '),
      )
    for (const name of labelNames) if (properties[name]) found.labels.push(text(properties[name]))
  })
  return {
    signature: signatureOf(whole),
    tag: element.tagName,
    text: textOf(whole).replace(/\s+/g, ' ').trim(),
    links: found.links.join('\n'),
    images: found.images.join('\n'),
    labels: found.labels.join('\n'),
  }
}

const text = (value: unknown) => (Array.isArray(value) ? value.join(' ') : value === undefined ? '' : String(value))

const childElements = (parent: Parents): Element[] =>
  (parent.children as RootContent[]).filter(child => child.type === 'element')

const hasBlock = (element: Element): boolean =>
  element.tagName !== 'svg' && childElements(element).some(child => blockTags.has(child.tagName) || hasBlock(child))

function visit(element: Element, see: (element: Element) => void): void {
  see(element)
  for (const child of childElements(element)) visit(child, see)
}

/** Whether a node is a link of a sign alone to a place of its own page, as headings have it. */
const isPermalink = (node: Nodes): boolean =>
  node.type === 'element' &&
  node.tagName === 'a' &&
  text(node.properties.href).startsWith('#') &&
  !/[\p{L}\p{N}]/u.test(node.children.map(child => ('value' in child ? child.value : '')).join(''))

/** The text of a node. Elements side by side that a style sheet separates are separated by a space. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node) || (node.type === 'element' && silent.has(node.tagName))) return ''
  if (node.type === 'element' && node.tagName === 'br') return ' '
  if (isPermalink(node)) return ''
  return node.children.reduce((before, child) => {
    const text = textOf(child)
    const isSeparated = child.type === 'element' && boxes.has(child.tagName) && before !== '' && text !== ''
    return `${before}${isSeparated ? ' ' : ''}${text}`
  }, '')
}

function signatureOf(node: Nodes): string {
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ')
  if (node.type !== 'element') return ''
  const attributes = Object.entries(node.properties)
    .map(([name, value]) => `${name}=${JSON.stringify(text(value))}`)
    .sort()
  return `<${[node.tagName, ...attributes].join(' ')}>${node.children.map(signatureOf).join('')}</>`
}
