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
  /** Whether it, or one of its files, replaces its fallback whenever it arrives, rather than only where it is there for the first paint. */
  swaps?: true | Part
  /** The width of its text beside a fallback that has the mean width of its letters: kerning. 1 where left out. */
  kerning?: number
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
    // Where it isn't there for the first paint, that page keeps the fallback: with its width and height no line moves, but
    // words differ in width, so that a change while reading would wrap paragraphs anew. The next page has the font.
    name: 'Text',
    family: 'Atkinson Hyperlegible Next',
    weights: { min: 400, max: 650 },
    standIns: { 400: regular, 650: bold },
  },
  {
    name: 'Display',
    family: 'Familjen Grotesk',
    weights: 600,
    // Large titles in another face are uglier than one that changes: its fallback has its width and height.
    swaps: true,
    standIns: { 600: bold },
  },
  {
    // The voice of the pen, in remarks: the browser slants its fallback. Pages with a stage preload it; a change while
    // reading would wrap some remarks anew.
    name: 'Pen',
    family: 'Familjen Grotesk',
    weights: 500,
    isItalic: true,
    // No page preloads its second file: a remark that a choice brings would keep the fallback for its accented letters.
    swaps: 'more',
    // The median of 79 remarks of this site: without it, some wrap until the font is there.
    kerning: 0.9725,
    standIns: { 500: regular },
  },
  { name: 'Mono', family: 'Atkinson Hyperlegible Mono', weights: 400, swaps: true, standIns: { 400: [fixed] } },
]

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

/**
 * The two files of each font: the characters of nearly all pages, and those that are loaded by pages which have one of
 * them. The packages have no → ← ✓ ≤ ≥ Ÿ (nor ↑ ↓ outside the display face); browsers take these from the next font of
 * the stack. They are listed for the case that a package adds them. U+202F is the narrow space of French.
 */
export const characters = {
  main: `${range(0x20, 0x7e)}\u00a0£©°·×÷’‘“”–—…•→←↑↓✓−≤≥€\u202f`,
  more: [...`${range(0xa1, 0xff)}ŒœŸ‚„‹›™`].filter(character => !'£©°·×÷'.includes(character)).join(''),
}

/** A file of a font. */
export type Part = keyof typeof characters

export const parts: Part[] = ['main', 'more']

const more = new RegExp(`[${characters.more}]`)

/** Whether a text has a character of the second file. */
export const hasMoreCharacters = (text: string): boolean => more.test(text)

/** The features of the fonts that the style sheets or the texts use. */
export const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum']

/** The largest sizes in bytes: of the fonts of every page together, and of those that only some pages load. */
export const budgets: { names: WebFont['name'][]; part: Part; bytes: number }[] = [
  { names: ['Text', 'Display'], part: 'main', bytes: 20 * 1024 },
  { names: ['Text', 'Display'], part: 'more', bytes: 15 * 1024 },
  { names: ['Mono'], part: 'main', bytes: 6 * 1024 },
  { names: ['Pen'], part: 'main', bytes: 7.5 * 1024 },
]

/** The weights of static fonts for social cards, whose renderer supports neither variable fonts nor WOFF2. */
export const cardWeights: Partial<Record<WebFont['name'], number[]>> = { Text: [400, 650], Display: [650] }

/** The name of a file of a font. */
export const fileName = (name: WebFont['name'], part: Part): string =>
  `${name.toLowerCase()}${part === 'main' ? '' : `-${part}`}.woff2`
