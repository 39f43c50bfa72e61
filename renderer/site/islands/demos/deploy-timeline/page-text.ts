// Reaches the browser, when a visitor uses the DeployTimeline figure.
import { type Colors, colorsWithin, paletteOf } from './colors'
import type { Inspection } from './inspect'
import { elementsOf, linkMark, piecesOf, rowsOf } from './pieces'

type LineKind = 'heading' | 'subheading' | 'line' | 'text' | 'button' | 'picture' | 'cells' | 'field' | 'link'
export type States = Record<string, number>

/** A line of a page. It may have a slider above it, up to this number. */
export interface Line {
  text: string
  kind: LineKind
  slider?: number | undefined
  colors?: Colors
  /** The ground of the part of the page that it is in, as CSS. */
  ground?: string | undefined
  /** The change that a button makes to a number of the state. */
  press?: ((states: States) => States) | undefined
}

/** The texts of a page as a phone shows them, one per element, with its own colors. */
export interface PageText {
  colors: Colors
  lines: Line[]
}

/** The lines that a phone scrolls through at most. */
const maxLines = 80

/** The numbers in the state of a component at first, by name. */
export function statesOf(code: string): States {
  const found = code.matchAll(/\[\s*(\w+)\s*,\s*\w+\s*\]\s*=\s*useState\(\s*(\d+(?:\.\d+)?)\s*\)/g)
  return Object.fromEntries([...found].map(([, name = '', value]) => [name, Number(value)]))
}

/**
 * The texts in the elements of a snippet. An expression in braces has its value where it is a number of the state, or a
 * multiple of one; others are left out.
 */
export function pageText({ code, kind }: Pick<Inspection, 'code' | 'kind'>, states: States = statesOf(code)): PageText {
  const shown = code
    .replace(/<!--[\s\S]*?(?:-->|$)|<(title|script|style)\b[^>]*>[\s\S]*?(?:<\/\1>|$)/gi, '')
    .replace(/<\/t[dh]>\s*<t[dh]\b[^>]*>/gi, '|')
    // Words within a line, and a link that has words before it.
    .replace(/<\/?(?:b|strong|i|em|span|code|small|u|mark|time|sub|sup|q|s)(?:\s[^>]*)?>/gi, '')
    .replace(/([^<>\s]\s*|<(?:p|li)\b[^>]*>\s*)<a\b(?:=>|[^>])*>([^<>]*)<\/a>/gi, `$1${linkMark}$2${linkMark}`)
    // A page may begin with words of its own.
    .replace(/^/, kind === 'html' ? '<p>' : '')
  const elements = kind === 'markdown' ? [] : elementsOf(shown, kind === 'html')
  const palette = paletteOf(code)
  const found = kind === 'markdown' ? rowsOf(shown) : elements.flatMap(piecesOf)
  const lines = found.flatMap(({ element, text, attributes = '', outer = [] }): Line[] => {
    const path = [...outer, [element, attributes]] as const
    const { background: own, color: ownColor } = palette(...path)
    const { display, color, background } = colorsWithin(palette, path)
    if (display) return []
    const isButton = element === 'button' || (element === 'a' && own)
    const line: Line = {
      text: plain(text.replace(/\{+[^}]*(?:\}+|$)/g, expression => valueIn(expression, states))),
      kind: isButton ? 'button' : element === 'a' ? 'link' : kindOf(element),
      // Letters of a button are dark where its own ground isn't known: white ones would not be seen on its gray.
      colors: !isButton ? { color } : own ? { background: own, color: ownColor } : {},
      ground: isButton ? colorsWithin(palette, outer).background : background,
      slider: /type=["']?range/.test(attributes) ? Number(/max=\D{0,2}(\d+)/.exec(attributes)?.[1] ?? 100) : undefined,
      press: isButton ? pressOf(attributes, states) : undefined,
    }
    return line.text || line.slider ? [line] : []
  })
  const body = elements.find(({ element }) => element === 'body')
  return {
    colors: { ...palette(['html']), ...palette(['html'], ['body', body?.attributes]) },
    lines: lines.slice(0, maxLines),
  }
}

/** Gives the change of a handler that sets a number of the state, or adds to it: `setCount(0)`, `setCount(count + 1)`. */
function pressOf(attributes: string, states: States): Line['press'] {
  const [, first = '', rest, sign, by] = /\bset([A-Z])(\w*)\((?:[^;{}]*?([+-]))?\s*(\d+)\s*\)/.exec(attributes) ?? []
  const name = first.toLowerCase() + rest
  const value = states[name]
  if (value === undefined) return undefined
  return now => ({ ...now, [name]: sign ? value + Number(sign + by) : Number(by) })
}

/** The value of `{bill}`, `{bill * 0.18}` and `{(bill * 0.18).toFixed(2)}`. */
function valueIn(expression: string, states: States): string {
  const [, name = '', factor = '1', digits] =
    /^\{\s*\(?(\w+)(?:\s*\*\s*(\d*\.?\d+))?\)?(?:\.toFixed\((\d)\))?\s*\}$/.exec(expression) ?? []
  const state = Object.hasOwn(states, name) ? states[name] : undefined
  if (state === undefined) return expression.endsWith('}') ? '…' : ''
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

/** The look of an element on the phone, by its tag, or by the mark of a line of Markdown. */
function kindOf(element: string): LineKind {
  const tag = element.toLowerCase()
  if (/^(?:h1|# )$/.test(tag)) return 'heading'
  if (/^(?:h\d|#+ )$/.test(tag)) return 'subheading'
  if (/^(?:t[dh]|\|)$/.test(tag)) return 'cells'
  if (tag === 'field') return tag
  if (tag === 'img') return 'picture'
  return /^(?:li|label|input|[-*] )$/.test(tag) ? 'line' : 'text'
}
