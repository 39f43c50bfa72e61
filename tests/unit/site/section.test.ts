import { expect, test } from 'vitest'
import { sectionOf } from '../../../renderer/site/page-info/section'
import { worldOf } from '../../../renderer/site/page-info/world'
import { currentOf } from '../../../renderer/site/shell/current-of'

test.each([
  ['/', '/'],
  ['/products/vaja/', '/products/'],
  ['/signup/', '/products/'],
  ['/demo/', '/products/'],
  ['/enterprise/security/', '/enterprise/'],
  ['/solution/gen-ai-solutions/', '/enterprise/'],
  ['/training/hr/', '/training/'],
  ['/executive-ai-leadership/', '/training/'],
  ['/technical-ai-implementation/', '/training/'],
  ['/corporate-training/', '/training/'],
  ['/termsofservice/', undefined],
])('%s belongs to %s', (url, section) => {
  expect(sectionOf(url)?.href).toBe(section)
})

test('the navigation marks the open page, and the part of the site that it belongs to', () => {
  expect(currentOf('/training/', '/training/')).toBe('page')
  expect(currentOf('/training/', '/corporate-training/')).toBe('true')
  expect(currentOf('/', '/corporate-training/')).toBeUndefined()
})

test('pages have the colors of their part of the site', () => {
  expect(worldOf('/technical-ai-implementation/')).toBe('training')
  expect(worldOf('/solution/')).toBe('enterprise')
  expect(worldOf('/signup/')).toBeUndefined()
})
