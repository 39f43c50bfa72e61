import { expect, test } from 'vitest'
import { applyFix } from '../../../../../renderer/engine/base/diagnostics/issue'
import { page, post } from '../../../../factories/content-files'
import { partOf, placesOf } from '../../../../factories/issues'
import { loadFiles } from '../../../../factories/site'

/** Loads a page with one question, whose answer is given as YAML; gives its issues, each with the part of the text. */
async function checkAnswer(answer: string): Promise<string[]> {
  const source = page({ faqs: `[]\nfaqs:\n  - question: What?\n    answer: ${answer}` }).replace('faqs: []\n', '')
  const { issues } = await loadFiles({ 'pages/one.mdx': source })
  // The marks of YAML are in the examples on purpose.
  const own = issues.filter(({ code }) => code !== 'text-quotes')
  return own.map(issue => `${issue.code} ${issue.field} ${partOf(source, issue)}`)
}

test.each([
  'See [the page](/one/), **now**, `code` and *this*',
  '"Quoted: [the page](/one/#main)"',
  '|\n      A block with [the page](/one/)\n      over two lines',
])('a line of Markdown passes: %s', async answer => {
  expect(await checkAnswer(answer)).toEqual([])
})

test.each([
  ['plain', 'See [it](/nowhere-at-all/) now', 'link-unknown faqs.0.answer /nowhere-at-all/'],
  ['single quotes', "'It''s [it](/nowhere-at-all/)'", 'link-unknown faqs.0.answer /nowhere-at-all/'],
  ['double quotes', '"A \\"b\\" [it](/nowhere-at-all/)"', 'link-unknown faqs.0.answer /nowhere-at-all/'],
  ['a block', '>-\n      One\n      [it](/nowhere-at-all/)', 'link-unknown faqs.0.answer /nowhere-at-all/'],
  ['an anchor', '[it](/one/#nothing)', 'anchor-unknown faqs.0.answer /one/#nothing'],
  ['a URL that runs', '[it](javascript:alert(1))', 'body-link faqs.0.answer [it](javascript:alert(1))'],
  ['a picture', '![it](/media/x.png)', 'field-value faqs.0.answer ![it](/media/x.png)'],
])('an issue has the range of its part: %s', async (_, answer, issue) => {
  expect(await checkAnswer(answer.replace(/^\[/, 'See [').replace(/^!/, 'See !'))).toEqual([issue])
})

test('the fix of a link in a line replaces the link alone', async () => {
  const answer = 'See [it](/on/?a=b)'
  const source = page({ faqs: `[]\nfaqs:\n  - question: What?\n    answer: ${answer}` }).replace('faqs: []\n', '')
  const { issues } = await loadFiles({ 'pages/one.mdx': source })
  expect(issues[0]?.fix && applyFix(source, issues[0].fix)).toBe(source.replace('/on/', '/one/'))
})

test('Markdown in a field that shows it as it is written is a warning', async () => {
  const { issues, text } = await loadFiles({ 'blog/one.mdx': post({ title: 'A **bold** title that is long enough' }) })
  expect(placesOf(issues)).toEqual(['3:10 field-markdown'])
  expect(text).toContain('readers see "**bold**"')
})
