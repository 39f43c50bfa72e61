import { createGenerator } from 'unocss'
import { expect, test } from 'vitest'
import { site as settings } from '../../content/site'
import { collections } from '../../renderer/site/collections'
import { componentNames } from '../../renderer/site/components/names'
import { grantsFor } from '../../renderer/site/providers'
import styles from '../../renderer/site/styles/uno.config'
import { declaredClasses, possibleClasses } from './readers/class-names'
import { filesBelow, isCode, parse, textOf } from './sources'

/** Names of the site that are general words of the engine too. */
const general = ['pages', 'map', 'Tab']

const engine = ['renderer/engine', 'renderer/outputs', 'renderer/search', 'renderer/code', 'renderer/words']
  .flatMap(filesBelow)
  .filter(file => /\.(ts|tsx|mts|mjs|css)$/.test(file))

const names = [...Object.keys(collections), ...componentNames, ...Object.keys(grantsFor()), settings.brand]

/** The names of content files: the last segments of the site's addresses. */
const slugs = filesBelow('content').flatMap(file => /([^/]+)\.mdx$/.exec(file)?.[1] ?? [])

const forbidden = new RegExp(
  [
    `(?<![\\w-])(?:${names.filter(name => !general.includes(name)).join('|')})(?![\\w-])`,
    // As a segment or host name of an address; many slugs are plain words.
    `(?<=/)(?:${slugs.join('|')})(?=/)|\\b(?:${slugs.join('|')})(?=\\.example\\b)`,
  ].join('|'),
  'g',
)

/** The text of a file with blanks instead of comments. */
function withoutComments(file: string): string {
  if (!isCode(file)) return textOf(file).replace(/\/\*[\s\S]*?\*\//g, blank)
  let text = textOf(file)
  for (const { start, end } of parse(file).comments)
    text = text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end)
  return text
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

function linesWith(pattern: RegExp, file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (line.match(pattern) ?? []).map(name => `${file}:${index + 1} ${name}`))
}

test('the engine names no collection, component, provider or address of the site', () => {
  expect(engine.flatMap(file => linesWith(forbidden, file, withoutComments(file)))).toEqual([])
})

test('nor does it name the brand, in comments either', () => {
  const brand = new RegExp(`\\b${settings.brand}\\b`, 'gi')
  expect(engine.flatMap(file => linesWith(brand, file, textOf(file)))).toEqual([])
})

test('the engine uses no class that the site styles', async () => {
  const uno = await createGenerator(styles)
  const own = declaredClasses(engine.filter(file => file.endsWith('.css')))
  const ofSite = declaredClasses(filesBelow('renderer/site').filter(file => file.endsWith('.css')))
  const isOfSite = async (name: string) => ofSite.has(name) || Boolean(await uno.parseToken(name))
  const used: string[] = []
  for (const file of engine.filter(isCode))
    for (const name of possibleClasses(file)) if (!own.has(name) && (await isOfSite(name))) used.push(`${file} ${name}`)
  expect(used).toEqual([])
  expect(await isOfSite('btn')).toBe(true)
  expect(await isOfSite('pane-label')).toBe(true)
  expect(await isOfSite('prose')).toBe(true)
})

test('exceptions are names of the site', () => {
  expect(general.filter(name => !names.includes(name))).toEqual([])
})
