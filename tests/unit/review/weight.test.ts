import { expect, test } from 'vitest'
import { parsePage } from '../../../renderer/engine/pages/html/page-tree'
import { assetsIn } from '../../../renderer/review/compare/weight'

test('assets are the styles, preloads and scripts of the site, each once', () => {
  const html =
    '<link rel="stylesheet" href="/assets/a.css"><script src="/assets/b.js"></script><script src="/assets/b.js"></script>'
  expect(assetsIn(parsePage(`${html}<link href="/x.css"><a href="/assets/c.js">`))).toEqual([
    '/assets/a.css',
    '/assets/b.js',
  ])
})
