import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import type { Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { createBodyReader } from '../forms/block-sources'
import type { RichNode } from '../rich/document'
import { documentOf } from '../rich/formatted-text'
import { cleanHtml } from './clean-html'

/**
 * The formatted text of HTML from the clipboard of Word, Google Docs, a web page or a mail: bold, italic, code, links to
 * other sites, headings, lists, quotations and tables; nothing else of it.
 */
export function pasteHtml(read: ReturnType<typeof createBodyReader>, html: string): RichNode {
  const fragment = fromHtml(html.replace(/<!\[(?:if|endif)[^>]*>|<!--[\s\S]*?-->/gi, ''), { fragment: true })
  const tree = toMdast(cleanHtml(fragment), { document: true }) as Root
  shiftHeadings(tree)
  const options = { bullet: '-', emphasis: '*', rule: '-', resourceLink: true, fences: true } as const
  const source = toMarkdown(tree, { ...options, extensions: [gfmToMarkdown()] })
  return documentOf(read, { file: 'pasted.md', source, version: '', mark: '' })
}

/** Makes the first level of headings the second one: the first is the title of a page. */
function shiftHeadings(tree: Root): void {
  const headings = tree.children.filter(node => node.type === 'heading')
  if (!headings.some(({ depth }) => depth === 1)) return
  for (const heading of headings) heading.depth = Math.min(heading.depth + 1, 6) as 2
}
