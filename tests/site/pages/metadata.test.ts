import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addresses, fileOf, htmlOf } from '../../built-site'

const origin = 'https://workings.example'

/** The content of the meta element with a name or property, unescaped; empty when there is none. */
function meta(html: string, name: string): string {
  const found = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
  return found.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

const link = (html: string, rest: string) =>
  new RegExp(`<link rel="${rest}[^>]* href="${origin}([^"]*)"`).exec(html)?.[1]
const titleOf = (html: string) =>
  (/<title>([^<]*)</.exec(html)?.[1] ?? '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

/** Pages whose URL is their canonical one. */
const originals = addresses.filter(address => link(htmlOf(address), 'canonical"') === address)

test('titles have 15 to 60 characters, descriptions 70 to 155, each unique', () => {
  const titles = originals.map(address => titleOf(htmlOf(address)))
  const descriptions = originals.map(address => meta(htmlOf(address), 'description'))
  expect(titles.filter(title => title.length < 15 || title.length > 60 || !/workings/i.test(title))).toEqual([])
  expect(descriptions.filter(({ length }) => length < 70 || length > 155)).toEqual([])
  expect(new Set(titles).size).toBe(originals.length)
  expect(new Set(descriptions).size).toBe(originals.length)
})

test('every page has a complete social card with a picture of its own', async () => {
  const pictures = new Set<string>()
  for (const address of originals) {
    const html = htmlOf(address)
    expect(meta(html, 'og:title'), address).toBe(titleOf(html))
    expect(meta(html, 'og:description'), address).toBe(meta(html, 'description'))
    expect(meta(html, 'og:image:alt'), address).not.toBe('')
    expect(meta(html, 'twitter:card'), address).toBe('summary_large_image')
    expect(meta(html, 'og:url'), address).toBe(origin + address)
    const file = fileOf(meta(html, 'og:image').replace(origin, ''))
    expect(file.length, address).toBeLessThanOrEqual(90 * 1024)
    const { format, width, height } = await sharp(file).metadata()
    expect({ format, width, height }, address).toEqual({ format: 'png', width: 1200, height: 630 })
    pictures.add(meta(html, 'og:image'))
  }
  expect(pictures.size).toBe(originals.length)
})

test('every page has a Markdown copy with its heading and without HTML', () => {
  for (const address of originals) {
    const html = htmlOf(address)
    const copy = fileOf(link(html, 'alternate" type="text/markdown"') ?? '').toString()
    const title = (/<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
    // Signs against line breaks are of no use in plain text.
    const heading = title.replaceAll('\u00a0', ' ')
    expect(copy.replaceAll('\\', ''), address).toContain(`# ${heading}`)
    expect(copy, address).toContain(`url: "${origin}${address}"`)
    const prose = copy.replace(/```.*?```/gs, '').replace(/<(https|mailto|[\w.]+@)[^>]*>/g, '')
    expect(prose.match(/<\/?[a-z][^>]*>/g) ?? [], address).toEqual([])
    expect(prose.match(/\]\((?!https:|mailto:|tel:)[^)]*\)/g) ?? [], `${address}, relative links`).toEqual([])
  }
})

test('the 404 page is not indexed and has no canonical URL', () => {
  const html = htmlOf('/404.html')
  expect(meta(html, 'robots')).toBe('noindex')
  expect(html).not.toContain('application/ld+json')
  expect(link(html, 'canonical"')).toBeUndefined()
})
