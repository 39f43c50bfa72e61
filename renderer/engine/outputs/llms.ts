import { count } from '../diagnostics/issue'
import { absoluteUrl } from '../html/base-path'
import type { Output, OutputContext, RenderedPage } from './output'
import { listedPages } from './sitemap'

/** The number of pages in one file of full texts: with usual articles, some hundred kilobytes. */
const pagesPerPart = 50

/** Pages of one collection that are listed together in llms.txt. */
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
 * and llms-full.txt, which lists those files. A section is divided from its oldest page on, so that a new page changes
 * one file only.
 */
export function llms({ pages, settings, collections, textOf }: OutputContext): Output[] {
  const listed = listedPages(pages, settings.origin)
  const home = listed.find(({ url }) => url === settings.home)
  const sections = Object.entries(collections)
    .flatMap(([name, { section }]) => (section ? [{ name, ...section }] : []))
    .sort((a, b) => a.order - b.order)
    .map(({ name, heading }) => ({
      ...{ name, heading },
      pages: listed.filter(page => page !== home && collectionOf(page) === name),
    }))
    .filter(section => section.pages.length > 0)
  const head = [`# ${settings.brand}`, `> ${home?.info.lead ?? settings.tagline}`]
  const index = sections.map(section => [`## ${section.heading}`, section.pages.map(entry).join('\n')].join('\n\n'))
  const parts = [
    ...(home ? [{ path: 'llms-full/home.txt', title: settings.brand, pages: [home] }] : []),
    ...sections.flatMap(divide),
  ]
  const partEntry = ({ path, title, pages }: Part) =>
    `- [${title}](${absoluteUrl(settings.origin, `/${path}`)}): ${count(pages.length, 'page')} in full`
  return [
    { path: 'llms.txt', content: `${[...head, ...index].join('\n\n')}\n` },
    { path: 'llms-full.txt', content: `${[...head, parts.map(partEntry).join('\n')].join('\n\n')}\n` },
    ...parts.map(part => ({
      path: part.path,
      content: [`# ${part.title}`, ...part.pages.map(page => textOf(page).markdown)].join('\n\n'),
    })),
  ]
}
llms.paths = ['llms.txt', 'llms-full.txt']

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

/** The collection of a page's content file. */
function collectionOf({ source }: RenderedPage): string | undefined {
  return source?.split('/')[1]
}

function entry({ info: { crumbs, heading, markdownUrl, description } }: RenderedPage): string {
  return `- [${crumbs.at(-1)?.name ?? heading}](${markdownUrl}): ${description}`
}
