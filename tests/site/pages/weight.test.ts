import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { addresses, fileOf, htmlOf } from '../../built-site'

/**
 * Means over all pages, in bytes: of HTML as it is and after Brotli 11, and of the style sheets that a screen needs, 2 kB
 * more than before they were joined to a few files (11,839).
 */
const budget = { html: 33 * 1024, compressed: 7_200, css: 13_880 }

const compressed = new Map<string, number>()
function brotli(name: string, content: Buffer | string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const size = compressed.get(name) ?? brotliCompressSync(content, { params }).length
  compressed.set(name, size)
  return size
}

/** The size of the style sheets that a page loads before it is printed. */
function cssOf(html: string): number {
  const links = (html.match(/<link rel="stylesheet"[^>]*>/g) ?? []).filter(link => !link.includes(' media="print"'))
  const paths = links.map(link => / href="\/([^"]+)"/.exec(link)?.[1] ?? '')
  return paths.reduce((sum, path) => sum + brotli(path, fileOf(path)), 0)
}

test('the mean page keeps to its budget of HTML and CSS', { timeout: 120_000 }, () => {
  const pages = addresses.map(address => ({ address, html: htmlOf(address) }))
  const sizes = pages.map(({ address, html }) => ({
    address,
    html: Buffer.byteLength(html),
    compressed: brotli(address, html),
    css: cssOf(html),
  }))
  const mean = (size: keyof typeof budget) =>
    Math.round(sizes.reduce((sum, each) => sum + each[size], 0) / sizes.length)
  const largest = [...sizes].sort((a, b) => b.compressed - a.compressed).slice(0, 10)
  const means = { html: mean('html'), compressed: mean('compressed'), css: mean('css') }
  const text = JSON.stringify({ means, largest }, null, 1)
  for (const size of ['html', 'compressed', 'css'] as const) expect(means[size], text).toBeLessThanOrEqual(budget[size])
})
