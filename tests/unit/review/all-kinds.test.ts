import { expect, test } from 'vitest'
import { compareSites } from '../../../renderer/review/compare/compare-sites'
import { countClasses } from '../../../renderer/review/explain/classes'
import { changeKinds } from '../../../renderer/review/review-types'
import { page, side } from './sides'

/** A site in one of two versions, which differ in everything that a review knows. */
function site(version: 'a' | 'b') {
  const is = (a: string, b: string) => (version === 'a' ? a : b)
  const hash = is('aaaaaaaa', 'bbbbbbbb')
  const head = `<title>${version}</title><meta name="description" content="${version}"><meta name="robots" content="${version}">
    <meta property="og:image" content="https://tea.example/cards/tea.png">
    <link rel="stylesheet" href="/assets/tea.${hash}.css">
    <script type="application/ld+json">{"offers":{"price":${is('97', '99')}}}</script>`
  const [first, second] = ['<p>First of all, water.</p>', '<p>Leaves come later.</p>']
  const main = `<h2>Tea ${version}</h2><h3 id="${version}">Same</h3>${is(first + second, second + first)}
    <p>Cup ${version}.</p><p><a href="/${version}/">Link</a></p><p><img src="/assets/media/${version}.webp" alt=""></p>
    <p><button aria-label="${version}">×</button></p><div class="${version}"><p>In a box.</p></div>`
  const files = {
    'index.html': page(main, { head }),
    'cards/tea.png': version,
    [`assets/media/${version}.webp`]: version.repeat(is('5', '50000').length * 9000),
    [`assets/tea.${hash}.css`]: `p{color:${is('red', 'blue')}}`,
    [`assets/menu.${hash}.js`]: is('open()', 'close()'),
    'atom.xml': `<feed><entry><id>1</id><title>${version}</title></entry></feed>`,
    'sitemap.xml': `<urlset><url><loc>/${version}/</loc></url></urlset>`,
    'robots.txt': is('A', 'AB'),
    [`${is('gone', 'new')}/index.html`]: page(''),
    [`${is('from', 'to')}/index.html`]: page('<p>Moves.</p>'),
  }
  const issue = { file: 'a.mdx', line: 1, column: 1, end: { line: 1, column: 2 }, hint: '' }
  return side(
    files,
    {
      'host-rules.json': { base: '/', redirects: is('', 'x') ? [{ from: '/from/', to: '/to/' }] : [] },
      'next-change.json': { changes: is('', 'x') ? [{ at: '2026-12-01', file: 'b.mdx', becomes: 'published' }] : [] },
    },
    { issues: [{ ...issue, code: 'body-link', message: version }] },
  )
}

test('each kind of change is found where all of them are made at once', () => {
  const comparison = compareSites(site('a'), site('b'))
  const found = countClasses(comparison, [])
  expect(changeKinds.filter(kind => !found[kind])).toEqual([])
  expect(found).toMatchObject({
    'lost-address': 1,
    'page-new': 1,
    'page-gone': 1,
    'page-moved': 1,
    redirect: 1,
    clock: 1,
  })
  expect(compareSites(site('b'), site('b'))).toMatchObject({ changed: [], site: [], added: [], gone: [], moved: [] })
})
