/** Local fonts of equal width, used as fallbacks until a web font is loaded. */
export interface StandIn {
  names: string[]
  /** Mean advance width of English text, in 2048ths of an em. */
  width: number
}

/** A web font with its fallbacks. */
export interface WebFont {
  name: 'Text' | 'Display' | 'Pen' | 'Mono'
  /** The published name; in lower case with hyphens it is part of the package name. */
  family: string
  weights: number | { min: number; max: number }
  /** Whether it is the italic of its family. */
  isItalic?: true
  /** Whether it replaces its fallback whenever it arrives, rather than only where it is there for the first paint. */
  swaps?: true
  /** The fallbacks by weight; later ones are preferred. */
  standIns: Record<number, StandIn[]>
}

// Widths: `xWidthAvg` of @capsizecss/metrics 4.3.0, weighted by the letter frequencies that @capsizecss/unpack 4 uses too.
// (Older Capsize gave Arial 904, by other frequencies: the two must not be mixed.) Liberation Sans has Arial's widths;
// Helvetica Neue's differ by less than 1 %. Roboto has no local bold on phones where it is one variable file.
const arial = {
  names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Helvetica Neue', 'HelveticaNeue'],
  width: 913,
}
const arialBold = {
  names: [
    'Arial Bold',
    'Arial-BoldMT',
    'Liberation Sans Bold',
    'LiberationSans-Bold',
    'Helvetica Neue Bold',
    'HelveticaNeue-Bold',
  ],
  width: 983,
}
const roboto = { names: ['Roboto', 'Roboto-Regular'], width: 911 }
const robotoBold = { names: ['Roboto Bold', 'Roboto-Bold'], width: 926 }
// Courier New and its like are 1229 wide, Menlo and DejaVu Sans Mono 1233: close enough for one rule.
const fixed = {
  names: ['Menlo', 'Liberation Mono', 'Roboto Mono', 'Droid Sans Mono', 'DejaVu Sans Mono', 'Courier New'],
  width: 1229,
}
const regular = [roboto, arial]
const bold = [roboto, robotoBold, arialBold]

/** The fonts of the site, from packages with open licences. */
export const fonts: WebFont[] = [
  {
    name: 'Text',
    family: 'Atkinson Hyperlegible Next',
    weights: { min: 400, max: 650 },
    standIns: { 400: regular, 650: bold },
  },
  {
    name: 'Display',
    family: 'Familjen Grotesk',
    weights: { min: 500, max: 650 },
    // Large titles in another face are uglier than one that changes: its fallback has its width and height.
    swaps: true,
    standIns: { 500: regular, 650: bold },
  },
  // The voice of the pen, in remarks. No fallback of its own: the upright face is one.
  { name: 'Pen', family: 'Familjen Grotesk', weights: 500, isItalic: true, swaps: true, standIns: {} },
  { name: 'Mono', family: 'Atkinson Hyperlegible Mono', weights: 400, swaps: true, standIns: { 400: [fixed] } },
]

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
/**
 * The characters of the subsets. The packages have no → ← ✓ ≤ ≥ Ÿ (nor ↑ ↓ outside the display face); browsers take
 * these from the next font of the stack. They are listed for the case that a package adds them. U+202F is the narrow
 * space of French.
 */
export const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ’‘“”‚„‹›–—…•→←↑↓✓−≤≥€™\u202f`

/** The largest sizes in bytes: of the fonts of every page together, and of those that only some pages load. */
export const budgets: { names: WebFont['name'][]; bytes: number }[] = [
  { names: ['Text', 'Display'], bytes: 36 * 1024 },
  { names: ['Mono'], bytes: 15 * 1024 },
  { names: ['Pen'], bytes: 15 * 1024 },
]

/** The weights of static fonts for social cards, whose renderer supports neither variable fonts nor WOFF2. */
export const cardWeights: Partial<Record<WebFont['name'], number[]>> = { Text: [400, 650], Display: [650] }

/** The file name of a font. */
export const fileName = (name: WebFont['name']): string => `${name.toLowerCase()}.woff2`
