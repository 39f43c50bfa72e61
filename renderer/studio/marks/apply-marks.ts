import { marks as attributes } from '../contract'
import type { ComputedPlaces } from './find-computed'
import { hasMarks, markTokens, withoutMarks } from './mark-text'

/** The ids behind the marks of a page. */
export interface MarkIds {
  /** Of texts, by their number. */
  ids: readonly string[]
  /** Of blocks, by their position as `data-source` has it, file:line:column: outer blocks first. */
  blocks: ReadonlyMap<string, readonly string[]>
  /** Of fields from which elements are computed, by the number of their start tag. */
  computed?: ComputedPlaces
}

/** An element that is open while a document is read. */
interface Open {
  name: string
  /** The offset of its attributes in the output. */
  slot: number
  /** The number of characters of text before it. */
  start: number
  texts: { id: string; start: number; end: number }[]
  computed: readonly string[]
}

const voidElements = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i
const rawElements = /^(script|style)$/i

/**
 * Turns the marks of a rendered document into attributes of the elements that show their texts, and removes them
 * everywhere else. The document is well-formed, as React writes it.
 */
export function applyMarks(html: string, { ids, blocks, computed }: MarkIds): string {
  const out: string[] = []
  const stack: Open[] = []
  const used = new Set<string>()
  let position = 0
  let number = 0
  let begun: { id: string | undefined; element: Open | undefined; start: number } | undefined

  const takeText = (text: string) => {
    for (const token of markTokens(text)) {
      const element = stack.at(-1)
      if (token.type === 'begin') begun = { id: ids[token.source], element, start: position }
      else if (token.type === 'text') {
        out.push(token.text)
        position += lengthOf(token.text)
      } else {
        const id = begun?.id
        // A text that ends in another element was transformed: it has no mark.
        if (begun && id !== undefined && element && element === begun.element)
          element.texts.push({ id, start: begun.start - element.start, end: position - element.start })
        begun = undefined
      }
    }
  }
  const closeElement = (name: string) => {
    while (stack.some(each => each.name === name)) {
      const element = stack.pop()
      if (!element) return
      out[element.slot] += textAttributes(element, position)
      if (element.name === name) return
    }
  }

  let last = 0
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, last)) {
    const { isClosing, name, inner } = tag
    takeText(html.slice(last, tag.start))
    last = tag.end
    if (isClosing) closeElement(name)
    if (isClosing || name === '') out.push(withoutMarks(html.slice(tag.start, tag.end)))
    else {
      const sources = computed?.get(number++) ?? []
      const slot = out.push(`<${name}${withoutMarks(inner.replace(/\/$/, ''))}`, ownAttributes(inner)) - 1
      out.push(inner.endsWith('/') ? '/>' : '>')
      if (rawElements.test(name)) {
        const end = html.toLowerCase().indexOf(`</${name.toLowerCase()}`, last)
        out.push(withoutMarks(html.slice(last, end)))
        last = end
      } else if (!inner.endsWith('/') && !voidElements.test(name))
        stack.push({ name, slot, start: position, texts: [], computed: sources })
      else out[slot] += computedMark(sources)
    }
  }
  takeText(html.slice(last))
  return out.join('')

  function ownAttributes(inner: string): string {
    return attributeMarks(inner, ids) + blockMark(inner)
  }
  function blockMark(inner: string): string {
    const [, place = ''] = / data-source="([^"]*)"/.exec(inner) ?? []
    // A list and its first item begin at one position; elements in a line have those of their block too.
    const id = blocks.get(place)?.find(each => !used.has(each))
    if (id === undefined) return ''
    used.add(id)
    return ` ${attributes.block}="${id}"`
  }
}

/** The attributes that name the texts of an element: one for all of its text, or each with its offsets. */
function textAttributes({ start, texts, computed }: Open, end: number): string {
  const [only, ...more] = texts
  if (!only) return computedMark(computed)
  if (more.length === 0 && only.start === 0 && only.end === end - start) return ` ${attributes.text}="${only.id}"`
  return ` ${attributes.parts}="${texts.map(text => `${text.id} ${text.start} ${text.end}`).join(';')}"`
}

function computedMark(ids: readonly string[]): string {
  return ids.length > 0 ? ` ${attributes.computed}="${ids.join(' ')}"` : ''
}

/** The attribute that names the sources of other attributes, where one shows a text as it is. */
function attributeMarks(inner: string, ids: readonly string[]): string {
  if (!hasMarks(inner)) return ''
  const found = [...inner.matchAll(/ ([\w:-]+)="([^"]*)"/g)].flatMap(([, name, value = '']) => {
    const [, source] = /^\uE010(\d+)\uE011[^\uE010\uE012]*\uE012$/.exec(value) ?? []
    const id = ids[Number(source)]
    return source === undefined || id === undefined ? [] : [`${name} ${id}`]
  })
  return found.length > 0 ? ` ${attributes.attributes}="${found.join(';')}"` : ''
}

/** The number of UTF-16 code units that a text of HTML has in the DOM. */
function lengthOf(text: string): number {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|[a-z]+\d*);/gi, (_, decimal, hexadecimal) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '20', 16)
    return code > 0xffff ? '  ' : ' '
  }).length
}

/** A tag of a document; a comment has no name. `inner` is the text after the name, up to the bracket. */
interface Tag {
  start: number
  end: number
  isClosing: boolean
  name: string
  inner: string
}

/** The next tag or comment from an offset. */
function nextTag(html: string, from: number): Tag | undefined {
  let start = html.indexOf('<', from)
  while (start >= 0 && !/^<(!--|\/?[a-z])/i.test(html.slice(start, start + 4))) start = html.indexOf('<', start + 1)
  if (start < 0) return
  if (html.startsWith('<!--', start)) {
    const end = html.indexOf('-->', start)
    return { start, end: end < 0 ? html.length : end + 3, isClosing: false, name: '', inner: '' }
  }
  let end = start
  for (; end < html.length && html[end] !== '>'; end++) {
    const sign = html[end]
    if (sign === '"' || sign === "'") end = html.indexOf(sign, end + 1)
    if (end < 0) return
  }
  const isClosing = html[start + 1] === '/'
  const text = html.slice(start + (isClosing ? 2 : 1), end)
  const name = /^[^\s/]*/.exec(text)?.[0] ?? ''
  return { start, end: end + 1, isClosing, name, inner: text.slice(name.length) }
}
