import { limitIssue } from '../base/diagnostics/limits'
import { createExactParser } from './bounded/exact-parser'
import { findDeepNode } from './bounded/find-deep-node'
import { createMarkdownParser, isMarkdown } from './bounded/markdown-parser'
import { type ParsedBody, parseWithRecovery } from './parse-with-recovery'
import { type BodySite, mdxPlugins } from './plugins/plugins'

/** Parses a body into its syntax tree; `file` is for the issues. */
export type BodyParser = (body: string, file: string) => ParsedBody

/**
 * Gives the parser of bodies, plain Markdown or MDX, with the site's plug-ins. A tree with too many levels is reported
 * instead of given.
 */
export function createBodyParser(site: BodySite): BodyParser {
  const { remarkPlugins } = mdxPlugins(site)
  const exact = createExactParser(remarkPlugins)
  const markdown = createMarkdownParser(remarkPlugins)
  return (body, file) => {
    exact.reset()
    const { tree, issues } = parseWithRecovery(body, file, isMarkdown(file) ? markdown : exact.parse)
    const excess = tree && findDeepNode(tree)
    return excess ? { issues: [...issues, limitIssue(excess, body, file)] } : { issues, tree }
  }
}
