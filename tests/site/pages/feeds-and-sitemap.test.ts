import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addresses, fileOf, htmlOf } from '../../built-site'

const origin = 'https://workings.example'
const read = (path: string) => fileOf(path).toString()
const list = [...addresses].filter(address =>
  htmlOf(address).includes(`<link rel="canonical" href="${origin}${address}"`),
)
const articles = list.filter(address => /^\/blog\/(?!tag\/)[^/]+\/$/.test(address))

test('the sitemap lists exactly the canonical pages, each with its last change', () => {
  const xml = read('sitemap.xml')
  expect(XMLValidator.validate(xml)).toBe(true)
  const { urlset } = new XMLParser().parse(xml) as { urlset: { url: { loc: string; lastmod?: string }[] } }
  expect(urlset.url.map(({ loc }) => loc).sort()).toEqual(list.map(address => origin + address).sort())
  expect(urlset.url.filter(({ lastmod }) => !/^\d{4}-\d\d-\d\d$/.test(lastmod ?? ''))).toEqual([])
  const dayOf = (address: string) => urlset.url.find(({ loc }) => loc === origin + address)?.lastmod
  expect(htmlOf('/blog/team-ai-rollout-plan/')).toContain(`="${dayOf('/blog/team-ai-rollout-plan/')}"`)
})

test('robots.txt names the sitemap', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('Atom, RSS and JSON feeds contain each article in full, with a permanent id', () => {
  const atom = parseAtomFeed(read('atom.xml'))
  const rss = parseRssFeed(read('rss.xml'))
  const json = parseJsonFeed(JSON.parse(read('feed.json')))
  const ids = atom.entries?.map(({ id }) => id) ?? []
  expect(new Set(ids).size).toBe(articles.length)
  expect(ids.filter(id => !/^tag:workings\.example,2025:article-\d+$/.test(id ?? ''))).toEqual([])
  expect(rss.items?.map(({ guid }) => guid?.value)).toEqual(ids)
  expect(json.items?.map(({ id }) => id)).toEqual(ids)
  const links = [
    atom.entries?.map(entry => entry.links?.[0]?.href),
    rss.items?.map(item => item.link),
    json.items?.map(item => item.url),
  ]
  for (const each of links) expect([...(each ?? [])].sort()).toEqual(articles.map(address => origin + address).sort())
  for (const [index, item] of (json.items ?? []).entries()) {
    const text = item.content_html?.trim() ?? ''
    const words = text.replace(/<[^>]+>/g, ' ').split(/\s+/).length
    expect(words, item.url).toBeGreaterThan(800)
    expect(text).not.toMatch(/<(button|input|form|script|svg|x-)|(href|src)="\/|class=/)
    expect(atom.entries?.[index]?.content?.value).toBe(text)
    expect(rss.items?.[index]?.content?.encoded).toBe(text)
  }
})

test('every page links the feeds in its head', () => {
  for (const address of list)
    for (const feed of ['/atom.xml', '/rss.xml', '/feed.json'])
      expect(htmlOf(address), address).toContain(`href="${origin}${feed}"`)
})

test('llms.txt lists the Markdown copies, llms-full.txt the files that contain them', () => {
  const listed = [...read('llms.txt').matchAll(/\]\(https:\/\/workings\.example([^)]*)index\.md\)/g)].map(
    match => match[1] ?? '',
  )
  const pages = list.filter(address => address !== '/' && !address.startsWith('/blog/tag/'))
  expect(listed.sort()).toEqual(pages.sort())
  const parts = [...read('llms-full.txt').matchAll(/\]\(https:\/\/workings\.example\/([^)]*\.txt)\)/g)]
  const full = parts.map(([, path = '']) => read(path)).join('')
  for (const address of ['/', ...pages]) expect(full).toContain(`url: "${origin}${address}"`)
})

test('manifest and head name existing icons of the stated sizes', async () => {
  const { icons } = JSON.parse(read('manifest.webmanifest')) as {
    icons: { src: string; sizes: string; purpose: string }[]
  }
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(fileOf(src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  expect((await sharp(fileOf('apple-touch-icon.png')).metadata()).width).toBe(180)
  const ico = fileOf('favicon.ico')
  expect((await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).width).toBe(32)
  for (const file of ['favicon.ico', 'apple-touch-icon.png', 'manifest.webmanifest', 'icon.svg'])
    expect(htmlOf('/')).toContain(`href="/${file}"`)
})

test('security.txt has a contact and an expiry date', () => {
  const text = read('.well-known/security.txt')
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const lastListed =
    read('sitemap.xml')
      .match(/(?<=<lastmod>)[^<]+/g)
      ?.sort()
      .at(-1) ?? ''
  const [expires = ''] = text.match(/(?<=^Expires: )[\d-]+(?=T00:00:00\.000Z$)/m) ?? []
  // Pages that no list has, such as those with the changes of legal texts, may have changed since.
  const changed = `${Number(expires.slice(0, 4)) - 1}${expires.slice(4)}`
  expect(changed >= lastListed && changed <= new Date().toISOString(), changed).toBe(true)
})
