import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Finding, SiteCheck } from '../check'

const client = join(import.meta.dirname, '../../../dist/client')
const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10

/** Transfer budgets of pages before any input, in KiB after Brotli. */
const budgetsKib: [pages: RegExp, weights: { html: number; css: number; fonts: number; js: number; all: number }][] = [
  [/^\/$/, { html: 13.6, css: 16.8, fonts: 35, js: 4, all: 100 }],
  [/^\/(privacy-policy|termsofservice|refund-policy)\/$/, { html: 24, css: 12, fonts: 35, js: 2, all: 64 }],
  [/^\/contactUs\/$/, { html: 12, css: 14, fonts: 35, js: 4, all: 68 }],
  [/^\/(blog\/(tag\/.*)?|faq\/|nowhere\/)$/, { html: 12, css: 16.8, fonts: 35, js: 4, all: 72 }],
  // An article begins with a marked page.
  [/^\/blog\/./, { html: 20, css: 14.4, fonts: 35, js: 4, all: 84 }],
  // Has the ten figures of all product pages.
  [/^\/demo\/$/, { html: 25, css: 15.3, fonts: 35, js: 4, all: 100 }],
  // Two figures with a style sheet each, besides the programs and the form.
  [/^\/(enterprise\/)?training\/$/, { html: 13.6, css: 16.5, fonts: 35, js: 4, all: 84 }],
  [/^\/products\/./, { html: 13.6, css: 16, fonts: 35, js: 4, all: 100 }],
  [/./, { html: 13.6, css: 15, fonts: 35, js: 4, all: 84 }],
]

const maxQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const sizes = new Map<string, number>()

/** Bytes of a file in transfer: text after Brotli, pictures and fonts unchanged. */
function transferSize(address: string): number {
  const known = sizes.get(address)
  if (known !== undefined) return known
  const content = readFileSync(join(client, address))
  const size = /\.(woff2|avif|webp|png|webm)$/.test(address)
    ? content.length
    : brotliCompressSync(content, maxQuality).length
  sizes.set(address, size)
  return size
}

/** The files that a page loads before any input, by kind. */
function filesOf(html: string) {
  const all = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(match => match[1] ?? ''))]
  return {
    css: all(/<link rel="stylesheet"(?![^>]*media="print")[^>]*href="([^"]+)"/g),
    fonts: all(/<link rel="preload" href="([^"]+\.woff2)"/g),
    js: all(/(?:<script [^>]*src|<link rel="modulepreload" href)="([^"]+)"/g),
  }
}

/** Compares the transfer size of a page with its budget. */
function checkBudget(address: string, html: string): { findings: Finding[]; all: number } {
  const budget = budgetsKib.find(([pages]) => pages.test(address))?.[1]
  if (!budget) return { findings: [], all: 0 }
  const files = filesOf(html)
  // A page with code has a style sheet of its own for it.
  const codeKib = files.css.some(file => /\/code\.\w+\.css$/.test(file)) ? 1 : 0
  const limits = { ...budget, css: budget.css + codeKib, all: budget.all + codeKib }
  const bytes = { html: brotliCompressSync(html, maxQuality).length, css: 0, fonts: 0, js: 0 }
  for (const kind of ['css', 'fonts', 'js'] as const)
    bytes[kind] = files[kind].reduce((sum, file) => sum + transferSize(file), 0)
  const all = Object.values(bytes).reduce((sum, size) => sum + size, 0)
  const findings = (['html', 'css', 'fonts', 'js', 'all'] as const)
    .filter(kind => kib(kind === 'all' ? all : bytes[kind]) > limits[kind])
    .map(kind => ({
      page: address,
      element:
        kind !== 'all' && kind !== 'html'
          ? files[kind].map(file => `${file} ${kib(transferSize(file))}`).join(', ')
          : undefined,
      message: `${kind} has ${kib(kind === 'all' ? all : bytes[kind])} KiB, more than ${limits[kind]}`,
    }))
  return { findings, all }
}

/** A page that loads too much of one kind: noise, or every such file of the site. */
function heavyPage(kind: 'html' | 'css' | 'fonts' | 'js'): string {
  if (kind === 'html') return randomBytes(30_000).toString('base64')
  const ending = { css: '.css', fonts: '.woff2', js: '.js' }[kind]
  const files = readdirSync(join(client, 'assets'), { recursive: true, encoding: 'utf8' })
  const paths = files.filter(file => file.endsWith(ending)).map(file => `/assets/${file.replaceAll('\\', '/')}`)
  const element = {
    css: (path: string) => `<link rel="stylesheet" href="${path}">`,
    fonts: (path: string) => `<link rel="preload" href="${path}">`,
    js: (path: string) => `<script src="${path}"></script>`,
  }[kind]
  return paths.map(element).join('')
}

export const weight: SiteCheck = {
  name: 'weight',
  async run({ origin, addresses }) {
    const results = await Promise.all(
      addresses.map(async address => ({
        address,
        ...checkBudget(address, await (await fetch(origin + address)).text()),
      })),
    )
    const heaviest = results.toSorted((a, b) => b.all - a.all).slice(0, 5)
    return {
      inspected: addresses.length,
      findings: results.flatMap(({ findings }) => findings),
      figures: Object.fromEntries(heaviest.map(({ address, all }) => [address, `${kib(all)} KiB`])),
    }
  },
  requirements: Object.fromEntries(
    (['html', 'css', 'fonts', 'js'] as const).map(kind => [
      `The ${kind === 'html' ? 'HTML' : kind} of each page stays within the budget of its kind before any input.`,
      async () => checkBudget('/faq/', heavyPage(kind)).findings.filter(({ message }) => message.startsWith(kind)),
    ]),
  ),
}
