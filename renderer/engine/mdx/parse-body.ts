import { limitIssue } from '../base/diagnostics/limits'
import { findDeepNode } from './bounded/bound-depth'
import { createExactParser, createMarkdownParser, isMarkdown } from './bounded/exact-parser'
import { type BodySite, mdxPlugins } from './plugins/plugins'
import { type ParsedBody, recover, type TextParser } from './recover'

/** Parses a body into its syntax tree; `file` is for the issues. */
export type BodyParser = (body: string, file: string) => ParsedBody

/** Gives the parser of bodies, Markdown or MDX, with the site's plug-ins. A tree with too many levels is an issue. */
export function createBodyParser(site: BodySite): BodyParser {
  const { remarkPlugins } = mdxPlugins(site)
  const exact = createExactParser(remarkPlugins)
  const markdown = createMarkdownParser(remarkPlugins)
  return (body, file) => {
    exact.reset()
    const { tree, issues } = parseOrRecover(body, file, isMarkdown(file) ? markdown : exact.parse)
    const excess = tree && findDeepNode(tree)
    return excess ? { issues: [...issues, limitIssue(excess, body, file)] } : { issues, tree }
  }
}

/** Parses a body once where it is right. */
export function parseOrRecover(body: string, file: string, parse: TextParser): ParsedBody {
  try {
    return { tree: parse(body), issues: [] }
  } catch (error) {
    return recover(body, file, parse, error)
  }
}
