import { expect, test } from 'vitest'
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

test('an entity that refers to itself is reported where there are others', async () => {
  const files = { 'blog/one.mdx': post(), 'blog/two.mdx': other(2), 'blog/three.mdx': other(3) }
  const { text } = await loadFiles(files)
  expect(text).toContain(
    'content/blog/one.mdx:11:16  relatedPosts.0  reference-self  warning\n  "one" is this page itself.',
  )
})

test('a part of one name is completed to that name', async () => {
  const files = { 'blog/one.mdx': post({ relatedPosts: '[how-to-rea, one]' }), 'blog/how-to-read.mdx': other(2) }
  expect((await loadFiles(files)).text).toContain('Did you mean "how-to-read"?')
})

function other(id: number): string {
  return post({ id: `${id}`, title: `How to read answer ${id}`, relatedPosts: '[one, one]' })
}
