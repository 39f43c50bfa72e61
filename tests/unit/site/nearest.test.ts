import { expect, test } from 'vitest'
import { corrections, nearest } from '../../../renderer/site/shell/browser/nearest'

const known = [
  { path: '/products/', label: 'All products' },
  { path: '/products/vaja/', label: 'Vaja.AI' },
  { path: '/products/plan/', label: 'Plan' },
  { path: '/signup/', label: 'Prices and trials' },
  { path: '/training/finance/', label: 'Finance' },
  { path: '/contactUs/', label: 'Contact' },
  { path: '/termsofservice/', label: 'Terms of Service' },
  { path: '/blog/team-ai-rollout-plan/', label: 'Roll out AI to a team in eight weeks' },
]

test.each([
  ['/produts/vaja', '/products/vaja/'],
  ['/vaja/', '/products/vaja/'],
  ['/Products.html', '/products/'],
  ['/pricing', '/signup/'],
  ['/price', '/signup/'],
  ['/training/finanse/', '/training/finance/'],
  ['/contact', '/contactUs/'],
  ['/contact-us/', '/contactUs/'],
  ['/terms', '/termsofservice/'],
  ['/blog/team-rollout', '/blog/team-ai-rollout-plan/'],
  ['/products/plan/old/', '/products/plan/'],
])('%s is nearest to %s', (typed, path) => {
  expect(nearest(typed, known)[0]?.path).toBe(path)
})

test.each(['/nowhere-page/', '/', '/wp-login.php', '/xyz/123', '/%'])('nothing is near %s', typed => {
  expect(nearest(typed, known)).toEqual([])
})

test('a page is named once, and at most three are', () => {
  const near = nearest('/products/', known)
  expect(near[0]?.path).toBe('/products/')
  expect(near.length).toBeLessThanOrEqual(3)
  expect(new Set(near)).toHaveProperty('size', near.length)
})

test('wrong letters are struck out, and missing ones written in', () => {
  expect(corrections('/produts/vaja/', known[1])).toEqual([
    { is: 'same', text: '/produ' },
    { is: 'added', text: 'c' },
    { is: 'same', text: 'ts/vaja/' },
  ])
  expect(corrections('/produts/vaja', known[1]).at(-1)).toEqual({ is: 'same', text: 'ts/vaja' })
  expect(corrections('/trainning/finance/', known[4]).filter(({ is }) => is !== 'same')).toEqual([
    { is: 'struck', text: 'n' },
  ])
})

test('a folder that is missing is written in as a whole', () => {
  expect(corrections('/security/', { path: '/enterprise/security/', label: 'Security' })).toEqual([
    { is: 'added', text: '/enterprise' },
    { is: 'same', text: '/security/' },
  ])
})

test('an address that is like none is struck out as a whole', () => {
  expect(corrections('/nowhere/', undefined)).toEqual([{ is: 'struck', text: '/nowhere/' }])
  expect(corrections('/price', known[3])).toEqual([{ is: 'struck', text: '/price' }])
})
