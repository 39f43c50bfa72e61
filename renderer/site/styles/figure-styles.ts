import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createGenerator, type UnoGenerator } from 'unocss'
import { withShortNames } from './class-names'
import { fromCode } from './from-code'
import { filesBelow, sourceFiles } from './source-files'
import styles from './uno.config'
import { readUtilities, wordReader, wordsOfFile } from './utilities'

const folder = 'renderer/site/islands/demos'
const islandEnding = '.island.tsx'

/** The utilities that only one figure uses, by the name of its island. */
type FigureUtilities = Record<string, string[]>

/** A utility with the facts that decide which of two wins on one element. */
interface Utility {
  name: string
  /** Its place in the order of rules; of two, the later one wins. */
  index: number
  /** The conditions around it, such as a media query; those with a condition come after those without. */
  condition: string
  /** The groups of the properties that it sets: `padding` for `padding-left`. */
  groups: string[]
}

let found: Promise<FigureUtilities> | undefined

/**
 * Finds the utilities that only one figure uses, so that only pages with the figure load them. A utility stays in the
 * style sheet of every page where another of the figure sets the same group of properties and has to win over it.
 */
function figureUtilities(): Promise<FigureUtilities> {
  found ??= fromCode('figure-utilities', findUtilities)
  return found
}

/** Gives the function that says whether a word is a utility in the style sheet of every page. */
export async function sharedUtilities(): Promise<(word: string) => boolean> {
  const [all, figures] = await Promise.all([readUtilities(), figureUtilities()])
  const elsewhere = new Set(Object.values(figures).flat())
  return word => all.has(word) && !elsewhere.has(word)
}

/** The CSS of the utilities of each figure, by the name of its island. */
export async function figureStyles(): Promise<Record<string, string>> {
  const uno = await createGenerator(await withShortNames({ ...styles, preflights: [] }))
  const sheets = Object.entries(await figureUtilities()).map(async ([name, utilities]) => {
    const { css } = await uno.generate(utilities, { preflights: false })
    return [name, css] as const
  })
  return Object.fromEntries(await Promise.all(sheets))
}

async function findUtilities(): Promise<FigureUtilities> {
  const uno = await wordReader()
  const filesOf = findFigures()
  const figures = new Map([...filesOf].map(([name, files]) => [name, new Set(files.flatMap(wordsOfFile))]))
  const own = new Set([...filesOf.values()].flat())
  const shared = new Set(
    sourceFiles()
      .filter(file => !own.has(file))
      .flatMap(wordsOfFile),
  )
  const described: [string, string[]][] = []
  for (const [name, words] of figures) {
    const isElsewhere = (word: string) =>
      shared.has(word) || [...figures].some(([other, others]) => other !== name && others.has(word))
    const all = (await Promise.all([...words].map(word => describe(uno, word)))).flat()
    described.push([name, separable(all, isElsewhere)])
  }
  return Object.fromEntries(described)
}

/** The names of the utilities that can be in a style sheet after the one with all others. */
function separable(utilities: Utility[], isElsewhere: (name: string) => boolean): string[] {
  const staying = new Set(utilities.map(({ name }) => name).filter(isElsewhere))
  const mustStay = ({ groups, ...own }: Utility) =>
    groups.some(group => group.startsWith('--un-')) ||
    utilities.some(
      other => other.name !== own.name && staying.has(other.name) && wins(other, own) && overlap(other.groups, groups),
    )
  for (let size = -1; size !== staying.size; ) {
    size = staying.size
    for (const utility of utilities) if (mustStay(utility)) staying.add(utility.name)
  }
  return [...new Set(utilities.map(({ name }) => name))].filter(name => !staying.has(name)).sort()
}

/**
 * Whether a utility comes after another in one style sheet; where conditions can't be compared, it may. Two of one rule,
 * such as two colors, are never on one element.
 */
function wins(one: Utility, other: Pick<Utility, 'index' | 'condition'>): boolean {
  if (one.condition === other.condition) return one.index > other.index
  const [width, otherWidth] = [minWidthOf(one.condition), minWidthOf(other.condition)]
  return width !== undefined && otherWidth !== undefined ? width > otherWidth : one.condition !== ''
}

/** The width in em from which on a condition holds; 0 for none, undefined for conditions of other kinds. */
function minWidthOf(condition: string): number | undefined {
  const [, width] = /^@media \(min-width: ([\d.]+)em\)$/.exec(condition) ?? []
  return condition === '' ? 0 : width === undefined ? undefined : Number(width)
}

const overlap = (one: string[], other: string[]) => one.some(group => other.includes(group))

/** The rules of a word that is a utility or a shortcut; none for any other word. */
async function describe(uno: UnoGenerator, word: string): Promise<Utility[]> {
  const rules = (await uno.parseToken(word)) ?? []
  return rules.map(([index, , body, condition = '']) => ({ name: word, index, condition, groups: groupsOf(body) }))
}

function groupsOf(body: string): string[] {
  const properties = body.split(';').map(declaration => declaration.split(':')[0]?.trim() ?? '')
  return properties.filter(Boolean).map(groupOf)
}

/** The group of a property: properties of one group may override each other. */
function groupOf(property: string): string {
  if (property.startsWith('--')) return property
  const name = property.replace(/^-(?:webkit|moz)-/, '')
  const parts = name.split('-')
  const [first = '', second = ''] = parts
  if (first === 'border') return `border-${parts.at(-1)}`
  if (first === 'grid' || name.startsWith('text-decoration')) return `${first}-${second}`
  if (/^(row|column)-gap$/.test(name)) return 'gap'
  if (/^(top|right|bottom|left)$/.test(first)) return 'inset'
  return /^(padding|margin|inset|overflow|flex|outline|background|transition|animation)$/.test(first) ? first : name
}

/** The files of each figure, by the name of its island; folders without one are shared by figures. */
function findFigures(): Map<string, string[]> {
  const figures = new Map<string, string[]>()
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    if (!item.isDirectory()) continue
    const files = filesBelow(join(folder, item.name))
    const island = files.find(file => file.endsWith(islandEnding))
    if (island) figures.set(basename(island, islandEnding), files)
  }
  return figures
}
