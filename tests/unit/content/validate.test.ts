import { expect, test } from 'vitest'
import { applyFix } from '../../../renderer/engine/diagnostics/issue'
import { page, post } from '../../factories/content-files'
import { loadFiles } from '../../factories/site'

test('a mistyped field is reported once, with the name that was meant', async () => {
  const { text } = await loadFiles({ 'blog/one.mdx': post({ excerpt: null, exerpt: 'What it gives.' }) })
  expect(text).toBe(
    'content/blog/one.mdx:11:1  exerpt  field-unknown\n  "exerpt" is not a field of a blog post.\n  Did you mean "excerpt"?',
  )
})

test('positions reach into lists and groups', async () => {
  const source = page({
    actions: '\n  - label: Go\n    href: /contact\n  - label: Stay\n    hreff: /faq/',
    metadata: { description: 'Too short.' },
  })
  const { text } = await loadFiles({ 'pages/one.mdx': source })
  expect(text).toBe(`content/pages/one.mdx:6:11  actions.0.href  field-value
  "/contact" is not an address.
  Write a page of this site with a closing slash, for example /about/, or a full address with https.

content/pages/one.mdx:8:5  actions.1.hreff  field-unknown
  "hreff" is not a field of "actions.1".
  Did you mean "href"?

content/pages/one.mdx:11:16  metadata.description  field-value
  The text has 10 characters; at least 70 are needed here.
  Add to it: "Too short.".`)
})

test('an empty field and half a number are explained', async () => {
  const { text } = await loadFiles({ 'blog/one.mdx': post({ id: '1.5', title: '' }) })
  expect(text).toBe(`content/blog/one.mdx:2:5  id  field-value
  1.5 is a number, not a whole number.
  The article's number; no two articles share one. For example: 6

content/blog/one.mdx:3:1  title  field-value
  The field "title" is empty.
  The heading of the article, at most 70 characters. For example: Five prompts that survive a Monday morning`)
})

/** The hints of the issues of a post with these fields, and the line as the first fix writes it. */
async function fixOf(changes: Parameters<typeof post>[0]): Promise<{ hints: string[]; line: string | undefined }> {
  const source = post(changes)
  const { issues } = await loadFiles({ 'blog/one.mdx': source })
  const first = issues.find(({ fix }) => fix)
  const line = first?.fix && applyFix(source, first.fix).split('\n')[first.line - 1]
  return { hints: issues.map(({ hint }) => hint), line }
}

test('a field is never renamed to one that is given: a renamed field becomes the one that is missing', async () => {
  const bio = 'The people who run the courses.'
  const { hints, line } = await fixOf({ authorBio: null, biography: bio })
  expect(line).toBe(`authorBio: ${bio}`)
  expect(hints).toContain('Is it "authorBio", which is missing?')
  // The value would not fit the type of the missing field.
  expect((await fixOf({ relatedPosts: null, biography: bio })).line).toBeUndefined()
  // The nearest name is given already.
  const given = await fixOf({ authors: 'A team' })
  expect(given.line).toBeUndefined()
  expect(given.hints.join()).not.toContain('Did you mean')
})

test.each([
  ['yes', 'Write true.', 'draft: true'],
  ['"no"', 'Write false.', 'draft: false'],
])('a word for true or false, %s, is replaced', async (draft, hint, line) => {
  expect(await fixOf({ draft })).toEqual({ hints: [hint], line })
})

test.each(['2025-3-1', '2025/03/01', '2025-03-01T10:00:00Z', 'March 1, 2025', '1 Mar 2025'])(
  'a day that can mean only one, %s, is replaced',
  async date =>
    expect(await fixOf({ date: JSON.stringify(date) })).toEqual({
      hints: ['Write 2025-03-01.'],
      line: 'date: 2025-03-01',
    }),
)

test('no fix is offered that another issue would follow', async () => {
  expect(await fixOf({ date: '01/03/2025' })).toMatchObject({ line: undefined })
  const { hints, line } = await fixOf({ readTime: '3' })
  expect(hints).toEqual(['How long it takes to read. For example: 6 min read'])
  expect(line).toBeUndefined()
})

test('a file in the wrong folder is reported once', async () => {
  const { text } = await loadFiles({
    'products/one.mdx': post(),
    'blog/one.mdx': post({ id: '2', title: 'Another title of it' }),
  })
  expect(text).toBe(`content/products/one.mdx:2:1  id  field-unknown
  The fields of this file are those of a blog post, not of a product.
  Move it to content/blog.`)
})
