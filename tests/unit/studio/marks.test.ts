import { expect, test } from 'vitest'
import { applyMarks } from '../../../renderer/studio/marks/apply-marks'
import { createSiteMarker } from '../../../renderer/studio/marks/mark-site'
import { markText, withoutMarks } from '../../../renderer/studio/marks/mark-text'

const ids = ['a', 'b']
const [a, b] = [markText('one', 0), markText('two', 1)]
const apply = (html: string, blocks: Record<string, string[]> = {}) =>
  applyMarks(html, { ids, blocks: new Map(Object.entries(blocks)) })

test.each([
  ['all text of an element', `<p class="x">${a}</p>`, '<p class="x" data-edit="a">one</p>'],
  ['with elements in it', `<p>${markText('one <b>two</b>', 0)}</p>`, '<p data-edit="a">one <b>two</b></p>'],
  ['parts', `<p>${a} &amp; <b>${b}</b></p>`, '<p data-edit-parts="a 0 3">one &amp; <b data-edit="b">two</b></p>'],
  ['two parts', `<p>${a} &amp; ${b}.</p>`, '<p data-edit-parts="a 0 3;b 6 9">one &amp; two.</p>'],
  ['a title', `<title>${a}</title>`, '<title data-edit="a">one</title>'],
  ['an attribute', `<img alt="${a}" src="x"/>`, '<img alt="one" src="x" data-edit-attributes="alt a"/>'],
  ['a part of an attribute', `<img alt="${a}, ${b}!"/>`, '<img alt="one, two!"/>'],
  ['data of a script', `<script>{"x":"<b>${a}"}</script>${b}`, '<script>{"x":"<b>one"}</script>two'],
  ['a cut text', `<p>${a.slice(0, -1)}</p><p>${b}</p>`, '<p>one</p><p data-edit="b">two</p>'],
  ['a text over elements', `<p>${a.slice(0, 4)}</p><p>${a.slice(4)}</p>`, '<p>o</p><p>ne</p>'],
  ['a quoted bracket', `<p title="a > b">${a}</p>`, '<p title="a > b" data-edit="a">one</p>'],
])('marks become attributes: %s', (_, html, expected) => {
  expect(apply(html)).toBe(expected)
})

test('the outermost elements at a position are its blocks', () => {
  const html = '<ul data-source="f:1:1"><li data-source="f:1:1"><b data-source="f:1:1">x</b></li></ul>'
  expect(apply(html, { 'f:1:1': ['list', 'item'] })).toBe(
    '<ul data-source="f:1:1" data-edit-block="list"><li data-source="f:1:1" data-edit-block="item"><b data-source="f:1:1">x</b></li></ul>',
  )
})

test('marks are removed wherever a text was cut', () => {
  for (let length = 0; length <= a.length; length++) expect(withoutMarks(a.slice(length))).toMatch(/^\d*o?n?e?$/)
})

test('only free texts are marked, and none of what code compares', () => {
  const shape = {
    type: 'object',
    properties: {
      title: { type: 'string' },
      day: { type: 'string', format: 'date' },
      kind: { enum: ['x'] },
      tags: { type: 'array', items: { type: 'string' } },
    },
  }
  const mark = createSiteMarker({ posts: { type: 'Post', noun: 'post', base: '/' } }, { Post: shape })
  const place = { collection: 'posts', slug: 's', url: '/s/', file: 'content/posts/s.mdx' }
  const entity = { ...place, title: 'T', day: '2026-01-01', kind: 'x', tags: ['y'] }
  const marked = mark({ posts: [entity] }, group => group !== 'Post.tags.*')
  expect(marked.site.posts?.[0]).toEqual({ ...entity, title: markText('T', 0) })
  expect(marked.ids).toEqual(['content/posts/s.mdx?.title'])
  const ofData = { ...entity, file: 'content/posts/all.json#s' }
  expect(mark({ posts: [ofData] }, () => true).site.posts).toEqual([ofData])
})

test('fields that a body shows are marked with the numbers of the same page', () => {
  const item = { type: 'object', properties: { question: { type: 'string' } } }
  const shape = { type: 'object', properties: { faqs: { type: 'array', items: item } } }
  const mark = createSiteMarker({ posts: { type: 'Post', noun: 'post', base: '/' } }, { Post: shape })
  const marked = mark({ posts: [] }, () => true)
  const fields = marked.markFields('content/posts/s.mdx', { faqs: [{ question: 'Why?' }], other: 'x' })
  expect(fields).toEqual({ faqs: [{ question: markText('Why?', 0) }], other: 'x' })
  expect(marked.ids).toEqual(['content/posts/s.mdx?.faqs/0/.question'])
  expect([...marked.groups]).toEqual(['Post.faqs.*.question'])
})
