import { expect, test } from 'vitest'
import { addresses, htmlOf } from '../../built-site'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** The text of the page's body, with single spaces. */
function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  // Links and emphasis are parts of a sentence; all other tags end one.
  return plain(body.replace(/<\/?(a|em|strong|b|i)( [^>]*)?>/g, '').replace(/<[^>]+>/g, ' '))
}

function plain(text: string): string {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
  return text
    .replace(/&#x27;/g, "'")
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => names[name] ?? '')
    .replace(/[\s\u00a0]+/g, ' ')
}

function dataOf(html: string): Json | undefined {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  return json === undefined ? undefined : (JSON.parse(json) as Json)
}

/** Each value of the data with the name of its property, without types and positions. */
function values(data: Json, name = ''): [name: string, value: string][] {
  if (Array.isArray(data)) return data.flatMap(each => values(each, name))
  if (data && typeof data === 'object') return Object.entries(data).flatMap(([key, value]) => values(value, key))
  return name.startsWith('@') || name === 'position' ? [] : [[name, String(data)]]
}

/** Whether the page contains a value, as text or in the attribute for it. */
function isShown(name: string, value: string, html: string, text: string): boolean {
  switch (name) {
    case 'url':
    case 'item':
    case 'mainEntityOfPage': {
      const address = value.replace('https://workings.example', '')
      return addresses.includes(address)
    }
    case 'logo':
    case 'image':
    case 'screenshot':
      return value.startsWith('https://workings.example/')
    case 'sameAs':
      return html.includes(`href="${value}"`)
    case 'datePublished':
    case 'dateModified':
      return html.includes(`<time dateTime="${value}"`) || html.includes(`<time datetime="${value}"`)
    case 'price':
      return text.includes(`$${value}/`)
    case 'priceCurrency':
      return value === 'USD' && text.includes('$')
    default:
      return text.includes(plain(value))
  }
}

test('structured data contains only what the page shows', () => {
  const unseen = addresses.flatMap(address => {
    const html = htmlOf(address)
    const text = textOf(html)
    return values(dataOf(html) ?? [])
      .filter(([name, value]) => !isShown(name, value, html, text))
      .map(([name, value]) => `${address} ${name}: ${value}`)
  })
  expect(unseen).toEqual([])
})

test('each kind of page has its schema.org types', () => {
  const kinds = (address: string) =>
    JSON.stringify(dataOf(htmlOf(address)))
      .match(/"@type":"\w+"/g)
      ?.map(type => type.slice(9, -1)) ?? []
  expect(kinds('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
  expect(kinds('/products/')).toEqual(expect.arrayContaining(['BreadcrumbList', 'ItemList']))
  expect(kinds('/products/vaja/')).toContain('SoftwareApplication')
  expect(kinds('/products/vaja/')).not.toContain('Offer')
  expect(kinds('/products/draftemail/')).toContain('Offer')
  expect(kinds('/products/dublabs/')).not.toContain('Offer')
  expect(kinds('/blog/')).toContain('Blog')
  expect(kinds('/blog/team-ai-rollout-plan/')).toContain('BlogPosting')
  // A team is not a person.
  expect(kinds('/blog/team-ai-rollout-plan/')).not.toContain('Person')
  expect(kinds('/training/').filter(kind => kind === 'Course')).toHaveLength(7)
  expect(kinds('/training/finance/')).toContain('Course')
  expect(kinds('/solution/gen-ai-solutions/')).toContain('Service')
  expect(kinds('/contactUs/')).toEqual(expect.arrayContaining(['ContactPage', 'FAQPage']))
  expect(kinds('/faq/')).toContain('FAQPage')
})

test('the BreadcrumbList equals the visible breadcrumbs', () => {
  for (const address of addresses.filter(each => each !== '/')) {
    const html = htmlOf(address)
    const nav = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? ''
    const shown = [...nav.matchAll(/<(?:a|span)[^>]*(?:href|aria-current)="[^"]*"[^>]*>([^<]+)</g)].map(match =>
      plain(match[1] ?? ''),
    )
    const list = /"BreadcrumbList","itemListElement":(\[.*?\])/s.exec(JSON.stringify(dataOf(html)))?.[1] ?? '[]'
    const listed = (JSON.parse(list) as { name: string }[]).map(({ name }) => name)
    expect(listed, address).toEqual(shown)
  }
})
