import { toHtml } from 'hast-util-to-html'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toHast } from 'mdast-util-to-hast'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { PageInfo } from '../page-info'
import type { MarkdownOptions } from './hints'
import { toTrees } from './to-trees'

/** A page as Markdown, with title, description and URL as frontmatter; `readable` is what `readableMain` gives. */
export function pageMarkdown(info: PageInfo, readable: string, options: MarkdownOptions): string {
  const { title, description, canonical, changed } = info
  const head = Object.entries({ title, description, url: canonical, updated: changed })
  const lines = head.flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${JSON.stringify(value)}`))
  const markdown = toMarkdown(toTrees(readable, options).main, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
  })
  return `---\n${lines.join('\n')}\n---\n\n${markdown}`
}

/** The body of an article as plain HTML, for feeds; `readable` is what `readableMain` gives. */
export function articleHtml(readable: string, options: MarkdownOptions): string {
  return toHtml(toHast(toTrees(readable, options).body))
}
