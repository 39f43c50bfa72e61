import { expect, test } from 'vitest'
import { anchorsIn, mediaIn } from '../../../../../renderer/engine/pages/html/inspect'
import { parsePage } from '../../../../../renderer/engine/pages/html/page-tree'
import { grantMarksIn } from '../../../../../renderer/engine/pages/html/policy'
import { textHash } from '../../../../../renderer/engine/pages/html/text-hash'

const anchors = (html: string) => anchorsIn(parsePage(html))
const hash = (main: string) => textHash(parsePage(`<title>T</title><main>${main}</main>`))

test('the media of a document are found in every attribute that can name them', () => {
  const html =
    '<source srcset="/docs/assets/media/a-1-480.avif 480w, /docs/assets/media/a-1-960.avif 960w"><video src="/assets/media/b-2.webm">'
  expect(mediaIn(html)).toEqual(['/assets/media/a-1-480.avif', '/assets/media/a-1-960.avif', '/assets/media/b-2.webm'])
})

test('anchors are the IDs of headings, answers, rows and sections of the main part, in their order', () => {
  const main = '<h2 class="x" id="one">1</h2><details id="two"><li id="three"><p id="no"></details><tr id="four">'
  const former = '<h3 id="new"><span data-former="" id="old"></span>New</h3>'
  expect(anchors(`<header><h2 id="menu">M</h2></header><main>${main}${former}</main>`)).toEqual([
    'one',
    'two',
    'three',
    'four',
    'new',
    'old',
  ])
})

test('generated IDs and those of footnotes are no anchors, nor is anything of a page without a main part', () => {
  expect(
    anchors('<main><h2 id="_R_1_">A</h2><h2 id="footnote-label">B</h2><li id="user-content-fn-1">C</main>'),
  ).toEqual([])
  expect(anchors('<h2 id="one">A</h2>')).toEqual([])
})

test('the hash of a text changes with its words, the targets of links and the words for pictures alone', () => {
  const text = hash('<p class="a">Q&amp;A <a href="/x/">b</a><img src="/1.png" alt="P"/></p>')
  // Ledgers have this hash: another one would say that every text has changed.
  expect(text).toBe('ed9d4a22ca2d566e')
  expect(hash('<p>Q&amp;A\n <a class="b" href="/x/">b</a><img alt="P" src="/2.png"/></p><script>1</script>')).toBe(text)
  expect(hash('<p>Q&amp;A <a href="/y/">b</a><img alt="P"/></p>')).not.toBe(text)
  expect(hash('<p>Q&amp;A <a href="/x/">b</a><img alt="R"/></p>')).not.toBe(text)
  expect(hash('<p>Q-A <a href="/x/">b</a><img alt="P"/></p>')).not.toBe(text)
})

test('the marks that a policy depends on are found as they are written', () => {
  expect(grantMarksIn('<button data-search="a"><form data-provider="crm"><p data-provider="crm" data-x="1">')).toEqual([
    ' data-search',
    ' data-provider="crm"',
    ' data-provider="crm"',
  ])
})

test('a page that is cut off has no main part', () => {
  expect(parsePage('<main id="a"><p>x</main>').main?.attribs.id).toBe('a')
  expect(parsePage('<main><p>Half').main).toBeUndefined()
})
