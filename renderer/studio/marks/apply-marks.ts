import { marks as attributes } from '../contract'
import type { ComputedPlaces } from './find-computed'
import { hasMarks, withoutMarks } from './mark-text'
import { computedMark, createOpenElements } from './open-elements'

/** The ids behind the marks of a page. */
export interface MarkIds {
  /** Of texts, by their number. */
  ids: readonly string[]
  /** Of blocks, by their position as `data-source` has it, file:line:column: outer blocks first. */
  blocks: ReadonlyMap<string, readonly string[]>
  /** Of fields from which elements are computed, by the number of their start tag. */
  computed?: ComputedPlaces
}

const voidElements = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i
const rawElements = /^(script|style)$/i

/**
 * Turns the marks of a rendered document into attributes of the elements that show their texts, and removes them
 * everywhere else. The document is well-formed, as React writes it.
 */
export function applyMarks(html: string, { ids, blocks, computed }: MarkIds): string {
  const out: string[] = []
  const elements = createOpenElements(out, ids)
  const used = new Set<string>()
  let number = 0
  let last = 0
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, last)) {
    const { isClosing, name, inner } = tag
    elements.addText(html.slice(last, tag.start))
    last = tag.end
    if (isClosing) elements.close(name)
    if (isClosing || name === '') out.push(withoutMarks(html.slice(tag.start, tag.end)))
    else {
      const sources = computed?.get(number++) ?? []
      const own = attributeMarks(inner, ids) + blockMark(inner)
      const slot = out.push(`<${name}${withoutMarks(inner.replace(/\/$/, ''))}`, own) - 1
      out.push(inner.endsWith('/') ? '/>' : '>')
      if (rawElements.test(name)) {
        const end = html.toLowerCase().indexOf(`</${name.toLowerCase()}`, last)
        out.push(withoutMarks(html.slice(last, end)))
        last = end
      } else if (!inner.endsWith('/') && !voidElements.test(name)) elements.open(name, slot, sources)
      else out[slot] += computedMark(sources)
    }
  }
  elements.addText(html.slice(last))
  return out.join('')

  function blockMark(inner: string): string {
    const [, place = ''] = / data-source="([^"]*)"/.exec(inner) ?? []
    // A list and its first item begin at one position; elements in a line have those of their block too.
    const id = blocks.get(place)?.find(each => !used.has(each))
    if (id === undefined) return ''
    used.add(id)
    return ` ${attributes.block}="${id}"`
  }
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
