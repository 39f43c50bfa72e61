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
const leadOf = (number: number, start: number) =>
  listSource({ page: page(number, start), posts: [], tag: 'Agents' } as never, { blog: { length: 2005 } } as never).lead

test('numbers of articles above a list are written with separators', () => {
  expect(leadOf(1, 0)).toBe('1,402 of our 2,005 articles')
  expect(leadOf(60, 1180)).toBe('Articles 1,181 to 1,200 of 1,402')
})
