import { expect, test } from 'vitest'
import { basePath, rebaseHtml } from '../../../../../renderer/engine/pages/html/base-path'

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

test('addresses of this site are put below the base, others are not', () => {
  const html = `<a href="/faq/#why">/faq/</a><a href="#top"><a href="//cdn.example/"><a href="https://site.example/">
<img src="/media/a.png" srcSet="/media/a.png 1x, /media/b.png 2x"><form action="/api/"><code>href="/faq/"</code>`
  expect(
    rebaseHtml(html, '/docs/'),
  ).toBe(`<a href="/docs/faq/#why">/faq/</a><a href="#top"><a href="//cdn.example/"><a href="https://site.example/">
<img src="/docs/media/a.png" srcSet="/docs/media/a.png 1x, /docs/media/b.png 2x"><form action="/api/"><code>href="/faq/"</code>`)
  expect(rebaseHtml(html, '/')).toBe(html)
})
