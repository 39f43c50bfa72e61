import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Collection } from '../../../renderer/engine/content/collection'
import { createLoader } from '../../../renderer/engine/content/load'
import { createAnchors } from '../../../renderer/engine/content/relate/links/link-targets'
import { anchorsIn } from '../../../renderer/engine/pages/html/inspect'
import { parsePage } from '../../../renderer/engine/pages/html/page-tree'
import { site } from '../../../renderer/site/index'
import { addresses, fileOf, htmlOf } from '../../built-site'
import { htmlFaults } from '../../html'

for (const address of [...addresses, '/404.html'])
  test(`${address} is valid HTML, follows its policy and has integrity hashes`, async () => {
    expect(await htmlFaults(htmlOf(address), fileOf)).toEqual([])
  })

test('no page has an id twice, and the definition of the site names those of its own', () => {
  const own = [
    ...site.pageAnchors,
    ...site.ids,
    ...Object.values<Collection>(site.collections).flatMap(({ anchors = [] }) => anchors),
  ]
  const found = [...addresses, '/404.html'].flatMap(address => {
    const html = htmlOf(address)
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(match => match[1] ?? '')
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
    // Headings of texts, answers and products have ids made from content; those of React are in no text's form.
    const inMain = new Set(anchorsIn(parsePage(html)))
    const undeclared = ids.filter(id => !own.includes(id) && !inMain.has(id) && !id.includes('_R_'))
    return [...twice, ...undeclared].map(id => `${address} ${id}`)
  })
  expect(found).toEqual([])
})

test('internal links and anchors have a target, and every page is linked', () => {
  const ids = new Map(
    addresses.map(address => [
      address,
      new Set([...htmlOf(address).matchAll(/\sid="([^"]+)"/g)].map(match => match[1])),
    ]),
  )
  const linked = new Set<string>()
  const broken = addresses.flatMap(address =>
    [...htmlOf(address).matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].flatMap(match => {
      const { origin, pathname, hash } = new URL(
        (match[1] ?? '').replaceAll('&amp;', '&'),
        `https://workings.example${address}`,
      )
      if (origin !== 'https://workings.example') return []
      if (pathname !== address) linked.add(pathname)
      // A file, such as a feed; reading throws where there is none.
      if (/\.(xml|json|txt|md)$/.test(pathname)) return fileOf(pathname.slice(1)).length > 0 ? [] : [pathname]
      const target = ids.get(pathname)
      return target && (!hash || target.has(hash.slice(1))) ? [] : [`${address} links to ${pathname}${hash}`]
    }),
  )
  expect([...new Set(broken)]).toEqual([])
  const canonical = (address: string) =>
    /<link rel="canonical" href="https:\/\/workings\.example([^"]*)"/.exec(htmlOf(address))?.[1]
  expect(
    addresses.filter(address => canonical(address) === address && address !== '/' && !linked.has(address)),
    'orphans',
  ).toEqual([])
})

test('the anchors known to the content check are those of the pages', async () => {
  const { documents } = await createLoader({ root: process.cwd(), site })()
  const anchorsOf = createAnchors(documents, site)
  const wrong = documents.flatMap(page => {
    const address = page.entry.url
    if (!addresses.includes(address)) return []
    const html = htmlOf(address)
    const known = anchorsOf(page)
    const parts = [...html.matchAll(/<(?:h[1-6]|details|section|article|li)\b[^>]*?\sid="([^"]+)"/g)].map(
      match => match[1],
    )
    // The closing banner of a page is no target of links.
    const unknown = parts.filter(id => id && id !== 'closing-banner' && !known.includes(id))
    const missing = known.filter(id => !html.includes(` id="${id}"`))
    return [...unknown.map(id => `${address} has #${id}`), ...missing.map(id => `${address} has no #${id}`)]
  })
  expect(wrong).toEqual([])
})

test('every page is at most three links away from the home page', () => {
  const depth = new Map([['/', 0]])
  for (const [address, steps] of depth)
    for (const match of htmlOf(address).matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)) {
      const target = match[1] ?? ''
      if (addresses.includes(target) && !depth.has(target)) depth.set(target, steps + 1)
    }
  expect([...depth].filter(([, steps]) => steps > 3)).toEqual([])
})

/**
 * The scripts that a page fetches before any input: its entry and the modules that it imports, as named in the HTML.
 */
function firstScripts(address: string): string[] {
  return [...htmlOf(address).matchAll(/(?:<script [^>]*src|<link rel="modulepreload" href)="([^"]+)"/g)].map(
    match => match[1] ?? '',
  )
}

for (const address of addresses) {
  test(`${address} ships at most 4 KiB of script before any input, and no React`, () => {
    const scripts = firstScripts(address).map(fileOf)
    const bytes = scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0)
    expect(bytes, firstScripts(address).join(' ')).toBeLessThanOrEqual(4096)
    expect(scripts.some(script => script.includes('react.transitional.element'))).toBe(false)
    // The code that wakes islands is asked for only where there is one.
    expect(firstScripts(address).length).toBe(htmlOf(address).includes('<x-island') ? 2 : 1)
  })
}

test('the address of a live example has the font of its remarks for the first paint', () => {
  expect(htmlOf('/demo/')).toMatch(/<link rel="preload" href="[^"]*\/pen\.[^"]*\.woff2" as="font"/)
})
