import { expect, test } from 'vitest'
import { listSource } from '../../../renderer/site/page-info/lists'

const page = (number: number, start: number) => ({
  url: '/blog/tag/agents/',
  list: '/blog/tag/agents/',
  number,
  start,
  end: start + 20,
  total: 1402,
})
const site = {
  blog: Array.from({ length: 2005 }, (_, index) => ({
    url: `/blog/${index}/`,
    tags: index < 1402 ? ['Agents'] : [],
    readTime: '6 min read',
  })),
  pages: [{ url: '/blog/', banner: { heading: 'Try one.' } }],
}
const sourceOf = (number: number, start: number, of: unknown = site) =>
  listSource({ page: page(number, start), posts: [], tag: 'Agents' } as never, of as never)
const leadOf = (number: number, start: number) => sourceOf(number, start).lead

test('numbers of articles above a list are written with separators', () => {
  expect(leadOf(1, 0)).toBe('1,402 of our 2,005 articles, 8,412 minutes in all')
  expect(leadOf(60, 1180)).toBe('Articles 1,181 to 1,200 of 1,402')
})

test('a list of articles closes with the banner of the page of all articles, where it has one', () => {
  expect(sourceOf(1, 0).banner).toEqual({ heading: 'Try one.' })
  expect(sourceOf(1, 0, { ...site, pages: [] }).banner).toBe(false)
})
