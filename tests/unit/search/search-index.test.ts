import { Element } from 'domhandler'
import { expect, test } from 'vitest'
import { sha256 } from '../../../renderer/engine/base/cache/hash'
import { parsePage } from '../../../renderer/engine/pages/html/page-tree'
import type { IndexedPage } from '../../../renderer/search/format/files'
import { pageIds } from '../../../renderer/search/indexing/page-ids'
import { createRecorder, defaultOptions, readPage } from '../../../renderer/search/indexing/record'
import { selectorTest } from '../../../renderer/search/indexing/selectors'
import { cachingStore, finderOf, indexOf, textOfFile, type WrittenPage, writtenPage } from './pages'

const pages = [
  writtenPage(
    '/blog/b/',
    '<p>Kind</p><h1>Beta</h1><h2 id="two">Two</h2><table><tr><td>one</td><td>two</td></tr></table>',
  ),
  writtenPage(
    '/blog/a/',
    '<h1>Alpha</h1><div class="frame">Sample<br>more</div><button>Press</button><p><b>T</b>ext &amp; <em>more</em>.</p>',
  ),
]
const texts = async (written: WrittenPage[]) =>
  (await indexOf(written))
    .filter(({ path }) => path.startsWith('pages/'))
    .map(file => JSON.parse(textOfFile(file)) as IndexedPage)
    .sort((a, b) => (a.url < b.url ? -1 : 1))

test('each listed page has its own text, its part of the site and its sections', async () => {
  expect(await texts(pages)).toEqual([
    { url: '/blog/a/', title: 'Alpha', section: 'Blog', parts: [{ text: 'Text & more.' }] },
    {
      url: '/blog/b/',
      title: 'Beta',
      section: 'Blog',
      parts: [{ text: 'Kind' }, { anchor: 'two', heading: 'Two', text: 'one · two' }],
    },
  ])
})

test('what has two names is found by either, and is written with both', () => {
  const bothNames = (text: string) => text.replace(/\bVAT\b/g, 'value-added tax (VAT)')
  const { url, html } = writtenPage('/one/', '<h1>One</h1><p>With VAT.</p>')
  const record = createRecorder({ ...defaultOptions, bothNames })(readPage(url, parsePage(html)))
  expect(record?.page.parts[0]?.text).toBe('With value-added tax (VAT).')
  expect(record?.weights.map(([word]) => word)).toEqual(expect.arrayContaining(['vat', 'tax']))
})

test('the page of a thing that is named shows its beginning first', async () => {
  const more = Array.from({ length: 30 }, (_, index) => `word${index}`).join(' ')
  const main = `<p>$9/month</p><h1>Beta</h1><p>${more} Gamma works.</p><h2 id="two">Gamma</h2><p>Gamma, Gamma.</p>`
  const { find } = finderOf(await indexOf([writtenPage('/products/gamma/', main)]))
  const [first, second] = (await find('gamma')).pages[0]?.hits ?? []
  expect(first?.excerpt[0]?.text).toMatch(/^\$9\/month · word0 /)
  expect(second?.title).toBe('Gamma')
})

test('blocks and neighboring links are divided in the text, words of one sentence are not', async () => {
  const main =
    '<h1>One</h1><p>Request <a href="/a/">the program</a>.</p><p><a href="/a/">Try it</a><a href="/b/">Watch</a></p><dl><dt>Hours</dt><dd><b>9</b>–6</dd></dl>'
  expect((await texts([writtenPage('/one/', main)]))[0]?.parts[0]?.text).toBe(
    'Request the program. Try it · Watch · Hours · 9–6',
  )
})

test('a page has the name of its breadcrumb beside its title', async () => {
  const [page] = await texts([writtenPage('/contact/', '<h1>You hear from us</h1>', undefined, 'Q&amp;A')])
  expect(page).toMatchObject({ name: 'Q&A', title: 'You hear from us' })
})

test('unlisted pages and the second address of a page are not found', async () => {
  const hidden = writtenPage('/blog/hidden/', '<h1>Hidden</h1>', '<meta name="robots" content="noindex"/>')
  const second = { ...writtenPage('/blog/a/', '<h1>Alpha</h1>'), url: '/blog/again/' }
  expect((await texts([...pages, hidden, second])).map(({ url }) => url)).toEqual(['/blog/a/', '/blog/b/'])
})

test('the same pages give the same bytes, in any order', async () => {
  expect(await indexOf(pages)).toEqual(await indexOf(pages.toReversed()))
})

test('one changed word makes only the files of its page and of that word', async () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    writtenPage(`/blog/p${index}/`, `<h1>Page ${index}</h1><p>apple banana cherry dates elder figs grapes</p>`),
  )
  const changed = many.with(
    7,
    writtenPage('/blog/p7/', '<h1>Page 7</h1><p>apple banana cherry dates elder figs hazel</p>'),
  )
  const { store, made } = cachingStore()
  const before = new Map((await indexOf(many, store)).map(({ path, content }) => [path, content]))
  made.length = 0
  const after = await indexOf(changed, store)
  expect(made.toSorted()).toEqual(['search-segments', 'search-shards', 'search-shards'])
  const written = after.filter(({ path, content }) => String(before.get(path)) !== String(content))
  expect(written.map(({ path }) => path).filter(path => !path.startsWith('pages/'))).toEqual([
    // The entry lists a shard for words with h; figs and all others stay.
    'index.json',
    'terms/67.bin',
    'terms/68.bin',
  ])
  expect(written).toHaveLength(4)
  made.length = 0
  expect(await indexOf(changed, store)).toEqual(after)
  expect(made).toEqual([])
})

test('a file that the store has lost is made again', async () => {
  const { store, made } = cachingStore()
  const before = await indexOf(pages, store)
  const lost = before.find(({ path }) => path.startsWith('terms/'))
  made.length = 0
  const isStored = (hash: string) => hash !== sha256(lost?.content ?? '')
  expect(await indexOf(pages, { ...store, isStored })).toEqual(before)
  expect(made).toEqual(['search-shards'])
})

test('pages whose URLs have equal hashes have IDs of their own', () => {
  const urls = Array.from({ length: 10_000 }, (_, index) => `/${index}/`)
  const ids = pageIds(urls)
  expect(new Set(ids.values()).size).toBe(urls.length)
  expect(ids).toEqual(pageIds(urls.toReversed()))
})

test('selectors are tags, classes and attributes; others are refused', () => {
  const element = new Element('div', { class: 'note wide', 'aria-hidden': 'true' })
  const matching = ['div', '.note', 'div.wide.note', '[aria-hidden]', '[aria-hidden="true"]', 'div.note[aria-hidden]']
  const other = ['p', '.no', 'p.note', '.note.no', '[hidden]', '[aria-hidden="false"]']
  expect(matching.filter(selector => !selectorTest([selector])(element))).toEqual([])
  expect(other.filter(selector => selectorTest([selector])(element))).toEqual([])
  for (const selector of ['', '.a .b', 'a > b', 'p:first-child', '*'])
    expect(() => selectorTest([selector])).toThrow(`can't exclude "${selector}"`)
})
