// Reaches the browser, when a visitor uses the DeployTimeline figure.
import { type Colors, pageColors, paletteOf } from './colors'
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
  const found = kind === 'markdown' ? rowsOf(shown) : elementsOf(shown)
  const palette = paletteOf(code)
  const lines = found
    .map(([, element = 'p', text = '', attributes = '']) => {
      const colors = palette(element, attributes)
      return {
        text: plain(text.replace(/\{+[^}]*\}+/g, expression => valueIn(expression, states))),
        kind: element === 'a' ? (colors.background ? 'button' : 'link') : kindOf(element),
        colors,
        slider: /type=["']?range/.test(attributes)
          ? Number(/max=\D{0,2}(\d+)/.exec(attributes)?.[1] ?? 100)
          : undefined,
      } satisfies PageText['lines'][number]
    })
    .filter(({ text, slider }) => text || slider)
  // The title is for the tab of a browser; a page shows its own heading.
  const [, attributes, own = ''] = (kind === 'html' && /<h1\b([^>]*)>([\s\S]*?)<(?:\/h1|p|div|ul)\b/i.exec(shown)) || []
  const heading = plain(own.replace(/<[^>]*>/g, ' ')) || (title === untitled ? '' : title)
  return {
    colors: pageColors(code, palette),
    heading,
    headingColors: palette('h1', attributes),
    lines: lines.slice(0, maxLines),
  }
}

/** The lines of Markdown without its marks: each whole, its bullet, and its text. */
const rowsOf = (text: string): string[][] => [
  ...text
    .replace(/(!?)\[([^\]\n]*)\]\([^)\n]*\)/g, (_, picture, words) => (picture ? words : linkMark + words + linkMark))
    .replace(/[*_]{2}|^> ?|^```.*/gm, '')
    .matchAll(/^(?!\s*#|\|?[\s:|-]+$)\s*([-*] |\|)? *(\S.*?)\|?$/gm),
]

/** The elements of HTML that have words or take them: each whole, its name, its text, and its attributes. */
const elementsOf = (html: string): string[][] =>
  [
    ...html.matchAll(
      /<(p|div|section|main|body|li|img|label|input|button|h[2-4]|t[dh]|a|summary|textarea|select)\b((?:=>|[^>])*)>([^<>]*)/gi,
    ),
  ].flatMap(([whole, element = '', attributes = '', text = '']) =>
    /^(?:input|textarea|select)$/i.test(element) && !/type=["']?range/.test(attributes)
      ? fieldOf(attributes, text)
      : element === 'img'
        ? [[whole, element, nameOf(attributes), '']]
        : [[whole, element, text, attributes]],
  )

/** A field of a form, with its hint, and the text behind it; a box to tick has that text in its line. */
function fieldOf(attributes: string, text: string): string[][] {
  const at = (name: string) => new RegExp(`\\s${name}=(["']?)(.*?)\\1(?=[\\s/]|$)`).exec(attributes)?.[2] ?? ''
  const type = at('type')
  if (type === 'hidden') return [['', 'p', text]]
  if (/^(?:checkbox|radio)$/.test(type)) return [['', 'li', `☐ ${text}`]]
  if (/^(?:submit|button|reset)$/.test(type))
    return [
      ['', 'button', at('value') || 'Submit', attributes],
      ['', 'p', text],
    ]
  return [
    ['', 'field', at('placeholder') || at('value') || '…'],
    ['', 'p', text],
  ]
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
  if (tag === 'button' || tag === 'field') return tag
  if (tag === 'img') return 'picture'
  return /^(?:li|label|input|[-*] )$/.test(tag) ? 'line' : 'text'
}
