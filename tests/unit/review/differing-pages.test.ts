import { expect, test } from 'vitest'
import { compareSites } from '../../../renderer/review/compare/compare-sites'
import { describePages } from '../../../renderer/review/explain/differing-pages'
import { page, side } from './sides'

const name = (number: number) => `${number}/index.html`

test('the pages that differ are counted and named: changed, new and gone ones', () => {
  const before = side({ [name(1)]: page('<p>A.</p>'), [name(2)]: page('<p>A.</p>'), [name(3)]: page('') })
  const after = side({ [name(1)]: page('<p>B.</p>'), [name(2)]: page('<p>A.</p>'), [name(4)]: page('') })
  expect(describePages(compareSites(before, before))).toBe('0 pages differ.')
  expect(describePages(compareSites(before, after))).toBe('3 pages differ: /1/, /3/, /4/')
})

test('one page has a verb of its own, and of many the first are named', () => {
  const pages = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [name(100 + index), page('<p>A.</p>')]))
  const one = side({ [name(100)]: page('<p>A.</p>') })
  expect(describePages(compareSites(side({}), one))).toBe('1 page differs: /100/')
  expect(describePages(compareSites(one, side(pages)))).toMatch(/^30 pages differ: \/101\/, .*, \/120\/ and 10 more$/)
})
