import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGenerator } from 'unocss'
import { expect, test } from 'vitest'
import { readShortNames } from '../../../renderer/site/styles/class-names'
import styles from '../../../renderer/site/styles/uno.config'

const client = join(import.meta.dirname, '../../../dist/client')
const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).map(file => file.replaceAll('\\', '/'))
const read = (file: string) => readFileSync(join(client, file), 'utf8')
const pages = files.filter(file => file.endsWith('.html')).map(file => ({ file, html: read(file) }))

/** The classes that a style sheet has rules for. */
function classesIn(css: string): Set<string> {
  return new Set(
    [...css.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')),
  )
}

/** The classes of the elements of a page. */
function classesOf(html: string): Set<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names)
  return new Set(
    lists.flatMap(names =>
      names
        .replaceAll('&amp;', '&')
        .replaceAll('&gt;', '>')
        .replaceAll('&#x27;', "'")
        .replaceAll('&quot;', '"')
        .split(/\s+/),
    ),
  )
}

const sheets = new Map<string, Set<string>>()
function sheetOf(path: string): Set<string> {
  const found = sheets.get(path) ?? classesIn(read(path))
  sheets.set(path, found)
  return found
}

/** The links of a page to style sheets. */
const linksOf = (html: string) => html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
const pathOf = (link: string) => / href="\/([^"]+)"/.exec(link)?.[1] ?? ''

test('every utility in the HTML of a page has a rule in a style sheet that the page loads, by its own or its short name', async () => {
  const uno = await createGenerator({ ...styles, preflights: [] })
  const { words, lists } = await readShortNames()
  const used = new Map(pages.map(({ file, html }) => [file, classesOf(html)]))
  const names = [...new Set([...used.values()].flatMap(each => [...each]))]
  const known = await Promise.all(names.map(async name => ((await uno.parseToken(name))?.length ? [name] : [])))
  const utilities = new Set([...known.flat(), ...Object.values(words), ...Object.values(lists)])
  const missing = pages.flatMap(({ file, html }) => {
    const loaded = linksOf(html).map(link => sheetOf(pathOf(link)))
    const unstyled = [...(used.get(file) ?? [])].filter(
      name => utilities.has(name) && !loaded.some(each => each.has(name)),
    )
    return unstyled.map(name => `${file} lacks ${name}`)
  })
  expect(names.filter(name => utilities.has(name)).length).toBeGreaterThan(300)
  expect(missing).toEqual([])
})

test('outside of islands, no utility has its long name where it has a short one', async () => {
  const { words } = await readShortNames()
  const outside = pages.map(({ file, html }) => ({ file, html: html.replace(/<x-island[\s\S]*?<\/x-island>/g, '') }))
  const long = outside.flatMap(({ file, html }) =>
    [...classesOf(html)].filter(name => Object.hasOwn(words, name)).map(name => `${file}: ${name}`),
  )
  expect(long).toEqual([])
})

test('a page loads at most four style sheets, and that for printing only when it is printed', () => {
  const counts = pages.map(({ file, html }) => [file, linksOf(html).length] as const)
  expect(counts.filter(([, count]) => count > 4)).toEqual([])
  const prints = pages.flatMap(({ html }) => linksOf(html).filter(link => pathOf(link).startsWith('assets/print.')))
  expect(prints).toHaveLength(pages.length)
  expect(prints.filter(link => !link.includes(' media="print"'))).toEqual([])
})

test('no page needs parts that only the sheet with all of them has: those of other products would apply to it', () => {
  const whole = pages.filter(({ html }) => linksOf(html).some(link => pathOf(link).startsWith('assets/whole.')))
  expect(whole.map(({ file }) => file)).toEqual([])
})

test('a part of the styles that only one figure has goes with its figure', () => {
  const mail = pages.filter(({ html }) => html.includes('<x-island name="DictatedMail"'))
  expect(mail.length).toBeGreaterThan(2)
  const slots = mail.filter(({ html }) => !linksOf(html).some(link => sheetOf(pathOf(link)).has('slots')))
  expect(slots.map(({ file }) => file)).toEqual([])
})

test('every icon of a page is in the file with all icons', () => {
  const [file = ''] = files.filter(each => /^assets\/icons\.\w+\.svg$/.test(each))
  const ids = new Set([...read(file).matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id))
  const uses = pages.flatMap(({ html }) => [...html.matchAll(/<use href="([^"]*)"/g)].map(([, href = '']) => href))
  expect(uses.length).toBeGreaterThan(500)
  expect(uses.filter(href => !href.startsWith(`/${file}#`) || !ids.has(href.split('#')[1] ?? ''))).toEqual([])
})

test('no property is left without its value', () => {
  const sheets = files.filter(file => file.endsWith('.css'))
  const lost = sheets.flatMap(file => read(file).match(/(?<=[{;])[a-z][a-z-]*:\s*(?=!important|[;}])/g) ?? [])
  expect(lost).toEqual([])
})
