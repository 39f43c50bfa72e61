import { describe, expect, test } from 'vitest'
import { compareSites } from '../../../renderer/review/compare/compare-sites'
import type { Comparison } from '../../../renderer/review/review-types'
import { page, side } from './sides'

/** The changes of a page as kind, subject and both texts. */
const changesOf = (comparison: Comparison) =>
  comparison.groups.flatMap(({ changes }) => changes).map(({ kind, before, after }) => [kind, before, after])

const compare = (before: string, after: string) =>
  changesOf(compareSites(side({ 'index.html': before }), side({ 'index.html': after })))

describe('each kind of change on a page is found, and nothing else', () => {
  const text = page('<h1>Tea</h1><p>Two leaves.</p>')

  test.each([
    ['text', page('<h1>Tea</h1><p>Three leaves.</p>'), [['text', 'Two leaves.', 'Three leaves.']]],
    ['heading', page('<h1>Green tea</h1><p>Two leaves.</p>'), [['heading', 'Tea', 'Green tea']]],
    ['new text', page('<h1>Tea</h1><p>Two leaves.</p><p>Hot.</p>'), [['text', '', 'Hot.']]],
    ['text that is gone', page('<h1>Tea</h1>'), [['text', 'Two leaves.', '']]],
    ['title', page('<h1>Tea</h1><p>Two leaves.</p>', { head: '<title>Cha</title>' }), [['title', 'Tea', 'Cha']]],
    ['footer', page('<h1>Tea</h1><p>Two leaves.</p>', { footer: 'Cha' }), [['text', '© Tea', 'Cha']]],
  ])('%s', (_, after, changes) => {
    expect(compare(text, after)).toEqual(changes)
  })

  test('the target of a link', () => {
    const link = (href: string) => page(`<p>Drink <a href="${href}">tea</a>.</p>`)
    expect(compare(link('/a/'), link('/b/'))).toEqual([['link', '/a/', '/b/']])
  })

  test('an image and its alternative text', () => {
    const image = (src: string, alt: string) => page(`<p><img src="${src}" alt="${alt}"></p>`)
    expect(compare(image('/a.png', 'A'), image('/b.png', 'B'))).toEqual([['image', '/a.png A', '/b.png B']])
  })

  test('a label for assistive technology', () => {
    const button = (label: string) => page(`<p><button aria-label="${label}">×</button></p>`)
    expect(compare(button('Close'), button('Close it'))).toEqual([['label', 'Close', 'Close it']])
  })

  test('an anchor that is gone', () => {
    const before = page('<h2 id="price">Price</h2>')
    expect(compare(before, page('<h2 id="cost">Price</h2>'))).toEqual([
      ['lost-anchor', '#price', ''],
      ['anchor', '', '#cost'],
      ['markup', '<h2 id="price">', '<h2 id="cost">'],
    ])
  })

  test('the sign behind a heading that links to it says nothing', () => {
    const heading = (id: string) => page(`<h2 id="${id}">${id} <a href="#${id}" aria-label="Link">#</a></h2>`)
    expect(compare(heading('tea'), heading('cha'))).toEqual([
      ['lost-anchor', '#tea', ''],
      ['heading', 'tea', 'cha'],
      ['anchor', '', '#cha'],
    ])
  })

  test('a paragraph that moved', () => {
    const [a, b] = ['<p>First of all, water.</p>', '<p>Leaves come later.</p>']
    expect(compare(page(`${a}${b}`), page(`${b}${a}`)).map(([kind]) => kind)).toEqual(['order'])
  })

  test('the description and other meta data', () => {
    const meta = (name: string, content: string) => page('', { head: `<meta name="${name}" content="${content}">` })
    expect(compare(meta('description', 'A'), meta('description', 'B'))).toEqual([['description', 'A', 'B']])
    expect(compare(meta('robots', 'all'), meta('robots', 'noindex'))).toEqual([['meta', 'all', 'noindex']])
  })

  test('structured data, value by value', () => {
    const data = (price: number) =>
      page('', { head: `<script type="application/ld+json">{"offers":{"price":${price},"currency":"USD"}}</script>` })
    expect(compare(data(97), data(99))).toEqual([['structured-data', '97', '99']])
  })

  test('the social card, by its file', () => {
    const html = page('', { head: '<meta property="og:image" content="https://tea.example/cards/tea.png">' })
    const before = side({ 'index.html': html, 'cards/tea.png': 'one' })
    const after = side({ 'index.html': `${html}\n`, 'cards/tea.png': 'two' })
    expect(changesOf(compareSites(before, after))).toEqual([['card', 'former', 'new']])
  })

  test('rules of a style sheet, whatever its hash', () => {
    const html = (hash: string) => page('', { head: `<link rel="stylesheet" href="/assets/tea.${hash}.css">` })
    const sheet = (hash: string, css: string) => side({ 'index.html': html(hash), [`assets/tea.${hash}.css`]: css })
    const changes = compareSites(sheet('aaaaaaaa', 'p{color:red}'), sheet('bbbbbbbb', 'p{color:blue}'))
    expect(changesOf(changes)).toEqual([['style', 'color:red}', 'color:blue}']])
    expect(compareSites(sheet('aaaaaaaa', 'p{}'), sheet('bbbbbbbb', 'p{}')).changed).toEqual([])
  })

  test('a page that grows heavier', () => {
    const html = (name: string) => page(`<p><img src="/assets/media/${name}.webp" alt=""></p>`)
    const before = side({ 'index.html': html('a'), 'assets/media/a.webp': 'a'.repeat(5_000) })
    const after = side({ 'index.html': html('b'), 'assets/media/b.webp': 'b'.repeat(50_000) })
    const [changed] = compareSites(before, after).changed
    expect(changed?.changes.at(-1)).toMatchObject({ kind: 'weight', before: '5 KiB', after: '49 KiB' })
  })
})

describe('no visitor sees', () => {
  test.each([
    [
      'hashes of assets',
      '<script src="/assets/a.Abcd1234.js" integrity="sha256-a">',
      '<script src="/assets/a.Zbcd1234.js">',
    ],
    ['generated IDs', '<p id="_R_12_">', '<p id="_R_9_">'],
    ['white space', '<p>\n  ', '<p> '],
  ])('%s', (_, before, after) => {
    expect(compare(page(before), page(after))).toEqual([])
  })
})

describe('groups', () => {
  const pages = (footer: string, sentence: string) =>
    side({
      ...Object.fromEntries(['a', 'b', 'c'].map(name => [`${name}/index.html`, page(`<p>${name}</p>`, { footer })])),
      'd/index.html': page(`<p>${sentence}</p>`, { footer }),
    })

  test('a changed footer is one group of all pages, and a sentence on one of them another', () => {
    const { groups, changed } = compareSites(pages('Tea', 'Two leaves.'), pages('Cha', 'Three leaves.'))
    expect(changed).toHaveLength(4)
    expect(groups.map(({ urls, changes }) => [urls, changes.map(({ after }) => after)])).toEqual([
      [['/a/', '/b/', '/c/', '/d/'], ['Cha']],
      [['/d/'], ['Three leaves.']],
    ])
  })

  test('the selectors are those of the example', () => {
    const [group] = compareSites(pages('Tea', ''), pages('Cha', '')).groups
    expect(group?.changes[0]?.selectors?.page).toBe(group?.example)
    expect(group?.changes[0]?.selectors?.after).toBe('body>footer:nth-child(2)>p:nth-child(1)')
  })
})
