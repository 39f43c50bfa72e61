import { parsePage } from '@proofsheet/engine/pages/html/page-tree'
import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { findOne } from 'domutils'

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
const boxes = new Set(['span', 'text', 'tspan', 'a', 'button', 'label', 'small', 'time', 'output'])

const labelNames = ['aria-label', 'aria-description', 'title', 'placeholder', 'value']

/** The blocks of a document's body, in their order. */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = []
  const body = findOne(({ name }) => name === 'body', parsePage(html).document)
  if (body) collect(body, 'body', blocks)
  return blocks
}

function collect(element: Element, selector: string, blocks: Block[]): void {
  blocks.push({
    ...describe({ name: element.name, attribs: element.attribs, children: [] }),
    selector,
    isContainer: true,
  })
  let run: ChildNode[] = []
  const endRun = () => {
    const text = { ...describe({ name: 'span', attribs: {}, children: run }), selector, isContainer: false }
    if (text.text || text.images || text.labels) blocks.push(text)
    run = []
  }
  let index = 0
  for (const child of element.children) {
    if (isTag(child)) index++
    if (!isTag(child) || !(blockTags.has(child.name) || hasBlock(child))) {
      run.push(child)
      continue
    }
    endRun()
    const own = `${selector}>${child.name}:nth-child(${index})`
    if (hasBlock(child)) collect(child, own, blocks)
    else blocks.push({ ...describe(child), selector: own, isContainer: false })
  }
  endRun()
}

/** An element, or its visible text. */
type Shown = Pick<Element, 'name' | 'attribs' | 'children'>

/** The block of an element. */
function describe(element: Shown): Omit<Block, 'selector' | 'isContainer'> {
  const found: Record<'links' | 'images' | 'labels', string[]> = { links: [], images: [], labels: [] }
  visit(element, ({ name, attribs, children }) => {
    if (name === 'a' && !isPermalink({ name, attribs, children })) found.links.push(attribs.href ?? '')
    if (['img', 'source', 'video', 'image'].includes(name))
      found.images.push([attribs.src, attribs.srcset, attribs.poster, attribs.alt].filter(Boolean).join(' '))
    found.labels.push(...labelNames.flatMap(label => attribs[label] || []))
  })
  return {
    signature: elementSignature(element),
    tag: element.name,
    text: elementText(element).replace(/\s+/g, ' ').trim(),
    links: found.links.join('\n'),
    images: found.images.join('\n'),
    labels: found.labels.join('\n'),
  }
}

const childElements = ({ name, children }: Shown): Element[] => (name === 'template' ? [] : children.filter(isTag))

const hasBlock = (element: Element): boolean =>
  element.name !== 'svg' && childElements(element).some(child => blockTags.has(child.name) || hasBlock(child))

function visit(element: Shown, see: (element: Shown) => void): void {
  see(element)
  for (const child of childElements(element)) visit(child, see)
}

/** Whether an element is the link of a heading to itself: a sign that leads to an anchor of its page. */
const isPermalink = ({ name, attribs, children }: Shown): boolean =>
  name === 'a' &&
  attribs.href?.startsWith('#') === true &&
  !/[\p{L}\p{N}]/u.test(children.map(child => (isText(child) ? child.data : '')).join(''))

/** The text of an element. Elements side by side that a style sheet separates are separated by a space. */
function elementText(element: Shown): string {
  if (element.name === 'br') return ' '
  if (silent.has(element.name) || isPermalink(element)) return ''
  return element.children.reduce((before, child) => {
    const text = isText(child) ? child.data : isTag(child) ? elementText(child) : ''
    const isSeparated = isTag(child) && boxes.has(child.name) && before !== '' && text !== ''
    return `${before}${isSeparated ? ' ' : ''}${text}`
  }, '')
}

function elementSignature({ name, attribs, children }: Shown): string {
  const attributes = Object.entries(attribs).map(([key, value]) => `${key}=${JSON.stringify(value)}`)
  const inner = children.map(child =>
    isText(child) ? child.data.replace(/\s+/g, ' ') : isTag(child) ? elementSignature(child) : '',
  )
  return `<${[name, ...attributes.sort()].join(' ')}>${inner.join('')}</>`
}
