import { expect, test } from 'vitest'
import { formatIssue } from '../../../../../renderer/engine/base/diagnostics/issue'
import { type BuiltSite, compareWithLedger } from '../../../../../renderer/engine/build/publish/ledger'
import { anchorsIn } from '../../../../../renderer/engine/pages/html/inspect'
import { parsePage } from '../../../../../renderer/engine/pages/html/page-tree'
import { textHash } from '../../../../../renderer/engine/pages/html/text-hash'

/** A built site with pages whose main part is given by their addresses. */
function builtSite(pages: Record<string, string>, more: Partial<BuiltSite> = {}): BuiltSite {
  return {
    pages: Object.entries(pages).map(([url, main]) => {
      const html = `<header><h2 id="menu">Menu</h2></header><main id="main">${main}</main>`
      const tree = parsePage(html)
      return {
        url,
        path: `${url.slice(1)}index.html`,
        hash: '',
        bytes: 0,
        grantMarks: [],
        media: [],
        files: [],
        info: { isNotFound: url === '/404.html' } as BuiltSite['pages'][number]['info'],
        anchors: anchorsIn(tree),
        textHash: textHash(tree),
        html: () => html,
      }
    }),
    outputs: [],
    redirects: [],
    expired: [],
    former: {},
    headings: {},
    ...more,
  }
}

const compare = (text: string, now: BuiltSite) => {
  const { issues, ...rest } = compareWithLedger(text, now)
  return { ...rest, issues: issues.map(formatIssue).join('\n\n') }
}

test('pages, their anchors and permanent files are added in order, once', () => {
  const now = builtSite(
    { '/faq/': '<details id="why"></details><input id="_R_2_"><h2 id="who">', '/': '', '/404.html': '' },
    {
      outputs: [
        { path: 'feed.xml', content: '', isPermanentUrl: true },
        { path: '_headers', content: '' },
      ],
    },
  )
  const { text, added, issues } = compare('', now)
  expect(added).toEqual(['/faq/', '/faq/#why', '/faq/#who', '/', '/feed.xml'])
  expect(text.split('\n').slice(2)).toEqual(['/', '/faq/', '/faq/#who', '/faq/#why', '/feed.xml', ''])
  expect(issues).toBe('')
  expect(compare(text, now)).toEqual({ text, added: [], changed: [], issues: '' })
})

test('a lost address is reported with the links that still lead there', () => {
  const now = builtSite({ '/': '<a href="/blog/old/">Old</a>', '/faq/': '' })
  expect(compare('/\n/blog/old/\n/blog/old/#end\n/faq/\n/faq/#why\n', now).issues).toBe(
    `content/ledger.txt:2:1  address-lost
  "/blog/old/" was published and is not there any more. Links still lead there from /.
  Write /blog/old/ into \`redirects\` of the page that took its place, or "gone" behind the line.

content/ledger.txt:5:1  anchor-lost
  "/faq/#why" was published and is not there any more. No page of ours links to it.
  Write "now #" and the anchor of the heading that took its place behind the line, or "gone".`,
  )
})

test('a redirect, an expiry or "gone" excuses an address and its anchors', () => {
  const ledger = '/old\n/old/#end\n/over/\n/over/#end\n/left/  gone\n/left/#end\n/faq/#why gone\n'
  const now = builtSite({ '/faq/': '' }, { redirects: ['/old/'], expired: ['/over/'] })
  expect(compare(ledger, now).issues).toBe('')
  // A line is never removed, nor the text behind it.
  expect(compare(ledger, now).text).toContain('/left/  gone\n')
})

test('a page is read as often for one lost address as for a thousand', () => {
  const readsWith = (lost: number) => {
    let reads = 0
    const now = builtSite({ '/': '<a href="/old-1/">Old</a>' })
    const pages = now.pages.map(page => ({ ...page, html: () => `${page.html()}${++reads && ''}` }))
    const ledger = Array.from({ length: lost }, (_, index) => `/old-${index}/\n`).join('')
    expect(compareWithLedger(ledger, { ...now, pages }).issues).toHaveLength(lost)
    return reads
  }
  expect(readsWith(1000)).toBe(readsWith(1))
})

test('a build writes where an anchor is now, once, on each address of the page', () => {
  const html = '<h2 id="new"><span data-former="" id="old"></span>New</h2>'
  const site = builtSite({ '/faq/': html, '/FAQ/': html }, { former: { 'content/faq.mdx': { old: 'new' } } })
  const now = { ...site, pages: site.pages.map(page => ({ ...page, source: 'content/faq.mdx' })) }
  const { text, issues } = compare('/FAQ/\n/FAQ/#old\n/faq/\n/faq/#old\n', now)
  expect(issues).toBe('')
  expect(text.split('\n').slice(2, -1)).toEqual([
    ...['/FAQ/', '/FAQ/#new', '/FAQ/#old now #new'],
    ...['/faq/', '/faq/#new', '/faq/#old now #new'],
  ])
  expect(compare(text, now)).toEqual({ text, added: [], changed: [], issues: '' })
})

test('a build marks the anchors of headings, once, and leaves those of components and what was written as it is', () => {
  const html = '<h2 id="one">One</h2><h2 id="part">Part</h2><h2 id="back">Back</h2>'
  const site = builtSite({ '/faq/': html }, { headings: { 'content/faq.mdx': ['one', 'two', 'back'] } })
  const now = { ...site, pages: site.pages.map(page => ({ ...page, source: 'content/faq.mdx' })) }
  const { text, issues } = compare('/faq/\n/faq/#back now #one\n/faq/#part\n', now)
  expect(issues).toBe('')
  expect(text.split('\n').slice(2, -1)).toEqual([
    ...['/faq/', '/faq/#back now #one', '/faq/#one heading', '/faq/#part'],
  ])
  expect(compare(text, now)).toEqual({ text, added: [], changed: [], issues: '' })
  const later = { ...now, former: { 'content/faq.mdx': { one: 'two' } } }
  const moved = compare(text, {
    ...later,
    pages: later.pages.map(page => ({ ...page, anchors: [...page.anchors, 'two'] })),
  })
  expect(moved.text).toContain('/faq/#one heading now #two\n')
  expect(moved.text).toContain('/faq/#two heading\n')
})
