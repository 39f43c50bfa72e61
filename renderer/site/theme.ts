// Design tokens: literal colors, sizes and durations belong here, the colors of worlds in worlds.ts.
import { type Pair, worldClasses } from './worlds'

/** Colors by name, each as [light, dark] in OKLCH: lightness from 0 to 1, chroma, hue in degrees. */
export const palette = {
  paper: ['0.985 0.003 200', '0.185 0.014 205'],
  'paper-sunk': ['0.955 0.006 200', '0.150 0.012 205'],
  'paper-lift': ['1 0 0', '0.230 0.016 205'],
  ink: ['0.235 0.022 205', '0.945 0.006 200'],
  'ink-2': ['0.40 0.022 205', '0.865 0.010 200'],
  'ink-3': ['0.475 0.020 205', '0.800 0.012 200'],
  rule: ['0.885 0.008 200', '0.325 0.016 205'],
  'rule-ctl': ['0.58 0.018 200', '0.60 0.018 200'],
  pine: ['0.43 0.085 168', '0.84 0.100 168'],
  'pine-hover': ['0.36 0.068 168', '0.90 0.080 168'],
  'pine-wash': ['0.945 0.022 168', '0.27 0.035 168'],
  'on-pine': ['1 0 0', '0.20 0.03 168'],
  mark: ['0.62 0.19 40', '0.72 0.17 45'],
  'mark-ink': ['0.475 0.145 38', '0.84 0.095 52'],
  'mark-wash': ['0.955 0.022 50', '0.27 0.035 45'],
  ok: ['0.44 0.10 150', '0.84 0.12 150'],
  warn: ['0.46 0.095 75', '0.84 0.12 80'],
  bad: ['0.47 0.17 25', '0.82 0.10 22'],
  live: ['0.87 0.10 155', '0.80 0.10 155'],
  early: ['0.80 0.145 62', '0.80 0.13 62'],
  'on-badge': ['0.24 0.04 80', '0.20 0.04 80'],
  info: ['0.46 0.10 240', '0.84 0.07 235'],
} as const

/** Paper that is light in both schemes: white, and in the dark a warm gray that doesn't glare. */
export const white: Pair = ['1 0 0', '0.905 0.012 85']

/** Colors of code: of its parts, and the grounds of lines that were added or removed. */
export const syntax = {
  word: ['0.43 0.11 245', '0.84 0.08 240'],
  text: ['0.44 0.095 65', '0.85 0.10 80'],
  value: ['0.43 0.075 200', '0.84 0.08 195'],
  added: ['0.925 0.035 150', '0.27 0.045 150'],
  removed: ['0.925 0.030 25', '0.27 0.045 20'],
} as const

/** Colors that identify products and trainings. Their lightness is similar, so that none dominates. */
export const own = {
  blue: ['0.56 0.13 250', '0.74 0.11 250'],
  coral: ['0.58 0.16 20', '0.74 0.13 20'],
  teal: ['0.56 0.10 195', '0.76 0.10 195'],
  amber: ['0.60 0.13 65', '0.78 0.13 70'],
  plum: ['0.50 0.12 305', '0.74 0.11 305'],
  gold: ['0.60 0.12 85', '0.80 0.13 88'],
  rose: ['0.57 0.17 5', '0.75 0.13 5'],
  leaf: ['0.54 0.13 140', '0.76 0.13 140'],
  slate: ['0.50 0.04 250', '0.75 0.04 250'],
  copper: ['0.55 0.11 45', '0.75 0.10 50'],
  purple: ['0.52 0.12 295', '0.74 0.11 295'],
  green: ['0.54 0.12 150', '0.76 0.12 150'],
  pink: ['0.58 0.15 350', '0.76 0.12 350'],
  emerald: ['0.54 0.11 165', '0.76 0.11 165'],
  cyan: ['0.56 0.10 215', '0.76 0.10 215'],
} as const

export type OwnColor = keyof typeof own

/** The colors that only training programs have: pages with them load their classes apart (styles/parts/programs.css). */
const ofPrograms: readonly OwnColor[] = ['purple', 'green', 'pink', 'emerald', 'cyan']
const ofProducts = Object.fromEntries(Object.entries(own).filter(([name]) => !ofPrograms.some(each => each === name)))

/** A color of both schemes as a CSS value. */
export const pair = ([light, dark]: Pair): string => `light-dark(oklch(${light}), oklch(${dark}))`
const list = (entries: Record<string, Pair>, line: (name: string, value: Pair) => string) =>
  Object.entries(entries)
    .map(([name, value]) => line(name, value))
    .join('')

/** The colors as custom properties, and a class per own color that sets `--own`. */
const declare = (value: (colors: Pair) => string): string =>
  `:root,.sheet{${list(palette, (name, colors) => `--${name}:${value(colors)};`)}}`
const ownClasses = list(ofProducts, (name, colors) => `.own-${name}{--own:${pair(colors)}}`)
/** The CSS of the tokens. Browsers without `light-dark()` have the light scheme only, and no own colors. */
export const variables =
  `:root{--white:oklch(${white[0]})}@media screen and (prefers-color-scheme:dark){:root{--white:oklch(${white[1]})}}` +
  `${declare(([light]) => `oklch(${light})`)}:root{--own:var(--ink-3);--enter:cubic-bezier(0.2,0,0,1)}` +
  `@supports (color:light-dark(red,red)){:root{color-scheme:light dark}${declare(pair)}${ownClasses}${worldClasses(pair)}}`

/** CSS values of the colors by name, for the utilities of UnoCSS. */
export const colors = Object.fromEntries([...Object.keys(palette), 'own'].map(name => [name, `var(--${name})`]))

/** Colors of the browser's interface around the page, in sRGB: not every browser parses OKLCH in `theme-color`. */
export const themeColor = { light: '#f8fbfb', dark: '#0c1416' }

/**
 * Gives a CSS length that grows linearly from `from` px in a window 360 px wide to `to` px in one 1280 px wide, and on to
 * `cap` px. Its limits are in rem, so that it follows the font size of the visitor's browser.
 */
export function fluid(from: number, to: number, cap = to) {
  const slope = (to - from) / (1280 - 360)
  const base = from - slope * 360
  const rem = (px: number) => `${+(px / 16).toFixed(4)}rem`
  return `clamp(${rem(from)},${rem(base)} + ${+(slope * 100).toFixed(3)}vw,${rem(cap)})`
}

const step = (
  from: number,
  to: number,
  leading: number,
  tracking: number,
  cap = to,
): [string, Record<string, string>] => {
  const declarations: Record<string, string> = { 'line-height': `${leading}` }
  if (tracking) declarations['letter-spacing'] = `${tracking}em`
  return [fluid(from, to, cap), declarations]
}

/** The type scale: each step's font size, and its line height and letter spacing as CSS declarations. */
export const fontSize = {
  note: step(15, 15.2, 1.45, 0),
  body: step(17, 18, 1.55, 0),
  lead: step(20, 24, 1.36, 0, 26),
  h3: step(24, 28, 1.15, -0.012),
  h2: step(30, 42, 1.06, -0.022, 48),
  h1: step(40, 64, 1, -0.028, 72),
  quote: step(28, 52, 1.06, -0.025, 60),
  half: step(34, 54, 1.02, -0.026, 64),
  section: step(38, 63, 1, -0.028, 78),
  proof: step(46, 104, 0.9, -0.04, 132),
  stage: step(44, 84, 0.95, -0.035, 104),
  title: step(48, 106, 0.95, -0.035, 136),
  display: step(58, 136, 0.9, -0.042, 172),
}

/**
 * Maximum widths of text by step of the type scale. In em, not ch: a ch is the width of the digit 0, which differs
 * between a font and its fallback, so that lines would wrap differently once the font has loaded.
 */
export const measure = {
  note: '28em',
  body: '34em',
  lead: '32em',
  h3: '20em',
  h2: '16em',
  h1: '14em',
  section: '14em',
  stage: '15em',
  title: '12em',
  display: '12em',
}

/** Font stacks: the web font, local fonts with its metrics (fonts/faces.css), then the system's. */
export const fontFamily = {
  text: "'Workings Text','Workings Text Fallback',system-ui,sans-serif",
  display: "'Workings Display','Workings Display Fallback',system-ui,sans-serif",
  pen: "'Workings Pen','Workings Pen Fallback',system-ui,sans-serif",
  mono: "'Workings Mono','Workings Mono Fallback',ui-monospace,monospace",
}

/** Window widths at which layouts change. In em: media queries then follow the browser's font size. */
export const breakpoints = {
  sm: '40em',
  md: '48em',
  lg: '64em',
  margin: '68.75em',
  annotated: '75em',
  contents: '78em',
}

/** Widths, heights and distances of the page layout. */
export const layout = {
  page: '102.5rem',
  text: '40rem',
  margin: '16rem',
  notes: 'clamp(14.5rem,21vw,19rem)',
  aside: 'clamp(14rem,100vw - 61rem,min(10rem + 11.25vw,24rem))',
  contents: '12.5rem',
  gutter: fluid(16, 32, 48),
  gap: fluid(52, 62),
  header: '4rem',
}

/** Durations of transitions, in milliseconds. */
export const duration = { press: 120, open: 180, dialog: 240, page: 160, reveal: 600 }

/** Corner radii of controls and of figures. */
export const radius = { ctl: '4px', figure: '8px' }

/** Size of the image of a social card, in pixels. */
export const card = { width: 1200, height: 630 }
