import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { addresses, htmlOf } from '../../built-site'
import { elementsOf, type Tree } from './tree'

const isTag = (name: string) => (tree: Tree) => tree.tagName === name

/** The text of a tree as it is read, without code. */
const textOf = ({ tagName = '', value = '', children = [] }: Tree): string =>
  /^(code|pre|script|style|template)$/.test(tagName) ? '' : value + children.map(textOf).join('')

const pages = addresses.map(address => {
  const tree: Tree = fromHtml(htmlOf(address))
  return { address, tree, text: textOf(elementsOf(tree, isTag('body'))[0] ?? {}) }
})

const textsOf = (tree: Tree, name: string) => elementsOf(tree, isTag(name)).map(textOf)

/** The addresses whose text has a phrase, each with it. */
const pagesWith = (phrase: RegExp) =>
  pages.flatMap(({ address, text }) => text.match(phrase)?.map(found => `${address}: ${found}`) ?? [])

test('a range of numbers has an en dash', () => {
  expect(pagesWith(/\b\d+-\d+ (?:day|week|month|minute|hour)s?\b/g)).toEqual([])
})

test('no label of a list counts its entries', () => {
  const labels = pages.flatMap(({ address, tree }) => textsOf(tree, 'dt').map(label => `${address}: ${label}`))
  expect(labels.filter(label => /\b\d+ in all\b/.test(label))).toEqual([])
  expect(labels.length).toBeGreaterThan(100)
})

test('the page of prices has one name wherever it is linked', () => {
  expect(pagesWith(/\bSign-?up\b/g).filter(found => !found.includes('/products/deployit/'))).toEqual([])
})

test('a closing banner has words of its own on every page but the home page', () => {
  expect(pagesWith(/Ready to Transform Your Business with AI/g).map(found => found.split(':')[0])).toEqual(['/'])
})

test('two numbers for one thing say how they go together', () => {
  const withRoi = pages.filter(({ text }) => text.includes('300%+'))
  expect(withRoi.map(({ address }) => address).toSorted()).toEqual(
    expect.arrayContaining(['/', '/enterprise/', '/signup/']),
  )
  const explained = withRoi.filter(({ text }) => text.includes('300%+ is the typical case, 3.2x the average'))
  expect(explained.map(({ address }) => address)).toEqual(['/solution/'])
  expect(withRoi.filter(({ text }) => text.includes('3.2x')).map(({ address }) => address)).toEqual(['/solution/'])
  const unlinked = withRoi.filter(
    ({ address }) =>
      address !== '/solution/' && !htmlOf(address).includes('href="/solution/#results-across-100-implementations"'),
  )
  expect(unlinked.map(({ address }) => address)).toEqual([])
})

test('in DubLabs a native speaker hears the video last, no tick stands before an instruction, 24 is counted once', () => {
  const { tree, text = '' } = pages.find(({ address }) => address === '/products/dublabs/') ?? { tree: {} }
  const points = textsOf(tree, 'li')
  expect(points).toContainEqual(expect.stringMatching(/^Download dubbed video, .*native speaker/))
  expect(points).toContain('Up to 50 videos a month')
  expect(points.filter(point => /^(Say|Tell|Dub|Choose) /.test(point))).toEqual([])
  expect(text.match(/24 (languages|can)|of the 24/g)).toEqual(['24 languages'])
})

test('no tick stands before how long a price runs', () => {
  for (const { address, tree, text = '' } of pages.filter(each => each.text.includes('renews until you cancel'))) {
    expect(text, address).toContain('is for a month, and renews until you cancel.')
    expect(
      textsOf(tree, 'li').filter(point => point.includes('renews')),
      address,
    ).toEqual([])
  }
})

test('each tool in the strip of the home page has a price, a trial or “On request”', () => {
  const { tree } = pages.find(({ address }) => address === '/') ?? { tree: {} }
  const [strip = {}] = elementsOf(tree, ({ properties }) => properties?.ariaLabel === 'The ten tools')
  const tiles = textsOf(strip, 'a')
  expect(tiles).toHaveLength(10)
  expect(tiles.filter(tile => !/\$\d+|days free|Free to start|pricing|On request/.test(tile))).toEqual([])
})

test('the sample draft that waits says so in its own row', () => {
  const { tree } = pages.find(({ address }) => address === '/products/draftemail/') ?? { tree: {} }
  expect(textsOf(tree, 'tr').filter(row => row.includes('waits for the other'))).toEqual([
    expect.stringContaining('1 of 2 answered'),
  ])
})

test('figures are explained by what they count, not by how they differ', () => {
  expect(pagesWith(/How (they|these) go with|on other pages/g)).toEqual([])
})

test('a solution has one name in its tab, its heading and its list', () => {
  for (const { address, tree } of pages.filter(each => /^\/solution\/./.test(each.address))) {
    const [heading] = textsOf(tree, 'h1')
    const tabs = elementsOf(tree, ({ properties }) => properties?.ariaCurrent === 'page').map(textOf)
    expect(tabs, address).toContain(heading)
  }
})

test('no two articles were updated on one day, as if a build had done it', () => {
  const days = pages
    .filter(({ address }) => /^\/blog\/[^/]+\/$/.test(address))
    .flatMap(({ text }) => /Updated(\w+ \d+, \d{4})/.exec(text)?.[1] ?? [])
  expect(new Set(days).size).toBe(days.length)
})
