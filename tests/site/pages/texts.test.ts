import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { addresses, htmlOf } from '../../built-site'
import { elementsOf, type Tree } from './tree'

/** The texts of the page's main part, without code. */
function textsOf(html: string): string[] {
  const texts: string[] = []
  const take = (node: { type: string; tagName?: string; value?: string; children?: unknown[] }) => {
    if (node.type === 'text') texts.push(node.value ?? '')
    if (/^(code|pre|kbd|samp|script|style|template|textarea)$/.test(node.tagName ?? '')) return
    for (const child of node.children ?? []) take(child as Parameters<typeof take>[0])
  }
  take(fromHtml(html.slice(html.indexOf('<main'), html.indexOf('</main>')), { fragment: true }))
  return texts
}

test('no page shows a straight quotation mark', () => {
  const found = addresses.flatMap(address =>
    textsOf(htmlOf(address))
      .filter(text => /["']/.test(text))
      .map(text => `${address}: ${text}`),
  )
  expect(found).toEqual([])
})

test('no page lowers the first letter of an abbreviation, as in "hR"', () => {
  const found = addresses.flatMap(address =>
    textsOf(htmlOf(address))
      .flatMap(text => text.match(/(?<![\w.])[a-z][A-Z]{1,3}(?!\w)/g) ?? [])
      .map(word => `${address}: ${word}`),
  )
  expect(found).toEqual([])
})

test('an article offers no other article twice behind its end', () => {
  for (const address of addresses.filter(each => /^\/blog\/[^/]+\/$/.test(each))) {
    const html = htmlOf(address)
    const behind = html.slice(html.lastIndexOf('<h2', html.indexOf('Read next')), html.indexOf('</main>'))
    const links = [...behind.matchAll(/href="(\/blog\/[^/"]+\/)"/g)].map(([, href]) => href)
    expect(new Set(links).size, address).toBe(links.length)
  }
})

test('the list of subjects on the page of articles has each tag once', () => {
  const html = htmlOf('/blog/')
  const list = html.slice(html.indexOf('aria-label="Articles by subject"'))
  const linked = [...list.slice(0, list.indexOf('</ul>')).matchAll(/href="(\/blog\/tag\/[^"]+)"/g)].map(
    ([, href]) => href,
  )
  expect(linked).toEqual(addresses.filter(address => /^\/blog\/tag\/[^/]+\/$/.test(address)).sort())
})

test('no two of the twenty languages have the same word on a screen', () => {
  const list = /<ol class="screens[^>]*>(.*?)<\/ol>/s.exec(htmlOf('/solution/custom-ai-solutions/'))?.[1] ?? ''
  const words = [...list.matchAll(/<span lang=[^>]*>([^<]+)/g)].map(([, word]) => word)
  expect(words).toHaveLength(20)
  expect(new Set(words).size).toBe(20)
})

const hasClass = (name: string) => (tree: Tree) => [tree.properties?.className ?? []].flat().includes(name)

/** The letters of a tree, without raised numbers and the names of lines. */
const lettersOf = (tree: Tree): string =>
  tree.tagName === 'sup' || hasClass('excerpt-label')(tree)
    ? ''
    : ((tree.value ?? '') + (tree.children ?? []).map(lettersOf).join('')).replace(/\s+/g, '')

test('each line that the list of products shows of a live example is in that example', () => {
  const treeOf = (address: string): Tree => fromHtml(htmlOf(address))
  const rows = elementsOf(treeOf('/products/'), ({ properties }) => /^product-/.test(String(properties?.id)))
  expect(rows).toHaveLength(10)
  const missing = rows.flatMap(row => {
    const slug = String(row.properties?.id).replace('product-', '')
    const [example] = elementsOf(treeOf(`/products/${slug}/`), hasClass('frame'))
    // What a field holds is shown too.
    const fields = example ? elementsOf(example, ({ tagName }) => tagName === 'input') : []
    const held = fields.map(({ properties }) => String(properties?.value ?? '').replace(/\s/g, ''))
    const letters = [example ? lettersOf(example) : '', ...held].join(' ')
    const texts = elementsOf(row, hasClass('sheet')).flatMap(({ children = [] }) => children.map(lettersOf))
    expect(texts.length, slug).toBeGreaterThan(2)
    return texts.filter(text => !letters.includes(text)).map(text => `${slug}: ${text}`)
  })
  expect(missing).toEqual([])
})

test('each list of articles links to all the others, and marks its own subject', () => {
  const lists = addresses.filter(address => /^\/blog\/(tag\/[^/]+\/)?$/.test(address))
  for (const list of lists) {
    const links = /aria-label="Articles by subject".*?<\/nav>/s.exec(htmlOf(list))?.[0].match(/<a [^>]*>/g) ?? []
    const hrefs = links.map(link => /href="([^"]+)"/.exec(link)?.[1])
    expect(hrefs.toSorted()).toEqual(lists.toSorted())
    expect(hrefs.filter((_, index) => links[index]?.includes('aria-current'))).toEqual([list])
  }
})

test('the page of each tag says what the subject is', () => {
  const tags = addresses.filter(address => /^\/blog\/tag\/[^/]+\/$/.test(address))
  const heads = tags.map(address => /<h1>.*?<p[^>]*>(.*?<p[^>]*>.*?)<\/p>/s.exec(htmlOf(address))?.[1] ?? '')
  expect(heads.length).toBeGreaterThan(5)
  const [about, counts] = [/^[^<]{40,}\.<\/p>/, /<p[^>]*>\d of our \d articles, \d+ minutes in all\. /]
  expect(heads.filter(head => !about.test(head) || !counts.test(head))).toEqual([])
})
