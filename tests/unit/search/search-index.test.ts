import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { excerptRuns } from '../../../renderer/engine/search/excerpt'
import { searchIndex } from '../../../renderer/engine/search/search-index'
import { searchOptions } from '../../../renderer/site/outputs/search-options'

const page = (url: string, main: string, head = `<link rel="canonical" href="https://workings.example${url}"/>`) => ({
  url,
  html: `<!doctype html><html lang="en"><head>${head}</head><body>
    <nav aria-label="Breadcrumb"><a href="/">Home</a><a href="/blog/">Blog</a><span>x</span></nav>
    <main id="main">${main}</main><footer>Imprint</footer></body></html>`,
})
const pages = [
  page('/blog/b/', '<h1>Beta</h1><h2 id="two">Two</h2><table><tr><td>one</td><td>two</td></tr></table>'),
  page('/blog/a/', '<h1>Alpha</h1><div class="frame">Sample</div><button>Press</button><p>Text</p>'),
]
const fragments = async (written: typeof pages) =>
  (await searchIndex(written, searchOptions))
    .filter(({ path }) => path.startsWith('fragment/'))
    // Pagefind puts a signature of its own before the JSON.
    .map(({ content }) => JSON.parse(gunzipSync(content).toString().replace('pagefind_dcd', '')))
    .sort((a, b) => (a.url < b.url ? -1 : 1))

test('each listed page has its own text, its part of the site and its sections', async () => {
  const [alpha, beta] = await fragments(pages)
  expect(alpha).toMatchObject({ url: '/blog/a/', content: 'Alpha. Text.', meta: { title: 'Alpha', section: 'Blog' } })
  expect(beta).toMatchObject({ content: 'Beta. Two. one. two.' })
  expect(beta.anchors).toContainEqual({ element: 'h2', id: 'two', text: 'Two', location: 1 })
})

test('unlisted pages and the second address of a page are not found', async () => {
  const hidden = page('/blog/hidden/', '<h1>Hidden</h1>', '<meta name="robots" content="noindex"/>')
  const second = { ...page('/blog/a/', '<h1>Alpha</h1>'), url: '/blog/again/' }
  expect((await fragments([...pages, hidden, second])).map(({ url }) => url)).toEqual(['/blog/a/', '/blog/b/'])
})

test('the same pages give the same bytes, in any order', async () => {
  expect(await searchIndex(pages, searchOptions)).toEqual(await searchIndex(pages.toReversed(), searchOptions))
})

test('an excerpt is split into plain and marked text, whatever it holds', () => {
  expect(excerptRuns('a <mark>word,</mark> &lt;b&gt; &amp; more')).toEqual([
    { text: 'a ', isMarked: false },
    { text: 'word,', isMarked: true },
    { text: ' <b> &amp; more', isMarked: false },
  ])
})
