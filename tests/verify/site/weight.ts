import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Finding, SiteCheck } from '../check'

const client = join(import.meta.dirname, '../../../dist/client')
const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10

/** What a page may weigh before any input, in KiB after Brotli: HTML, style, fonts, script, all of it. */
const budgets: [pages: RegExp, weights: { html: number; css: number; fonts: number; js: number; all: number }][] = [
  [/^\/$/, { html: 13.6, css: 10, fonts: 36, js: 4, all: 108 }],
  [/^\/(privacy-policy|termsofservice|refund-policy)\/$/, { html: 24, css: 10, fonts: 36, js: 2, all: 72 }],
  [/^\/contactUs\/$/, { html: 12, css: 10, fonts: 36, js: 4, all: 76 }],
  [/^\/(blog\/(tag\/.*)?|faq\/|nowhere\/)$/, { html: 12, css: 10, fonts: 36, js: 4, all: 80 }],
  [/^\/blog\/./, { html: 20, css: 10, fonts: 51, js: 4, all: 92 }],
  // Ten worked figures on one page: the sum of what the products' own pages carry.
  [/^\/demo\/$/, { html: 24, css: 10, fonts: 36, js: 4, all: 108 }],
  [/^\/products\/./, { html: 13.6, css: 10, fonts: 36, js: 4, all: 108 }],
  [/./, { html: 13.6, css: 10, fonts: 36, js: 4, all: 92 }],
]

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const weights = new Map<string, number>()

/** The bytes of a file as they travel: text after Brotli, pictures and fonts as they are. */
function weigh(address: string): number {
  const known = weights.get(address)
  if (known !== undefined) return known
  const content = readFileSync(join(client, address))
  const weight = /\.(woff2|avif|webp|png|webm)$/.test(address)
    ? content.length
    : brotliCompressSync(content, quality).length
  weights.set(address, weight)
  return weight
}

/** What the HTML makes a browser fetch before any input, by kind. */
function parts(html: string) {
  const all = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(match => match[1] ?? ''))]
  return {
    css: all(/<link rel="stylesheet"(?![^>]*media="print")[^>]*href="([^"]+)"/g),
    fonts: all(/<link rel="preload" href="([^"]+\.woff2)"/g),
    js: all(/(?:<script [^>]*src|<link rel="modulepreload" href)="([^"]+)"/g),
  }
}

function judge(address: string, html: string): { findings: Finding[]; all: number } {
  const budget = budgets.find(([pages]) => pages.test(address))?.[1]
  if (!budget) return { findings: [], all: 0 }
  const found = parts(html)
  const bytes = { html: brotliCompressSync(html, quality).length, css: 0, fonts: 0, js: 0 }
  for (const kind of ['css', 'fonts', 'js'] as const)
    bytes[kind] = found[kind].reduce((sum, file) => sum + weigh(file), 0)
  const all = Object.values(bytes).reduce((sum, weight) => sum + weight, 0)
  const findings = (['html', 'css', 'fonts', 'js', 'all'] as const)
    .filter(kind => kib(kind === 'all' ? all : bytes[kind]) > budget[kind])
    .map(kind => ({
      page: address,
      ...(kind !== 'all' &&
        kind !== 'html' && { element: found[kind].map(file => `${file} ${kib(weigh(file))}`).join(', ') }),
      says: `${kind} weighs ${kib(kind === 'all' ? all : bytes[kind])} KiB, more than ${budget[kind]}`,
    }))
  return { findings, all }
}

export const weight: SiteCheck = {
  name: 'weight',
  holds: 'HTML, style, fonts and script before any input stay within the budget of each kind of page.',
  async run({ origin, addresses }) {
    const judged = await Promise.all(
      addresses.map(async address => ({ address, ...judge(address, await (await fetch(origin + address)).text()) })),
    )
    const heaviest = judged.toSorted((a, b) => b.all - a.all).slice(0, 5)
    return {
      looked: addresses.length,
      findings: judged.flatMap(({ findings }) => findings),
      figures: Object.fromEntries(heaviest.map(({ address, all }) => [address, `${kib(all)} KiB`])),
    }
  },
  prove: async () => judge('/faq/', randomBytes(30_000).toString('base64')).findings,
}
