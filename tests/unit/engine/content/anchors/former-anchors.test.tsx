import { describe, expect, test } from 'vitest'
import { findFormerAnchors } from '../../../../../renderer/engine/content/anchors/former-anchors'
import { parseLedger } from '../../../../../renderer/engine/content/files/read-ledger'
import { createBodyCompiler, loadBody } from '../../../../../renderer/engine/mdx/compile'
import { withFormerAnchors } from '../../../../../renderer/engine/mdx/headings/former-anchors'
import { page } from '../../../../factories/content-files'
import { documentOf } from '../../../../factories/documents'
import { render } from '../../../../factories/render'
import { loadFiles } from '../../../../factories/site'
import { site } from '../../../../fixtures/sample-site/renderer/site/index'

const file = 'content/pages/one.mdx'

/** The former anchors of a page with these headings and these anchors in its ledger. */
function formerOf(headings: string[], anchors: string[], fields = {}) {
  const body = headings.map(words => `## ${words}`).join('\n\n')
  const ledger = ['/one/', ...anchors.map(anchor => `/one/#${anchor}`), '/other/#else'].join('\n')
  return findFormerAnchors([documentOf(page(fields, body), file)], site, parseLedger(ledger))[file]
}

test('a reworded heading takes over the anchor that its page has lost', () => {
  expect(formerOf(['First', 'Other words'], ['first', 'old-words'])).toEqual({ 'old-words': 'other-words' })
  expect(formerOf(['Other words {#given}'], ['old-words'])).toEqual({ 'old-words': 'given' })
})

test.each([
  ['nothing is lost', ['First', 'Second'], ['first', 'second']],
  ['nothing is new', ['First'], ['first', 'second']],
  ['two are lost', ['First'], ['second', 'third']],
  ['two are new', ['First', 'Second'], ['third']],
  ['the lost one was let go', ['First'], ['second gone']],
  ['what the ledger names is not there', ['First'], ['second now #third', 'first']],
])('where %s, nobody takes anything over', (_, headings, anchors) => {
  expect(formerOf(headings, anchors)).toBeUndefined()
})

test('the ledger says what can not be found out, and a heading may be reworded again', () => {
  expect(formerOf(['A', 'B'], ['c now #a', 'd now #b', 'a', 'b'])).toEqual({ c: 'a', d: 'b' })
  expect(formerOf(['Newest'], ['old now #new', 'new'])).toEqual({ old: 'newest', new: 'newest' })
  expect(formerOf(['Old'], ['old now #new', 'new now #old'])).toEqual({ new: 'old' })
  expect(formerOf(['A'], ['b now #c', 'c now #b', 'a'])).toBeUndefined()
})

test('an anchor that a component makes is not lost', () => {
  const body = '<Faq items={frontmatter.faqs} />\n\n## New'
  const document = documentOf(page({ faqs: '[{ question: Is it free?, answer: Yes. }]' }, body), file)
  expect(findFormerAnchors([document], site, parseLedger('/one/#is-it-free'))).toEqual({})
})

test('links to a former anchor are valid, and the present one is offered', async () => {
  const { text } = await loadFiles({
    'pages/one.mdx': page({ title: 'One' }, '## Other words\n\n[up](#old-words)'),
    'pages/two.mdx': page({ title: 'Two' }, '[up](/one/#old-words)'),
    'ledger.txt': '/one/\n/one/#old-words\n',
  })
  expect(text).toBe(`content/pages/one.mdx:11:6  link-moved  warning
  The heading "#old-words" has other words now.
  Write its address: #other-words

content/pages/two.mdx:9:6  link-moved  warning
  The heading "#old-words" has other words now.
  Write its address: /one/#other-words`)
})

const compile = createBodyCompiler(site)

describe('a body compiled', () => {
  test('has the former anchors of its headings', async () => {
    const body = 'Text.\n\n## One *word*\n\n<Note kind="tip">\n\n### Two\n\n</Note>'
    const loaded = await loadBody(await compile({ file, body, frontmatter: {} }))
    const Note = ({ children }: { children?: React.ReactNode }) => <div>{children}</div>
    const html = render(withFormerAnchors(loaded, { a: 'one-word', b: 'one-word', c: 'two' }), { Note })
    expect(html.replaceAll('\n', '')).toBe(
      '<p>Text.</p><h2 id="one-word"><span data-former="" id="a"></span><span data-former="" id="b"></span>One <em>word</em></h2>' +
        '<div><h3 id="two"><span data-former="" id="c"></span>Two</h3></div>',
    )
    expect(withFormerAnchors(loaded, undefined)).toBe(loaded)
  })
})
