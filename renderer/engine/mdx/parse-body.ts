import { createProcessor } from '@mdx-js/mdx'
import type { SiteDefinition } from '../site'
import type { PageIds } from './attributes/heading-ids'
import { type ExactParser, type ParsedBody, parseAll, type Tree } from './parse-all'
import { parseNative } from './parse-native'
import { arePlain } from './plain-plugins'
import { mdxPlugins } from './plugins'

/** Parses a body into its syntax tree; `file` is for the issues. */
export type BodyParser = (body: string, file: string) => ParsedBody

/**
 * Gives the parser of bodies with the site's plug-ins. It uses the native parser for ordinary Markdown, unless a
 * plug-in is unknown.
 */
export function createBodyParser(site: Pick<SiteDefinition, 'mdx'> & PageIds): BodyParser {
  const { remarkPlugins } = mdxPlugins(site)
  const processor = createProcessor({ remarkPlugins })
  const parseExactly: ExactParser = text => processor.parse(text)
  const parse = arePlain(remarkPlugins)
    ? (text: string): Tree => parseNative(text, parseExactly) ?? parseExactly(text)
    : parseExactly
  return (body, file) => parseAll(body, file, parse, parseExactly)
}
