import type { PageTree } from '@proofsheet/engine/pages/html/page-tree'
import type { PageInfo } from '@proofsheet/engine/pages/outputs/page-info'
import type { Element } from 'domhandler'
import { toHtml } from 'hast-util-to-html'
import { toHast } from 'mdast-util-to-hast'
import type { MarkdownOptions } from './hints'
import { toMdast } from './to-mdast'
import { writeMarkdown } from './write-markdown'

/** The `main` element of a page. Throws where it has no complete one. */
export function completeMain({ main }: PageTree): Element {
  if (!main) throw new Error('The page has no complete main part.')
  return main
}

/** A page as Markdown, with title, description and URL as frontmatter. */
export function pageMarkdown(info: PageInfo, main: Element, options: MarkdownOptions): string {
  const { title, description, canonical, changed } = info
  const head = Object.entries({ title, description, url: canonical, updated: changed })
  const lines = head.flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${JSON.stringify(value)}`))
  return `---\n${lines.join('\n')}\n---\n\n${writeMarkdown(toMdast(main, options).main)}`
}

/** The body of an article as plain HTML, for feeds. */
export function articleHtml(main: Element, options: MarkdownOptions): string {
  return toHtml(toHast(toMdast(main, options).body))
}
