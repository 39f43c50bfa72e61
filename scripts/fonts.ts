/**
 * Makes renderer/fonts/ from the open-licensed font packages: `npm run fonts`. Run it again when a package,
 * the characters or the weights change, and commit what it writes.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { fromBuffer } from '@capsizecss/unpack'

/** Local fonts of one width that stand in until a web font has arrived. */
interface StandIn {
  names: string[]
  /** Mean advance width of English text, in 2048ths of an em. */
  width: number
}

interface WebFont {
  name: 'Text' | 'Display' | 'Mono'
  /** As published; in lower case and with hyphens also the package's name. */
  family: string
  weights: number | { min: number; max: number }
  /** By the weight that they stand in for; later ones are preferred. */
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

const fonts: WebFont[] = [
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
    standIns: { 500: regular, 650: bold },
  },
  { name: 'Mono', family: 'Atkinson Hyperlegible Mono', weights: 400, standIns: { 400: [fixed] } },
]

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
// The packages do not draw → ← ✓ ≤ ≥ Ÿ (nor ↑ ↓ outside the display face): those come from the next font of the stack,
// and are asked for all the same, so that they are kept once they are drawn. U+202F is the narrow space of French.
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ’‘“”‚„‹›–—…•→←↑↓✓−≤≥€™\u202f`

/** The most that the fonts of every page, and the one of pages with code, may weigh, in bytes. */
const budgets: { names: WebFont['name'][]; bytes: number }[] = [
  { names: ['Text', 'Display'], bytes: 36 * 1024 },
  { names: ['Mono'], bytes: 15 * 1024 },
]

const require = createRequire(import.meta.url)
// subset-font comes without types. Features are all kept unless it is told otherwise: kerning, ligatures, figures.
const subsetFont: (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'woff2' | 'woff' | 'sfnt'
    variationAxes: { wght: WebFont['weights'] }
    preserveNameIds: number[]
  },
) => Promise<Buffer> = require('subset-font')

/** Entry 14 of a font's name table is its license's address: without the license text, each file still says where it is. */
const licenseAddress = 14

const slug = (font: WebFont) => font.family.toLowerCase().replaceAll(' ', '-')
const packageFile = (font: WebFont, file: string) =>
  readFile(require.resolve(`@fontsource-variable/${slug(font)}/${file}`))

const subset = async (font: WebFont, targetFormat: 'woff2' | 'woff' | 'sfnt', wght: WebFont['weights']) =>
  subsetFont(await packageFile(font, `files/${slug(font)}-latin-wght-normal.woff2`), characters, {
    targetFormat,
    variationAxes: { wght },
    preserveNameIds: [licenseAddress],
  })

/** What draws social cards can't vary a font and reads no WOFF2: it gets single weights of those that cards are set in. */
const cardWeights: Partial<Record<WebFont['name'], number[]>> = { Text: [400, 650], Display: [650] }

const fileName = (name: WebFont['name']) => `${name.toLowerCase()}.woff2`
const percent = (ratio: number) => `${+(ratio * 100).toFixed(2)}%`

/** The rules that give a font's stand-ins its width and its height above and below the line, at one weight. */
export async function fallbackRules(font: WebFont, weight: number, standIns: StandIn[]): Promise<string[]> {
  const metrics = await fromBuffer(await subset(font, 'sfnt', weight))
  return standIns.map(({ names, width }) => {
    const size = metrics.xWidthAvg / metrics.unitsPerEm / (width / 2048)
    // Overrides are multiplied by size-adjust when they are used, so it is divided out here.
    const height = (units: number) => percent(units / metrics.unitsPerEm / size)
    return `@font-face {
  font-family: 'Workings ${font.name} Fallback';
  font-weight: ${weight};
  src: ${names.map(name => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${height(metrics.ascent)};
  descent-override: ${height(-metrics.descent)};
  line-gap-override: ${height(metrics.lineGap)};
}\n`
  })
}

const webRule = ({ name, weights }: WebFont) => `@font-face {
  font-family: 'Workings ${name}';
  font-weight: ${typeof weights === 'number' ? weights : `${weights.min} ${weights.max}`};
  font-display: optional;
  src: url('./${fileName(name)}') format('woff2');
}\n`

const comment = `/* Generated by scripts/fonts.ts; don't edit.
   If two rules have the same family and weight, the browser uses the later one whose local font is installed. */
`

const stylesheet = async () => {
  const fallbacks = fonts.flatMap(font =>
    Object.entries(font.standIns).map(([weight, list]) => fallbackRules(font, +weight, list)),
  )
  return comment + [...fonts.map(webRule), ...(await Promise.all(fallbacks)).flat()].join('\n')
}

const license = async () => {
  const texts = await Promise.all(fonts.map(async font => (await packageFile(font, 'LICENSE')).toString()))
  const [first = ''] = texts
  // The first line of each text is its copyright, the rest is the license itself, the same in all three.
  const copyrights = fonts.map(
    (font, i) => `${fileName(font.name)}: ${font.family}\n${texts[i]?.match(/^Copyright[^)]*\)/)?.[0]}\n`,
  )
  return `The fonts in this folder are subsets, in characters and weights, of three open fonts.
All three are under the SIL Open Font License, Version 1.1, which follows.

${copyrights.join('\n')}${first.slice(first.indexOf('\n'))}`
}

/** Every file of renderer/fonts/ by name; throws when the fonts are above their budget. */
export async function makeFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const font of fonts) files.set(fileName(font.name), await subset(font, 'woff2', font.weights))
  for (const font of fonts)
    for (const weight of cardWeights[font.name] ?? [])
      files.set(`cards/${font.name.toLowerCase()}-${weight}.woff`, await subset(font, 'woff', weight))
  for (const { names, bytes } of budgets) {
    const total = names.reduce((sum, name) => sum + (files.get(fileName(name))?.length ?? 0), 0)
    if (total > bytes)
      throw new Error(`${names.join(' and ')} weigh ${total} bytes, ${total - bytes} more than they may.`)
  }
  return files.set('faces.css', Buffer.from(await stylesheet())).set('LICENSE.txt', Buffer.from(await license()))
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const folder = new URL('../renderer/site/fonts/', import.meta.url)
  const files = await makeFonts()
  await mkdir(new URL('cards/', folder), { recursive: true })
  for (const [name, content] of files) {
    await writeFile(new URL(name, folder), content)
    console.log(`renderer/site/fonts/${name.padEnd(24)}${String(content.length).padStart(6)} bytes`)
  }
}
