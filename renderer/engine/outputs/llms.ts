import type { Output, OutputContext, RenderedPage } from './output'
import { listedPages } from './sitemap'

/** Generates llms.txt (llmstxt.org), a list of the pages, and llms-full.txt with the text of all of them. */
export function llms({ pages, settings, collections, textOf }: OutputContext): Output[] {
  const listed = listedPages(pages, settings.origin)
  const home = listed.find(({ url }) => url === settings.home)
  const sections = Object.entries(collections)
    .flatMap(([name, { section }]) => (section ? [{ name, ...section }] : []))
    .sort((a, b) => a.order - b.order)
    .map(({ name, heading }) => ({
      heading,
      pages: listed.filter(page => page !== home && collectionOf(page) === name),
    }))
  const head = [`# ${settings.brand}`, `> ${home?.info.lead ?? settings.tagline}`]
  const index = sections
    .filter(section => section.pages.length > 0)
    .map(section => [`## ${section.heading}`, section.pages.map(entry).join('\n')].join('\n\n'))
  const inOrder = [...(home ? [home] : []), ...sections.flatMap(section => section.pages)]
  return [
    { path: 'llms.txt', content: `${[...head, ...index].join('\n\n')}\n` },
    { path: 'llms-full.txt', content: [...head, ...inOrder.map(page => textOf(page).markdown)].join('\n\n') },
  ]
}

/** The collection of a page's content file. */
function collectionOf({ source }: RenderedPage): string | undefined {
  return source?.split('/')[1]
}

function entry({ info: { crumbs, heading, markdownUrl, description } }: RenderedPage): string {
  return `- [${crumbs.at(-1)?.name ?? heading}](${markdownUrl}): ${description}`
}
