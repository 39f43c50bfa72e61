import { expect, test } from 'vitest'
import { isNear } from '../../../renderer/search/worker/near'

test.each([
  ['securty', 'security'],
  ['securiity', 'security'],
  ['sacurity', 'security'],
  ['secuirty', 'security'],
  ['security', 'security'],
  ['securit', 'security'],
])('%s is near %s', (one, other) => {
  expect(isNear(one, other)).toBe(true)
  expect(isNear(other, one)).toBe(true)
})

test.each([
  ['secrty', 'security'],
  ['trial', 'train'],
  ['course', 'source'],
  ['plan', 'plant list'],
])('%s is not near %s', (one, other) => {
  expect(isNear(one, other)).toBe(false)
  expect(isNear(other, one)).toBe(false)
})
