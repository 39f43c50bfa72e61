import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkedPages } from '../../../renderer/site/components/blog/linked-pages'

test('every page is at most two links from every other, with few links on each', () => {
  const count = fc.integer({ min: 1, max: 2000 })
  fc.assert(
    fc.property(count, count, count, (pages, from, to) => {
      const start = 1 + (from % pages)
      const goal = 1 + (to % pages)
      const direct = linkedPages({ number: start, count: pages })
      expect(direct.length).toBeLessThanOrEqual(2 * Math.ceil(Math.sqrt(pages)) + 4)
      expect(direct).toContain(start)
      const reached = direct.some(number => linkedPages({ number, count: pages }).includes(goal))
      expect(reached).toBe(true)
    }),
  )
})
