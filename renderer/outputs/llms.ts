import { count } from '@proofsheet/engine/base/diagnostics/issue'
import { absoluteUrl } from '@proofsheet/engine/pages/html/base-path'
import type { Output, OutputContext, RenderedPage, StoredFile } from '@proofsheet/engine/pages/outputs/output'
import type { Heading, Paragraph, PhrasingContent, RootContent, Text } from 'mdast'
import { toMarkdown } from 'mdast-util-to-markdown'
import { markdownPath } from './markdown/markdown-files'
import { isWords } from './markdown/write-markdown'
import { listedPages } from './sitemap'

/** The number of pages in one file of full texts: with usual articles, some hundred and fifty kilobytes. */
const pagesPerPart = 20

/** Pages of one collection that are listed together. */
interface Section {
  /** The name of the collection. */
  name: string
  heading: string
  pages: RenderedPage[]
}

/** A file with the full texts of some pages. */
interface Part {
  path: string
  title: string
  pages: RenderedPage[]
}

/**
 * Generates llms.txt (llmstxt.org), a list of the pages; files with their full texts, by section, below `llms-full/`;
 * and llms-full.txt, which lists those files. The texts are the pages' Markdown copies (`markdownFiles`). A section is
 * divided from its oldest page on, so that a new page changes one file only.
 */
export async function llms({ pages, settings, collections, read, memoize }: OutputContext): Promise<Output[]> {
  const listed = listedPages(pages, settings.origin)
  const home = listed.find(({ url }) => url === settings.home)
  const sections = Object.entries(collections)
    .flatMap(([name, { section }]) => (section ? [{ name, ...section }] : []))
    .sort((a, b) => a.order - b.order)
    .map(({ name, heading }) => ({
      name,
      heading,
      pages: listed.filter(page => page !== home && collectionOf(page) === name),
    }))
    .filter(section => section.pages.length > 0)
  const parts = [
    ...(home ? [{ path: 'llms-full/home.txt', title: settings.brand, pages: [home] }] : []),
    ...sections.flatMap(divide),
  ]
  const head = [settings.brand, home?.info.lead ?? settings.tagline] as const
  const partItems = parts.map(({ path, title, pages }): ListedItem => {
    return [title, absoluteUrl(settings.origin, `/${path}`), `${count(pages.length, 'page')} in full`]
  })
  const items = sections.map(section => [section.heading, section.pages.map(pageItem)] as const)
  const fullTextOf = ({ title, pages }: Part) => {
    const copies = pages.map(copyOf)
    return memoize('llms-full', [title, ...copies.map(copy => copy?.hash ?? '')], async () =>
      Buffer.from([markdownOf([heading(1, title)]), ...copies.map(copy => (copy ? read(copy) : ''))].join('\n')),
    )
  }
  // The list of all pages is made only where one of its texts has changed.
  const markdown = (of: unknown, blocks: () => string[]) =>
    memoize('llms', [JSON.stringify([head, of])], async () => {
      const quoted: RootContent = { type: 'blockquote', children: [paragraph(head[1])] }
      return Buffer.from([markdownOf([heading(1, head[0]), quoted]), ...blocks()].filter(Boolean).join('\n'))
    })
  const index = () => items.flatMap(([title, ofSection]) => [markdownOf([heading(2, title)]), list(ofSection)])
  return [
    { path: 'llms.txt', content: await markdown(items, index) },
    { path: 'llms-full.txt', content: await markdown(partItems, () => [list(partItems)]) },
    ...(await Promise.all(parts.map(async part => ({ path: part.path, content: await fullTextOf(part) })))),
  ]
}
llms.paths = ['llms.txt', 'llms-full.txt', 'llms-full/']

function divide({ name, heading, pages }: Section): Part[] {
  const oldestFirst = pages.toSorted((a, b) => compareDays(a, b) || (a.url < b.url ? -1 : 1))
  const parts = Math.ceil(pages.length / pagesPerPart)
  return Array.from({ length: parts }, (_, index) => ({
    path: `llms-full/${name}${parts > 1 ? `-${index + 1}` : ''}.txt`,
    title: parts > 1 ? `${heading}, part ${index + 1}` : heading,
    pages: oldestFirst.slice(index * pagesPerPart, (index + 1) * pagesPerPart),
  }))
}

function compareDays(a: RenderedPage, b: RenderedPage): number {
  const [first = '', second = ''] = [a, b].map(({ info }) => info.article?.published)
  return first < second ? -1 : Number(first > second)
}

/** The Markdown copy of a page; undefined for a site that has no such copies. */
function copyOf({ url, files }: RenderedPage): StoredFile | undefined {
  return files.find(({ path }) => path === markdownPath(url))
}

/** The collection of a page's content file. */
function collectionOf({ source }: RenderedPage): string | undefined {
  return source?.split('/')[1]
}

/** A name, a URL and a description. */
type ListedItem = readonly [name: string, url: string, description: string]

function pageItem({ info: { crumbs, heading, markdownUrl, description } }: RenderedPage): ListedItem {
  return [crumbs.at(-1)?.name ?? heading, markdownUrl, description]
}

/** An entry of a list. Most are words alone, for which a tree would take a hundred times as long. */
function item([name, url, description]: ListedItem): string {
  const [label, after] = [text(name), text(description)]
  const isPlain = [label, after].every(({ value }) => isWords(value)) && !after.value.endsWith(' ')
  if (isPlain && /^[\w:/.-]+$/.test(url)) return `- [${label.value}](${url}): ${after.value}\n`
  const children: PhrasingContent[] = [{ type: 'link', url, children: [label] }, text(`: ${description}`)]
  return markdownOf([{ type: 'list', children: [{ type: 'listItem', children: [{ type: 'paragraph', children }] }] }])
}

const markdownOf = (children: RootContent[]) => toMarkdown({ type: 'root', children }, { bullet: '-' })
const text = (value: string): Text => ({ type: 'text', value: value.replace(/\s+/g, ' ') })
const paragraph = (value: string): Paragraph => ({ type: 'paragraph', children: [text(value)] })
const heading = (depth: 1 | 2, value: string): Heading => ({ type: 'heading', depth, children: [text(value)] })
const list = (items: readonly ListedItem[]) => items.map(item).join('')
