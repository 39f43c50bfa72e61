import { expect, test } from 'vitest'
import { laterPageUrls, listPage } from '../../../../../renderer/engine/content/pages/lists'

const paged = { perPage: 20 }

test('the first page has the URL of the list, further ones their number', () => {
  expect(listPage('/blog/', 45, paged, 1)).toMatchObject({ url: '/blog/', start: 0, end: 20, next: '/blog/page/2/' })
  expect(listPage('/blog/', 45, paged, 3)).toEqual({
    list: '/blog/',
    url: '/blog/page/3/',
    number: 3,
    count: 3,
    total: 45,
    start: 40,
    end: 45,
    previous: '/blog/page/2/',
  })
  expect(laterPageUrls('/blog/', 45, paged)).toEqual(['/blog/page/2/', '/blog/page/3/'])
})

test('the second page leads back to the list itself', () => {
  expect(listPage('/blog/', 45, paged, 2)?.previous).toBe('/blog/')
})

test('a list that fits has one page, also when it is empty or exactly full', () => {
  for (const total of [0, 1, 20]) {
    expect(laterPageUrls('/blog/', total, paged)).toEqual([])
    expect(listPage('/blog/', total, paged, 1)).toMatchObject({ count: 1, end: total })
  }
})

test('a number without a page gives none', () => {
  for (const number of [0, -1, 4, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(listPage('/blog/', 45, paged, number)).toBeUndefined()
})
