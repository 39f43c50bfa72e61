import { toHtml } from 'hast-util-to-html'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toHast } from 'mdast-util-to-hast'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { PageText, RenderedPage } from '../output'
import type { MarkdownOptions } from './hints'
import { toTrees } from './to-trees'

/** Converts a page to text. Throws when it has no complete `main` element. */
export function pageText({ info, html }: RenderedPage, options: MarkdownOptions): PageText {
  const { title, description, canonical, changed } = info
  const { main, body } = toTrees(html(), options)
  const head = { title, description, url: canonical, ...(changed && { updated: changed }) }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const markdown = toMarkdown(main, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
  })
  return {
    markdown: `---\n${lines.join('\n')}\n---\n\n${markdown}`,
    bodyHtml: info.article ? toHtml(toHast(body)) : '',
  }
}
