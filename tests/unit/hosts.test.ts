import { expect, test } from 'vitest'
import { basePath, rebaseHtml } from '../../renderer/engine/html/base-path'
import { filesFor } from '../../renderer/engine/outputs/hosts/host-files'
import type { HostRules } from '../../renderer/engine/outputs/hosts/rules'

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

test('a host that takes less than the site has is named, with what it takes', () => {
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

test('the base is a path with a slash at both ends', () => {
  expect([undefined, '', '/', 'docs', '/docs', '/docs/v2/'].map(given => basePath(given))).toEqual([
    '/',
    '/',
    '/',
    '/docs/',
    '/docs/',
    '/docs/v2/',
  ])
  expect(() => basePath('https://site.example/')).toThrow('BASE_PATH is "https://site.example/"')
})

test('addresses of this site are put below the base, and no others', () => {
  const html = `<a href="/faq/#why">/faq/</a><a href="#top"><a href="//cdn.example/"><a href="https://site.example/">
<img src="/media/a.png" srcSet="/media/a.png 1x, /media/b.png 2x"><form action="/api/"><code>href="/faq/"</code>`
  expect(
    rebaseHtml(html, '/docs/'),
  ).toBe(`<a href="/docs/faq/#why">/faq/</a><a href="#top"><a href="//cdn.example/"><a href="https://site.example/">
<img src="/docs/media/a.png" srcSet="/docs/media/a.png 1x, /docs/media/b.png 2x"><form action="/api/"><code>href="/faq/"</code>`)
  expect(rebaseHtml(html, '/')).toBe(html)
})
