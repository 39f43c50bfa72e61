import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import type { PagePart } from '../format/files'
import type { ElementTest } from './selectors'

/** The text of a page's main part. */
export interface MainText {
  /** The text of the first `h1`. */
  title: string
  /** The text before the title: a name or a category above it. */
  kicker: string
  parts: PagePart[]
}

/** Elements whose edges don't separate words. */
const inline = new Set(
  'a abbr b cite code del dfn em i ins kbd mark q s small strong sub sup time u var wbr'.split(' '),
)
/** Elements that are separated from their neighbors in excerpts. */
const blocks = new Set(
  'blockquote caption dd details div dl dt figcaption figure footer h2 h3 h4 h5 h6 header li ol p pre section summary table td th tr ul'.split(
    ' ',
  ),
)
/** Marks the edge of a block in a text that is being read; not a character of any page. */
const edge = '\0'
/** Elements whose content is no text. */
const unread = new Set(['script', 'style', 'template', 'noscript'])

/** Reads the text of a `main` element, by headings with an anchor, without the elements of a test. */
export function readMain(main: Element | undefined, isExcluded: ElementTest): MainText {
  const result: MainText = { title: '', kicker: '', parts: [{ text: '' }] }
  let lastClosed = ''
  let heading: { text: string } | undefined
  const add = (text: string) => {
    const reader = heading ?? result.parts.at(-1)
    if (reader) reader.text += text
  }
  const readElement = (element: Element) => {
    const { name, children } = element
    // Two adjacent links are two texts, with or without space between their boxes.
    const isNextLink = name === 'a' && lastClosed === 'a'
    lastClosed = ''
    if (!unread.has(name) && !isExcluded(element)) {
      add(isNextLink ? edge : edgeOf(name))
      if (/^h[1-6]$/.test(name)) readHeading(element)
      else children.forEach(read)
      add(edgeOf(name))
    }
    lastClosed = name
  }
  const readHeading = (element: Element) => {
    const own = { text: '' }
    heading = own
    element.children.forEach(read)
    heading = undefined
    addHeading(result, element, tidy(own.text))
  }
  const read = (node: ChildNode) => {
    if (isTag(node)) readElement(node)
    else if (isText(node)) {
      if (node.data.trim()) lastClosed = ''
      add(node.data)
    }
  }
  if (main) read(main)
  for (const part of result.parts) part.text = tidy(part.text)
  return result
}

/** Starts the part below a heading; a heading without an anchor is text of the part that it is in. */
function addHeading(result: MainText, { name, attribs: { id } }: Element, text: string): void {
  const part = result.parts.at(-1)
  if (name === 'h1' && !result.title) {
    result.title = text
    result.kicker = tidy(part?.text ?? '')
    return
  }
  // React generates IDs that are not stable.
  if (id && !id.includes('_R_')) result.parts.push({ anchor: id, heading: text, text: '' })
  else if (part) part.text += ` ${text} `
}

function edgeOf(name: string): string {
  return blocks.has(name) ? edge : inline.has(name) ? '' : ' '
}

/** A text on one line: blocks are divided by a dot, unless the one before ends with a mark of its own. */
function tidy(text: string): string {
  const blocks = text.split(edge).map(block => block.replace(/\s+/g, ' ').trim())
  return blocks
    .filter(Boolean)
    .reduce((before, block) => (before ? `${before}${/[,.;:!?…]$/.test(before) ? ' ' : ' · '}${block}` : block), '')
    .replace(/ (?=[,.;:!?…])/g, '')
}
