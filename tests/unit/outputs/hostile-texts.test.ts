import { createProcessor } from '@mdx-js/mdx'
import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { fromHtml } from 'hast-util-from-html'
import type { ListItem, PhrasingContent } from 'mdast'
import { toMarkdown } from 'mdast-util-to-markdown'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { article, outputsOf } from '../../factories/outputs'
import { hostileTexts } from '../../factories/texts/hostile-texts'

const fromMarkdown = (text: string) => createProcessor({ format: 'md' }).parse(text)

const generated = async (texts: string[]) => {
  const [title = '', excerpt = '', author = '', tag = '', body = ''] = texts
  const files = await outputsOf(article({ title, excerpt, author, tags: [tag], body }))
  return (path: string) => `${files.find(file => file.path === path)?.content}`
}
/** The text as every format may write it: white space is one space. */
const plain = (text: unknown) => `${text}`.replace(/[\s\u0085]+/g, ' ').trim()
const textOfHtml = (html: string) => {
  const textIn = (node: ReturnType<typeof fromHtml> | ReturnType<typeof fromHtml>['children'][number]): string =>
    node.type === 'text' ? node.value : 'children' in node ? node.children.map(textIn).join('') : ''
  return plain(textIn(fromHtml(html, { fragment: true })))
}
const readXml = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true)
  return new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    trimValues: false,
    parseTagValue: false,
  }).parse(xml)
}
const property = (check: (texts: string[], read: (path: string) => string) => void) =>
  fc.assert(
    fc.asyncProperty(fc.tuple(hostileTexts, hostileTexts, hostileTexts, hostileTexts, hostileTexts), async texts =>
      check(texts.map(plain), await generated(texts)),
    ),
    { numRuns: 60 },
  )

test('Atom is well-formed, and its texts are those of the content', () =>
  property(([title, excerpt, author, tag, body], read) => {
    const { entry } = readXml(read('atom.xml')).feed
    expect(Object.keys(entry).sort()).toEqual(
      ['author', 'category', 'content', 'id', 'link', 'published', 'summary', 'title', 'updated', '#text'].sort(),
    )
    expect([entry.title, entry.summary, entry.author.name].map(plain)).toEqual([title, excerpt, author])
    expect([entry.category.term, entry.category.label].map(plain)).toEqual([tag, tag])
    expect(textOfHtml(entry.content['#text'])).toBe(body)
  }))

test('RSS is well-formed, and its texts are those of the content', () =>
  property(([title, excerpt, author, tag, body], read) => {
    const { item } = readXml(read('rss.xml')).rss.channel
    expect([item.title, item.author, item.category].map(plain)).toEqual([title, author, tag])
    expect([item.description, item['content:encoded']].map(textOfHtml)).toEqual([excerpt, body])
  }))

test('the JSON feed has the texts of the content', () =>
  property(([title, excerpt, author, tag, body], read) => {
    const [item] = JSON.parse(read('feed.json')).items
    expect([item.title, item.summary, item.author.name, ...item.tags].map(plain)).toEqual([title, excerpt, author, tag])
    expect(textOfHtml(item.content_html)).toBe(body)
  }))

test('the sitemap has the addresses and nothing else', () =>
  property((_, read) => {
    expect(readXml(read('sitemap.xml')).urlset.url).toEqual({
      loc: 'https://site.example/blog/one/',
      lastmod: '2025-03-01',
    })
  }))

test('the Markdown copy has the texts as frontmatter and as text', () =>
  property(([title, excerpt, , , body], read) => {
    const [, head = '', text = ''] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(read('blog/one/index.md')) ?? []
    const { title: titled, description, url } = parse(head)
    expect([titled, description, url].map(plain)).toEqual([title, excerpt, 'https://site.example/blog/one/'])
    const [paragraph, ...more] = fromMarkdown(text).children
    expect([more.length, plain(wordsOf(paragraph))]).toEqual([0, body])
  }))

test('llms.txt has one line for the page, with its name and description as text', () =>
  property(([title, excerpt], read) => {
    const { children } = fromMarkdown(read('llms.txt'))
    expect(children.map(({ type }) => type)).toEqual(['heading', 'blockquote', 'heading', 'list'])
    const list = children[3]
    const [item] = list && 'children' in list ? list.children : []
    const [line] = item && 'children' in item ? item.children : []
    const [link, rest] = line && 'children' in line ? line.children : []
    expect(link).toMatchObject({ type: 'link', url: 'https://site.example/blog/one/index.md' })
    expect([wordsOf(link), wordsOf(rest)].map(plain)).toEqual([title, plain(`: ${excerpt}`)])
    expect(line && 'children' in line ? line.children.length : 0).toBe(2)
  }))

test('an entry of llms.txt that is words alone is written as its tree would be', () => {
  const words = fc.constantFrom(
    'One',
    ' ',
    '  ',
    ' two',
    '3',
    '.',
    ', ',
    '(',
    ') ',
    ': ',
    '-',
    'ä',
    '?',
    '%',
    '_',
    '*',
    'www.',
    '!',
  )
  const texts = fc.array(words, { minLength: 1, maxLength: 5 }).map(parts => `A${parts.join('')}`)
  const oneSpace = (text: string) => text.replace(/ +/g, ' ')
  return fc.assert(
    fc.asyncProperty(texts, texts, async (title, excerpt) => {
      const read = await generated([title, excerpt, 'A', 'A', 'A'])
      const children: PhrasingContent[] = [
        {
          type: 'link',
          url: 'https://site.example/blog/one/index.md',
          children: [{ type: 'text', value: oneSpace(title) }],
        },
        { type: 'text', value: `: ${oneSpace(excerpt)}` },
      ]
      const item: ListItem = { type: 'listItem', children: [{ type: 'paragraph', children }] }
      const written = toMarkdown({ type: 'root', children: [{ type: 'list', children: [item] }] }, { bullet: '-' })
      expect(read('llms.txt').endsWith(`\n\n${written}`), read('llms.txt')).toBe(true)
    }),
    { numRuns: 200 },
  )
})

function wordsOf(node: unknown): string {
  const { value, children } = (node ?? {}) as { value?: string; children?: unknown[] }
  return value ?? (children ?? []).map(wordsOf).join('')
}
