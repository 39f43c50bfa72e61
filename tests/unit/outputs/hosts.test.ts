import { expect, test } from 'vitest'
import { filesFor } from '../../../renderer/engine/outputs/hosts/host-files'
import type { HostRules } from '../../../renderer/engine/outputs/hosts/rules'

const rules = (redirects: HostRules['redirects']): HostRules => ({
  base: '/',
  host: 'site.example',
  everywhere: { 'Content-Security-Policy': "default-src 'none'" },
  hashed: { path: '/assets/', cache: 'immutable' },
  cache: 'no-cache',
  types: {},
  redirects,
  notFound: '/404.html',
})
const warningsOf = (given: HostRules) => filesFor(given).flatMap(({ warnings = [] }) => warnings)

test('a host whose limits the site exceeds is named, with the limit', () => {
  const many = Array.from({ length: 2049 }, (_, index) => ({ from: `/old-${index}/`, to: '/' }))
  expect(warningsOf(rules(many))).toEqual([
    '_redirects holds 2049 lines; Cloudflare Pages reads 2000.',
    'vercel.json holds 2049 redirects; Vercel takes 2048.',
    expect.stringMatching(/^staticwebapp\.config\.json has \d+ bytes; Azure takes 20480\.$/),
  ])
  expect(warningsOf(rules([{ from: `/${'long'.repeat(300)}/`, to: '/' }]))).toEqual([
    expect.stringMatching(/^_redirects has a line of 1208 characters; Cloudflare Pages reads 1000: \/longlong/),
  ])
  expect(warningsOf(rules(many.slice(0, 100)))).toEqual([])
})

test('a path has one rule in nginx.conf', () => {
  const from = '/404.html'
  expect(() => filesFor(rules([{ from, to: '/' }]))).toThrow('nginx.conf would have two rules for /404.html.')
})
