// Reaches the browser, when a visitor uses the DeployTimeline figure.
import { type Colors, lineColors, pageColors, paletteOf, type Tag } from './colors'
import { type Inspection, untitled } from './inspect'

type LineKind = 'line' | 'text' | 'button' | 'picture' | 'cells' | 'field' | 'link'
type States = Record<string, number>

/** The texts of a page as a phone shows them, with its own colors: its heading, then one per element. */
export interface PageText {
  colors?: Colors
  heading: string
  headingColors?: Colors
  /** A line may have a slider above it, up to this number. */
  lines: { text: string; kind: LineKind; slider?: number | undefined; colors?: Colors }[]
}

/** The lines that a phone scrolls through at most. */
const maxLines = 80

/** Before and after a link within a text. */
export const linkMark = '\u0001'

/** The numbers in the state of a component at first, by name. */
export function statesOf(code: string): States {
  const found = code.matchAll(/\[\s*(\w+)\s*,\s*\w+\s*\]\s*=\s*useState\(\s*(\d+(?:\.\d+)?)\s*\)/g)
  return Object.fromEntries([...found].map(([, name = '', value]) => [name, Number(value)]))
}

/**
 * The texts in the elements of a snippet. An expression in braces has its value where it is a number of the state, or a
 * multiple of one; others are left out. Plain text keeps its lines.
 */
export function pageText(
  { code, kind, title }: Pick<Inspection, 'code' | 'kind' | 'title'>,
  states: States = statesOf(code),
): PageText {
  if (kind === 'text') {
    const rows = code.split('\n').filter(row => row.trim())
    return { heading: '', lines: rows.slice(0, maxLines).map(row => ({ text: plain(row), kind })) }
  }
  const shown = code
    .replace(/<(title|script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/t[dh]>\s*<t[dh]\b[^>]*>/gi, '|')
    // Words within a line, and a link that has words before it.
    .replace(/<\/?(?:b|strong|i|em|span|code|small|u|mark|time|sub|sup|q|s)(?:\s[^>]*)?>/gi, '')
    .replace(/([^<>\s]\s*|<(?:p|li)\b[^>]*>\s*)<a\b(?:=>|[^>])*>([^<>]*)<\/a>/gi, `$1${linkMark}$2${linkMark}`)
    // A page may begin with words of its own.
    .replace(/^/, kind === 'html' ? '<p>' : '')
  const elements = kind === 'markdown' ? [] : elementsOf(shown)
  const palette = paletteOf(code)
  const colors = pageColors(code, palette)
  const found = kind === 'markdown' ? rowsOf(shown) : elements.flatMap(piecesOf)
  const lines = found
    .map(({ element, text, attributes = '', outer = page }) => {
      const path: Tag[] = [...outer, [element, attributes]]
      const own = palette(...path)
      const isButton = element === 'button' || (element === 'a' && own.background)
      return {
        text: plain(text.replace(/\{+[^}]*\}+/g, expression => valueIn(expression, states))),
        kind: isButton ? 'button' : element === 'a' ? 'link' : kindOf(element),
        colors: isButton ? own : lineColors(palette, path, colors),
        slider: /type=["']?range/.test(attributes)
          ? Number(/max=\D{0,2}(\d+)/.exec(attributes)?.[1] ?? 100)
          : undefined,
      } satisfies PageText['lines'][number]
    })
    .filter(({ text, slider }) => text || slider)
  // The title is for the tab of a browser; a page shows its own heading.
  const [, own = ''] = (kind === 'html' && /<h1\b[^>]*>([\s\S]*?)<(?:\/h1|p|div|ul)\b/i.exec(shown)) || []
  const heading = plain(own.replace(/<[^>]*>/g, ' ')) || (title === untitled ? '' : title)
  const { outer = page, attributes } = elements.find(({ element }) => element === 'h1') ?? {}
  return {
    colors,
    heading,
    headingColors: lineColors(palette, [...outer, ['h1', attributes]], colors),
    lines: lines.slice(0, maxLines),
  }
}

/** What may become a line: the name of its element, its text, its attributes, and the elements that it is in. */
interface Piece {
  element: string
  text: string
  attributes?: string
  outer?: readonly Tag[]
}

/** The elements that all others are in. */
const page: readonly Tag[] = [['html'], ['body']]

/** The lines of Markdown without its marks, each with its bullet as its element. */
const rowsOf = (text: string): Piece[] =>
  [
    ...text
      .replace(/(!?)\[([^\]\n]*)\]\([^)\n]*\)/g, (_, picture, words) => (picture ? words : linkMark + words + linkMark))
      .replace(/[*_]{2}|^> ?|^```.*/gm, '')
      .matchAll(/^(?!\s*#|\|?[\s:|-]+$)\s*([-*] |\|)? *(\S.*?)\|?$/gm),
  ].map(([, element = 'p', text = '']) => ({ element, text }))

/** The elements of HTML, each with the text that follows its tag. */
function elementsOf(html: string): Required<Piece>[] {
  const open = [...page]
  return [...html.matchAll(/<(\/?)([a-z][\w-]*)(?=[\s/>])((?:=>|<(?![a-z/])|[^<>])*)>([^<>]*)/gi)].flatMap(
    ([, isEnd, name = '', attributes = '', text = '']) => {
      const element = name.toLowerCase()
      const at = open.findLastIndex(([each]) => each === element)
      // A paragraph ends where the next one begins, and so does an item.
      if (isEnd ? at > 1 : at === open.length - 1 && /^(?:p|li)$/.test(element)) open.splice(at)
      if (isEnd) return []
      const outer = [...open]
      if (!/^(?:img|input|br|hr|meta|link)$/.test(element) && !attributes.endsWith('/'))
        open.push([element, attributes])
      return { element, text, attributes, outer }
    },
  )
}

/** What is shown of an element that has words or takes them. */
function piecesOf(piece: Required<Piece>): Piece[] {
  const { element, text, attributes } = piece
  if (/^(?:input|textarea|select)$/.test(element) && !/type=["']?range/.test(attributes))
    return fieldOf(attributes, text).map(each => ({ ...each, outer: piece.outer }))
  if (element === 'img') return [{ element, text: nameOf(attributes) }]
  return /^(?:p|div|section|main|body|li|label|input|button|h[2-4]|t[dh]|a|summary)$/.test(element) ? [piece] : []
}

/** A field of a form, with its hint, and the text behind it; a box to tick has that text in its line. */
function fieldOf(attributes: string, text: string): Piece[] {
  const at = (name: string) => new RegExp(`\\s${name}=(["']?)(.*?)\\1(?=[\\s/]|$)`).exec(attributes)?.[2] ?? ''
  const type = at('type')
  const after: Piece = { element: 'p', text }
  if (type === 'hidden') return [after]
  if (/^(?:checkbox|radio)$/.test(type)) return [{ element: 'li', text: `☐ ${text}` }]
  if (/^(?:submit|button|reset)$/.test(type))
    return [{ element: 'button', text: at('value') || 'Submit', attributes }, after]
  return [{ element: 'field', text: at('placeholder') || at('value') || '…' }, after]
}

/** The value of `{bill}`, `{bill * 0.18}` and `{(bill * 0.18).toFixed(2)}`. */
function valueIn(expression: string, states: States): string {
  const [, name = '', factor = '1', digits] =
    /^\{\s*\(?(\w+)(?:\s*\*\s*(\d*\.?\d+))?\)?(?:\.toFixed\((\d)\))?\s*\}$/.exec(expression) ?? []
  const state = Object.hasOwn(states, name) ? states[name] : undefined
  if (state === undefined) return '…'
  const value = state * Number(factor)
  return digits ? value.toFixed(Number(digits)) : `${value}`
}

/** The characters that pages write by name. */
const characters = new Map(
  'amp& lt< gt> quot" copy© euro€ pound£ mdash— ndash– hellip… middot· bull• rarr→ times× rsquo’'
    .split(' ')
    .map(each => [each.slice(0, -1), each.slice(-1)]),
)

/** A text as a browser shows it. */
const plain = (text: string) =>
  text
    .replace(/&(?:#(\d{1,6})|(\w+));/g, (whole, number, name) =>
      number ? String.fromCodePoint(number) : (characters.get(name) ?? (name === 'nbsp' ? ' ' : whole)),
    )
    .replace(/\s+/g, ' ')
    .trim()

/** The text that a picture has in its place, or the name of its file. */
const nameOf = (attributes: string) =>
  /\salt=["']([^"']+)/.exec(attributes)?.[1] ??
  /\ssrc=["'](?!data:)(?:[^"']*\/)?([^"'/]+)/.exec(attributes)?.[1] ??
  'Picture'

/** The look of an element on the phone, by its tag, or by the bullet of a line of Markdown. */
function kindOf(element: string): LineKind {
  const tag = element.toLowerCase()
  if (/^(?:t[dh]|\|)$/.test(tag)) return 'cells'
  if (tag === 'field') return tag
  if (tag === 'img') return 'picture'
  return /^(?:li|label|input|[-*] )$/.test(tag) ? 'line' : 'text'
}
