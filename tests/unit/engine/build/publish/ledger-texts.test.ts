import { expect, test } from 'vitest'
import { type BuiltSite, compareWithLedger } from '../../../../../renderer/engine/build/publish/ledger'
import { parseLedger } from '../../../../../renderer/engine/content/files/read-ledger'
import { anchorsIn } from '../../../../../renderer/engine/pages/html/inspect'
import { parsePage } from '../../../../../renderer/engine/pages/html/page-tree'
import { textHash } from '../../../../../renderer/engine/pages/html/text-hash'

/** The ledger after a publication of one page with this main part, and what has changed in it. */
function published(
  ledger: string,
  main: string,
  day?: string,
  { former = {} }: Partial<Pick<BuiltSite, 'former'>> = {},
) {
  const html = `<title>x</title><main id="main">${main}</main>`
  const tree = parsePage(html)
  const page = {
    url: '/one/',
    path: 'one/index.html',
    source: 'content/pages/one.mdx',
    hash: '',
    bytes: 0,
    grantMarks: [],
    media: [],
    files: [],
    anchors: anchorsIn(tree),
    textHash: textHash(tree),
    html: () => html,
    info: { isNotFound: false } as BuiltSite['pages'][number]['info'],
  }
  const site = { pages: [page], outputs: [], redirects: [], expired: [], former, headings: {}, day }
  const { text, changed } = compareWithLedger(ledger, site)
  return { text, changed, lines: parseLedger(text) }
}

test('the first publication records the text of a page without a day', () => {
  const { text, changed } = published('', '<p>One</p>', '2026-12-01')
  expect(text).toMatch(/\n\/one\/ text:[0-9a-f]{16}\n$/)
  expect(changed).toEqual([])
})

test('a publication with another text records its day, and later ones with that text leave it', () => {
  const first = published('', '<p>One</p>', '2026-12-01')
  const second = published(first.text, '<p>Two</p>', '2026-12-05')
  expect(second).toMatchObject({ changed: ['/one/'], lines: [{ address: '/one/', changed: '2026-12-05' }] })
  const third = published(second.text, '<p>Two</p>', '2026-12-09')
  expect(third).toEqual({ ...second, changed: [] })
})

test('a build that is not published records no text', () => {
  const { text } = published('', '<p>One</p>', '2026-12-01')
  expect(published(text, '<p>Two</p>')).toMatchObject({ text, changed: [] })
})

test.each([
  ['markup', '<p class="b">O<b>ne</b></p>'],
  ['the address of a picture', '<p>One<img alt="" src="/assets/media/b.webp"></p>'],
  ['a script', '<p>One</p><script>1</script>'],
])('%s is no text', (_, main) => {
  const first = published('', '<p class="a">One<img alt="" src="/assets/media/a.webp"></p>', '2026-12-01')
  expect(published(first.text, main, '2026-12-05').changed).toEqual([])
})

test.each([
  ['the target of a link', '<p><a href="/b/">One</a></p>'],
  ['the words for a picture', '<p><a href="/a/">One<img alt="x"></a></p>'],
])('%s is', (_, main) => {
  const first = published('', '<p><a href="/a/">One</a></p>', '2026-12-01')
  expect(published(first.text, main, '2026-12-05').changed).toEqual(['/one/'])
})

test('the day of a page and the present anchor of a heading are recorded side by side', () => {
  const first = published('', '<h2 id="old">Old</h2>', '2026-12-01')
  const former = { 'content/pages/one.mdx': { old: 'new' } }
  const main = '<h2 id="new"><span data-former="" id="old"></span>New</h2>'
  const second = published(first.text, main, '2026-12-05', { former })
  expect(second.lines.map(({ address, changed, movedTo }) => [address, changed ?? movedTo])).toEqual([
    ['/one/', '2026-12-05'],
    ['/one/#new', undefined],
    ['/one/#old', 'new'],
  ])
  expect(published(second.text, main, '2026-12-09', { former })).toEqual({ ...second, changed: [] })
})

test('what an older version has written about a text is dropped with the next publication', () => {
  const hash = parseLedger(published('', '<p>One</p>', '2026-12-01').text)[0]?.text
  const old = `/one/ text:${hash} sketch:${'0a'.repeat(16)} updated:2026-11-01 2026-11-20\n`
  expect(parseLedger(old)).toMatchObject([{ address: '/one/', text: hash, changed: '2026-11-20' }])
  const { text, changed } = published(old, '<p>One</p>', '2026-12-01')
  expect({ text: text.split('\n').at(-2), changed }).toEqual({ text: `/one/ text:${hash} 2026-11-20`, changed: [] })
})

test('what an owner has written behind a line stays', () => {
  const { text } = published('/one/ gone\n', '<p>One</p>', '2026-12-01')
  expect(text).toMatch(/\n\/one\/ text:[0-9a-f]{16} gone\n$/)
})
