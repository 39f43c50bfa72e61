import { limitIssue } from '../base/diagnostics/limits'
import { createExactParser } from './bounded/exact-parser'
import { findDeepNode } from './bounded/find-deep-node'
import { createMarkdownParser, isMarkdown } from './bounded/markdown-parser'
import { parseNative } from './native/parse-native'
import { type ParsedBody, parseWithRecovery, type Tree } from './parse-with-recovery'
import { arePlain } from './plain-plugins'
import { type BodySite, mdxPlugins } from './plugins'

/** Parses a body into its syntax tree; `file` is for the issues. */
export type BodyParser = (body: string, file: string) => ParsedBody

/**
 * Gives the parser of bodies, plain Markdown or MDX, with the site's plug-ins. It uses the native parser for ordinary
 * MDX, unless a plug-in is unknown. A tree with too many levels is reported instead of given.
 */
export function createBodyParser(site: BodySite): BodyParser {
  const { remarkPlugins } = mdxPlugins(site)
  const exact = createExactParser(remarkPlugins)
  const markdown = createMarkdownParser(remarkPlugins)
  const parse = arePlain(remarkPlugins)
    ? (text: string): Tree => parseNative(text, exact.parse) ?? exact.parse(text)
    : exact.parse
  return (body, file) => {
    exact.reset()
    const [parseOnce, parseExactly] = isMarkdown(file) ? [markdown, markdown] : [parse, exact.parse]
    const { tree, issues } = parseWithRecovery(body, file, parseOnce, parseExactly)
    const excess = tree && findDeepNode(tree)
    return excess ? { issues: [...issues, limitIssue(excess, body, file)] } : { issues, tree }
  }
}
