import { Parser } from 'acorn'
import acornJsx from 'acorn-jsx'
import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type PluggableList, unified } from 'unified'
import { type Excess, inDigits, limits } from '../../base/diagnostics/limits'
import { nestTags } from '../elements/nest-tags'
import type { Tree } from '../recover'
import { beginning, boundDepth, ExpressionLimitError } from './bound-depth'

/** The parser of MDX, which parses expressions again at each closing brace, but not beyond a limit. */
export interface BoundedParser {
  /** Throws where the text can't be parsed, and an `ExpressionLimitError` beyond the limit. */
  parse(text: string): Root
  /** Begins a new body, for which all of the limit is left. */
  reset(): void
}

/** Creates the parser of MDX with these remark plug-ins. */
export function createExactParser(remarkPlugins: PluggableList): BoundedParser {
  const bounded = boundDepth(Parser.extend(acornJsx()))
  let parsedChars = 0
  const count = (text: string): string => {
    parsedChars += text.length
    if (parsedChars > limits.expressionChars) throw new ExpressionLimitError(tooLong(), beginning(text))
    return text
  }
  const acorn: Pick<typeof Parser, 'parse' | 'parseExpressionAt'> = {
    parse: (text, options) => bounded.parse(count(text), options),
    parseExpressionAt: (text, at, options) => bounded.parseExpressionAt(count(text), at, options),
  }
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx, { acorn: acorn as typeof Parser })
    .use(remarkPlugins)
    .freeze()
  return {
    parse: text => processor.parse(text),
    reset() {
      parsedChars = 0
    },
  }
}

/** Made where it is reported: the first number that Node formats takes 10 ms. */
const tooLong = (): Excess => ({
  start: 0,
  message: `The values in braces up to here are too long: parsing them takes more than ${inDigits(limits.expressionChars)} steps.`,
  hint: 'Close each brace. Write long values into the frontmatter, and name them here.',
})

/** Whether a file is plain Markdown: it has no components, and braces in it are text. */
export const isMarkdown = (file: string): boolean => file.endsWith('.md')

/** Creates the parser of plain Markdown: braces are text. Comments are left out; other HTML is elements, as in MDX. */
export function createMarkdownParser(remarkPlugins: PluggableList): (text: string) => Tree {
  const processor = unified().use(remarkParse).use(remarkPlugins).freeze()
  return text => nestTags(processor.parse(text), text) as Tree
}
