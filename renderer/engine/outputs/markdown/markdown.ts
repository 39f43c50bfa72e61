import type { ElementContent } from 'hast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { Output, OutputContext, RenderedPage } from '../output'
import { listedPages } from '../sitemap'
import { blocks, findClass } from './blocks'
import { readMain } from './read'

/** The text of each page as Markdown beside it, for readers that have no use for layout. */
export function markdownFiles({ pages }: OutputContext): Output[] {
  return listedPages(pages).map(page => ({
    path: `${page.url.slice(1)}index.md`,
    content: toMarkdownPage(page),
    page: page.url,
  }))
}

/** A page's text as Markdown, under a head that says what it is and where it stands. */
export function toMarkdownPage({ info, html }: RenderedPage): string {
  const { title, description, canonical, changed } = info
  const head = {
    title,
    description,
    url: canonical,
    ...(changed && { updated: changed }),
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n${markdownOf(readMain(html()).children as ElementContent[])}`
}

/** Only what the author of a page wrote below its heading, as Markdown. */
export function bodyOf({ html }: RenderedPage): string {
  const prose = findClass(readMain(html()).children as ElementContent[], 'prose')
  return prose ? markdownOf(prose.children) : ''
}

function markdownOf(nodes: ElementContent[]): string {
  return toMarkdown(
    { type: 'root', children: blocks(nodes) },
    { extensions: [gfmToMarkdown({ tablePipeAlign: false })], bullet: '-', rule: '-', listItemIndent: 'one' },
  )
}
