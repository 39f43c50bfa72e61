import { describe, expect, test } from 'vitest'
import { formatIssue } from '../../../../renderer/engine/base/diagnostics/issue'
import { createFileAnalyzer } from '../../../../renderer/engine/content/analyze'
import { findExcess } from '../../../../renderer/engine/content/files/check-limits'
import { page, post } from '../../../factories/content-files'
import { codesOf, placesOf } from '../../../factories/issues'
import { loadFiles } from '../../../factories/site'
import { site } from '../../../fixtures/sample-site/renderer/site/index'

const analyze = createFileAnalyzer(site)
const issuesOf = (source: string) => analyze({ source, file: 'content/pages/one.mdx' }).analysis.issues
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n')

describe('a body beyond a limit is reported and not parsed', () => {
  test.each([
    ['brackets that are never closed', '['.repeat(100_000)],
    ['brackets inside each other', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['back-ticks', '` '.repeat(100_000)],
    ['character references', '&amp;'.repeat(30_000)],
    ['numeric character references', '&#38;'.repeat(30_000)],
    ['quotations inside each other', `${'>'.repeat(5000)} a`],
    ['lists inside each other on one line', `${'- '.repeat(2500)}a`],
    ['lists inside each other', lines(400, level => `${'  '.repeat(level)}- a`)],
    ['components inside each other', '<Note>'.repeat(1900) + '</Note>'.repeat(1900)],
    ['directives inside each other', ':::note\n'.repeat(200)],
    ['a long text in many directives', `${':::note\n'.repeat(20)}${'[a](/b/)\n'.repeat(300)}${':::\n'.repeat(20)}`],
    ['emphasis inside each other', '*a '.repeat(1500) + ' a*'.repeat(1500)],
    ['emphasis in one paragraph', '*a_'.repeat(3000)],
    ['images in one paragraph', '!['.repeat(500) + '](/a/)'.repeat(500)],
    ['footnotes inside each other', `${'[^a]: '.repeat(500)}a`],
    ['brackets inside each other in an expression', `{${'['.repeat(2000)}1${']'.repeat(2000)}}`],
    ['an expression that is never closed', `{\`${'}'.repeat(9000)}`],
    ['a component with thousands of props', `<Note ${lines(2000, i => `a${i}="b"`)}>x</Note>`],
    ['a component with thousands of names', `<Note ${'a '.repeat(20_000)}/>`],
    ['a tag with thousands of names that is never closed', `<Note ${'a '.repeat(20_000)}`],
    ['1.5 MB', 'Word after word. '.repeat(90_000)],
  ])('%s', (_, body) => {
    expect(codesOf(issuesOf(page({}, body)))).toEqual(['file-limit'])
  })
})

describe('frontmatter beyond a limit is reported and not parsed', () => {
  test.each([
    ['50,000 fields', lines(50_000, i => `field${i}: 1`)],
    ['a list of wide groups', lines(300, () => `- {${lines(20, i => `a${i}: 1,`)}}`)],
    ['lists inside each other', `a: ${'['.repeat(101)}${']'.repeat(101)}`],
    ['groups inside each other', lines(300, level => `${' '.repeat(level)}a:`)],
    ['a value that aliases repeat', `a: &a [${'1, '.repeat(500)}]\nb: [${'*a, '.repeat(50)}]`],
  ])('%s', (_, fields) => {
    expect(codesOf(issuesOf(`---\n${fields}\n---\n\nText.\n`))).toEqual(['file-limit'])
  })
})

test('an ordinary file may be long', () => {
  const prose = 'A sentence with a [link](/blog/), `code` and **emphasis** & more, as people write them.\n\n'.repeat(
    500,
  )
  const table = `| a | b |\n| - | - |\n${'| `one` | [two](/faq/) |\n'.repeat(500)}`
  const code = `\`\`\`js\n${'  const names = [...list].map(({ name }) => name)\n'.repeat(500)}\`\`\`\n`
  const fields = `items:\n${lines(500, i => `  - { title: Item ${i}, value: "${i}" }`)}`
  const comparisons = `An a<b that opens no tag.\n\n${'A sentence of words.\n\n'.repeat(20)}`.repeat(120)
  for (const body of [prose, table, code, comparisons]) expect(findExcess(page({}, body))).toBeUndefined()
  expect(codesOf(issuesOf(`---\n${fields}\n---\n\nText.\n`))).toEqual([])
})

test('the issue is where the limit is passed', async () => {
  const { issues, site: content } = await loadFiles({
    'blog/one.mdx': post(),
    'blog/two.mdx': post({ id: '2', title: 'How to read a second answer' }, `Text.\n\n${'> '.repeat(150)}a`),
  })
  expect(issues.map(formatIssue)).toEqual([
    'content/blog/two.mdx:16:201  file-limit\n' +
      '  More than 100 lists, quotations, components or brackets are inside each other here.\n' +
      '  Close the outer ones, or write the text with fewer levels.',
  ])
  expect(content.blog.map(({ slug }) => slug)).toEqual(['one'])
})

test('a file on the disk that is too large is not read', async () => {
  const { issues } = await loadFiles({ 'blog/one.mdx': post({}, 'Größe. '.repeat(40_000)) })
  expect(placesOf(issues)).toEqual(['1:1 file-limit'])
})

test('issues quote a part of a long text', async () => {
  const { issues } = await loadFiles({
    'blog/one.mdx': post({}, `![](/media/${'a'.repeat(50_000)}.png)\n\n{${'a'.repeat(5000)}}`),
  })
  expect(codesOf(issues)).toEqual(['image-text', 'media-missing', 'body-expression'])
  for (const { message, hint } of issues) expect(Math.max(message.length, hint.length)).toBeLessThanOrEqual(600)
})
