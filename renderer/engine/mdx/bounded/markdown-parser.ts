import remarkParse from 'remark-parse'
import { type PluggableList, unified } from 'unified'
import type { Tree } from '../parse-with-recovery'

/** Whether a file is plain Markdown: it has no components, and braces in it are text. */
export function isMarkdown(file: string): boolean {
  return file.endsWith('.md')
}

/**
 * Creates the parser of plain Markdown, in which braces are text and nothing is an error. Comments are no part of the
 * tree; other HTML is, for the checks.
 */
export function createMarkdownParser(remarkPlugins: PluggableList): (text: string) => Tree {
  const processor = unified().use(remarkParse).use(remarkPlugins).freeze()
  return text => processor.parse(text) as Tree
}
