import { type collections, isCollection } from '../../site/collections'
import type { Output, OutputContext, RenderedPage } from './output'
import { listedPages } from './sitemap'

/** The heading under which the pages of a collection stand, in the order in which they matter to a reader. */
const sections: Partial<Record<keyof typeof collections, string>> = {
  products: 'Products',
  enterprise: 'Enterprise',
  solutions: 'Solutions',
  training: 'Training',
  blog: 'Articles',
  pages: 'Company',
  legal: 'Legal',
}

/** For programs that read: what the site holds (llms.txt, llmstxt.org), and all its texts in one file. */
export function llms({ pages, settings, textOf }: OutputContext): Output[] {
  const listed = listedPages(pages)
  const home = listed.find(({ url }) => url === settings.home)
  const bySection = Object.entries(sections).map(([name, title]) => ({
    title,
    pages: listed.filter(page => page !== home && collectionOf(page) === name),
  }))
  const head = [`# ${settings.brand}`, `> ${home?.info.lead ?? settings.tagline}`]
  const index = bySection
    .filter(section => section.pages.length > 0)
    .map(section => [`## ${section.title}`, section.pages.map(entry).join('\n')].join('\n\n'))
  const inOrder = [...(home ? [home] : []), ...bySection.flatMap(section => section.pages)]
  return [
    { path: 'llms.txt', content: `${[...head, ...index].join('\n\n')}\n` },
    { path: 'llms-full.txt', content: [...head, ...inOrder.map(page => textOf(page).markdown)].join('\n\n') },
  ]
}

function collectionOf({ source }: RenderedPage): string | undefined {
  const name = source?.split('/')[1] ?? ''
  return isCollection(name) ? name : undefined
}

function entry({ info: { crumbs, heading, markdownUrl, description } }: RenderedPage): string {
  return `- [${crumbs.at(-1)?.name ?? heading}](${markdownUrl}): ${description}`
}
