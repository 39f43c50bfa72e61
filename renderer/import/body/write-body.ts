import type { Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { mdxToMarkdown } from 'mdast-util-mdx'
import { toMarkdown } from 'mdast-util-to-markdown'

/** Writes a tree as MDX: braces and less-than signs of texts are escaped. */
export function writeBody(tree: Root): string {
  return toMarkdown(tree, {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({ tableCellPadding: true, tablePipeAlign: false }), mdxToMarkdown()],
  })
}
