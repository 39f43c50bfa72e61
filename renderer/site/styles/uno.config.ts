import { defineConfig, type Extractor, presetMini } from 'unocss'
import { breakpoints, colors, duration, fontFamily, fontSize, layout, measure, radius } from '../theme'
import { preflight } from './preflight'

/** The string literals of a code file; those with strings in them as a whole. */
export function literalsIn(code: string): string[] {
  return (code.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? []).map(text => text.slice(1, -1))
}

/** The words in the string literals of a code file: each may be a class name. */
export function wordsIn(code: string): string[] {
  return (
    literalsIn(code)
      .flatMap(text => text.split(/\s+/))
      // Template literals can contain further strings. The whole word is a candidate too: a class may contain quotes.
      .flatMap(word => [word, ...word.split(/['"`{}$]+/)])
  )
}

/**
 * Finds class names in string literals only: words of comments, names and types could match a utility by accident.
 * `isTaken` says which of them; UnoCSS's own list of blocked names would leave out every variant of a name too:
 * `lg:grid-cols-4` with `grid-cols-4`.
 */
export const classNames = (isTaken = (_word: string) => true): Extractor => ({
  name: 'strings',
  extract: ({ code }) => wordsIn(code).filter(isTaken),
})

/** Words of code that UnoCSS reads as utilities: names of elements, parts of paths in SVG. */
const accidental = [/^(?:[mp][a-z]?\d*|[wh]\d+|tab|transform|visible)$/]

export default defineConfig({
  extractors: [classNames()],
  extractorDefault: false,
  blocklist: accidental,
  presets: [presetMini({ preflight: 'on-demand', dark: 'media' })],
  rules: [
    ['tabular-nums', { 'font-variant-numeric': 'tabular-nums' }],
    ['list-none', { 'list-style': 'none' }],
  ],
  content: {
    // Pages are rendered on the server only, so their modules are no part of the client build: scan the folders instead.
    // The engine's interfaces, the search and those of the dev server, have style sheets of their own.
    filesystem: ['renderer/site/**/*.{ts,tsx}', 'renderer/*.{ts,tsx}', 'pages/**/*.{ts,tsx}'],
    pipeline: { include: [/\.tsx?($|\?)/], exclude: [/renderer\/engine\//] },
  },
  theme: {
    colors,
    fontFamily,
    fontSize,
    breakpoints,
    borderRadius: radius,
    width: layout,
    maxWidth: {
      ...layout,
      ...Object.fromEntries(Object.entries(measure).map(([name, value]) => [`m-${name}`, value])),
    },
    height: { header: layout.header },
    spacing: { gutter: layout.gutter, gap: layout.gap, header: layout.header },
    duration: Object.fromEntries(Object.entries(duration).map(([name, ms]) => [name, `${ms}ms`])),
    easing: { enter: 'var(--enter)' },
  },
  shortcuts: {
    page: 'mx-auto w-full max-w-page px-gutter',
    btn: 'inline-flex items-center justify-center min-h-11 px-5 py-2 rounded-ctl border border-solid border-transparent bg-pine text-on-pine font-650 no-underline transition-colors duration-press hover:bg-pine-hover hover:text-on-pine',
    'btn-quiet':
      'inline-flex items-center justify-center min-h-11 px-4 py-2 rounded-ctl border border-solid border-rule-ctl bg-paper-lift text-ink font-650 no-underline transition-colors duration-press hover:border-pine hover:text-pine',
    'text-link':
      'inline-flex items-center min-h-11 text-ink underline underline-offset-4 decoration-1 hover:text-pine hover:decoration-2',
    'btn-link':
      'inline-flex items-center min-h-11 p-0 border-0 bg-transparent underline underline-offset-[0.2em] decoration-1 hover:decoration-2',
    badge: 'inline-flex items-center px-2 rounded-full text-note font-650 text-on-badge',
    field: 'min-h-11 w-full px-3 py-2 rounded-ctl border border-solid border-rule-ctl bg-paper-lift text-ink text-base',
    'own-square': 'inline-block flex-none w-2.5 h-2.5 rounded-[2px] bg-own',
    'visually-hidden': 'absolute w-px h-px -m-px p-0 of-hidden whitespace-nowrap b-0 [clip-path:inset(50%)]',
    // A demo and its parts.
    frame: 'm-0 border border-solid border-rule rounded-figure bg-paper-lift text-body of-clip',
    pane: 'p-4 sm:p-6',
    'pane-label': 'm-0 text-note text-ink-3 font-400 font-text',
    caption:
      'flex flex-wrap justify-between gap-x-6 gap-y-1 border-0 border-t border-solid border-rule px-4 sm:px-6 py-3 text-note text-ink-3',
  },
  preflights: [{ getCSS: preflight }],
})
