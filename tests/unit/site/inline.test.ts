import { expect, test } from 'vitest'
import { plainInline, toInline } from '../../../renderer/site/mdx/inline'

test.each([
  ['Yes. See [the course](/training/).', 'Yes. See the course.'],
  ['**All** of it, *always*', 'All of it, always'],
  ['Write `npm start` to begin', 'Write npm start to begin'],
  ['5 \\* 3', '5 * 3'],
  ['[a **b** c](https://site.example/ "T")', 'a b c'],
])('%s is Markdown', (text, words) => {
  expect(toInline(text)).not.toBe(text)
  expect(plainInline(text)).toBe(words)
})

test.each([
  'A plain line',
  '5 * 3 = 15',
  'snake_case and other_names',
  '1. April, 2 < 3 & more',
  '# of users',
  '- a dash',
  '<b>no HTML</b> and {no} values',
  '[no link] and [none](',
  'C:\\files',
  ' two spaces  and  more ',
])('%s is only text', text => {
  expect(toInline(text)).toBe(text)
  expect(plainInline(text)).toBe(text)
})

test('elements are values that reach a browser as JSON', () => {
  expect(toInline('See [the **course**](/training/ "All") now')).toEqual([
    'See ',
    { name: 'a', href: '/training/', title: 'All', content: ['the ', { name: 'strong', content: 'course' }] },
    ' now',
  ])
})

test('an unsafe link is only its words', () => {
  expect(toInline('[a](javascript:alert(1))')).toBe('a')
})
