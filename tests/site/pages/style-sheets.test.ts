import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGenerator } from 'unocss'
import { expect, test } from 'vitest'
import styles from '../../../renderer/site/styles/uno.config'

const client = join(import.meta.dirname, '../../../dist/client')
const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).map(file => file.replaceAll('\\', '/'))
const read = (file: string) => readFileSync(join(client, file), 'utf8')

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

/** The style sheets of figures are named after their islands. */
const figureSheets = files.filter(file => /^assets\/[A-Z]\w+\.[\da-f]{8}\.css$/.test(file))

test('a page loads the style sheet of each figure whose classes it has', () => {
  const [shared = ''] = files.filter(file => /^assets\/static\/.*uno.*\.css$/.test(file))
  const everywhere = classesIn(read(shared))
  const figures = figureSheets.map(file => ({ file, classes: classesIn(read(file)) }))
  expect(figures.length).toBeGreaterThan(5)
  const missing = files
    .filter(file => file.endsWith('.html'))
    .flatMap(page => {
      const html = read(page)
      const unstyled = new Set([...classesOf(html)].filter(name => !everywhere.has(name)))
      return figures
        .filter(({ file, classes }) => !html.includes(file) && [...unstyled].some(name => classes.has(name)))
        .map(({ file }) => `${page} lacks ${file}`)
    })
  expect(missing).toEqual([])
})

test('every utility in the HTML of a page has a rule in a style sheet that the page loads', async () => {
  const uno = await createGenerator({ ...styles, preflights: [] })
  const pages = files.filter(file => file.endsWith('.html')).map(file => ({ file, html: read(file) }))
  const used = new Map(pages.map(({ file, html }) => [file, classesOf(html)]))
  const names = [...new Set([...used.values()].flatMap(each => [...each]))]
  const known = await Promise.all(names.map(async name => ((await uno.parseToken(name))?.length ? [name] : [])))
  const utilities = new Set(known.flat())
  const sheets = new Map<string, Set<string>>()
  const sheetOf = (path: string) => {
    const found = sheets.get(path) ?? classesIn(read(path))
    sheets.set(path, found)
    return found
  }
  const missing = pages.flatMap(({ file, html }) => {
    const loaded = [...html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)].map(([, path = '']) =>
      sheetOf(path),
    )
    const unstyled = [...(used.get(file) ?? [])].filter(
      name => utilities.has(name) && !loaded.some(each => each.has(name)),
    )
    return unstyled.map(name => `${file} lacks ${name}`)
  })
  expect(utilities.size).toBeGreaterThan(300)
  expect(missing).toEqual([])
})

test('browsers render what is above a further figure without waiting for its style sheet', () => {
  const html = read('demo/index.html')
  const head = html.slice(0, html.indexOf('</head>'))
  const islands = figureSheets
    .map(file => /(\w+)\.\w+\.css$/.exec(file)?.[1])
    .filter(name => html.includes(`<x-island name="${name}"`))
  expect(islands.length).toBeGreaterThan(5)
  expect(islands.filter(name => head.includes(`/assets/${name}.`))).toHaveLength(1)
  const linked = [
    ...html.matchAll(
      /<link rel="stylesheet" href="\/assets\/(\w+)\.\w+\.css"[^>]*>(?:<link [^>]*>)?<x-island name="\1"/g,
    ),
  ]
  expect(linked).toHaveLength(islands.length - 1)
  // The part of the styles that only the third figure has goes with it, as with a first figure it goes into the head.
  expect(head).not.toMatch(/\/mail\.\w+\.css/)
  expect(html).toMatch(/\/mail\.\w+\.css"[^>]*><x-island name="DictatedMail"/)
  expect(read('index.html').split('</head>')[0]).toMatch(/\/mail\.\w+\.css/)
})
