import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { builtFrom, scriptOf, scripts, withImports } from '../../built-scripts'
import { addresses, fileOf, htmlOf } from '../../built-site'

/** Script with every island opened, in KiB after Brotli, by address. */
const budgets: [RegExp, number][] = [
  [/^\/(privacy-policy|termsofservice|refund-policy)\/$/, 2],
  // All ten worked figures on one page, each fetched when it is used.
  [/^\/demo\/$/, 139],
  [/^\/(enterprise|solution|training|corporate-training|executive-ai|technical-ai)/, 82],
]
/** The same for every other page, by whether it has a worked figure. */
const [figureBudget, plainBudget] = [90, 77]
/** The size of an island's own script, without modules that it shares with others, in KiB after Brotli. */
const ownBudget = 12

const sizes = new Map<string, number>()
function size(file: string): number {
  const known = sizes.get(file) ?? brotliCompressSync(fileOf(file)).length
  sizes.set(file, known)
  return known
}

const kib = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + size(file), 0) / 1024

/** Files with their sizes, largest first, so that a failure names the offender. */
function named(files: Iterable<string>): string {
  const source = (file: string) => Object.entries(scripts).find(([, script]) => script.file === file)?.[0] ?? file
  return [...files]
    .sort((a, b) => size(b) - size(a))
    .map(file => `${(size(file) / 1024).toFixed(2)} KiB ${source(file)} (${file})`)
    .join('\n')
}

const islandsOf = (address: string) => [
  ...new Set([...htmlOf(address).matchAll(/<x-island name="(\w+)"/g)].map(match => match[1] ?? '')),
]

const sourceOf = (island: string) => Object.keys(scripts).find(name => name.endsWith(`/${island}.island.tsx`)) ?? ''

/** The files that a page fetches at once, and those that its islands fetch later, with motion and toasts. */
function opened(address: string): Set<string> {
  const html = htmlOf(address)
  const islands = islandsOf(address)
  const roots = [...html.matchAll(/(?:<script [^>]*src|<link rel="modulepreload" href)="\/([^"]+)"/g)].map(
    match => match[1] ?? '',
  )
  if (islands.length > 0)
    roots.push(
      ...['site/islands/hydrate.ts', 'engine/pages/islands/code.ts', 'engine/pages/islands/mount.tsx'].map(file =>
        builtFrom(`renderer/${file}`),
      ),
    )
  roots.push(...islands.map(scriptOf))
  if (/ data-(reveal|count)/.test(html)) roots.push(builtFrom('renderer/site/islands/motion/start-motion.ts'))
  if (/ data-copy/.test(html)) roots.push(builtFrom('renderer/site/shell/browser/copy-text.ts'))
  if (islands.includes('SendForm') || / data-copy/.test(html))
    roots.push(builtFrom('renderer/site/islands/toasts/toaster.tsx'))
  return new Set(roots.flatMap(withImports))
}

function budgetOf(address: string): number {
  const hasFigure = islandsOf(address).some(island => sourceOf(island).includes('/islands/demos/'))
  const fixed = budgets.find(([pages]) => pages.test(address))?.[1]
  return fixed ?? (hasFigure ? figureBudget : plainBudget)
}

for (const address of addresses) {
  const budget = budgetOf(address)
  test(`${address} fetches at most ${budget} KiB of script with every island used`, () => {
    const files = opened(address)
    expect(kib(files), `${address} fetches\n${named(files)}`).toBeLessThanOrEqual(budget)
  })
}

test('every island has at most 12 KiB of script of its own', () => {
  const islands = Object.keys(scripts).filter(name => name.endsWith('.island.tsx'))
  expect(islands.length).toBeGreaterThan(10)
  const shared = new Set(withImports(builtFrom('renderer/engine/pages/islands/mount.tsx')))
  const needs = islands.map(island => withImports(builtFrom(island)))
  const tooLarge = needs
    .map(files => files.filter(file => !shared.has(file) && needs.filter(each => each.includes(file)).length === 1))
    .filter(own => kib(own) > ownBudget)
  expect(tooLarge.map(named)).toEqual([])
})

test('no page fetches the player of the loading screen in advance', () => {
  const player = builtFrom('renderer/site/islands/loading/play.ts')
  const early = addresses.filter(address => opened(address).has(player))
  expect(early).toEqual([])
  expect(fileOf(player).includes('loadAnimation')).toBe(true)
  expect(/\beval\(|new Function\(/.test(fileOf(player).toString())).toBe(false)
})

test('no script makes its elements through the module of React that has the function', () => {
  const files = Object.values(scripts).map(({ file }) => file)
  expect(files.filter(file => /\(0,\s*\w+\.jsxs?\)\(/.test(fileOf(file).toString()))).toEqual([])
})
