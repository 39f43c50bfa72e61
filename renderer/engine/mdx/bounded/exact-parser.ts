import { Parser } from 'acorn'
import acornJsx from 'acorn-jsx'
import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type PluggableList, unified } from 'unified'
import { type Excess, inDigits, limits, tooDeep } from '../../diagnostics/limits'

/** Thrown when the expressions of a body are beyond a limit. */
export class ExpressionLimitError extends Error {
  /** What is beyond the limit; the position is that of the expression. */
  readonly excess: Excess
  /** The beginning of the expression, where it is known. */
  readonly expression: string

  constructor(excess: Excess, expression: string) {
    super(excess.message)
    this.excess = excess
    this.expression = expression
  }

  /** The parser takes an error in an expression for a syntax error and goes on, unless reading its position throws. */
  get pos(): number {
    throw this
  }
}

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
    if (parsedChars > limits.expressionChars) throw new ExpressionLimitError(tooLong, beginning(text))
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

const tooLong: Excess = {
  start: 0,
  message: `The values in braces up to here are too long: parsing them takes more than ${inDigits(limits.expressionChars)} steps.`,
  hint: 'Close each brace. Write long values into the frontmatter, and name them here.',
}

/** The methods of acorn through which it calls itself: for each bracket, operator, statement and element. */
const recursiveMethods = [
  'parseMaybeAssign',
  'parseMaybeUnary',
  'parseExprOp',
  'parseStatement',
  'parseBindingAtom',
  'parseNew',
  'jsx_parseElementAt',
]

/**
 * Limits the depth to which a parser calls itself. Near the end of the stack V8 may end the process instead of throwing:
 * it can't compile a regular expression there.
 */
function boundDepth(Base: typeof Parser): typeof Parser {
  let depth = 0
  class BoundedDepth extends Base {}
  const methods = BoundedDepth.prototype as unknown as Record<string, (...args: unknown[]) => unknown>
  for (const name of recursiveMethods) {
    const method = methods[name]
    if (!method) throw new Error(`This version of acorn has no method ${name}.`)
    methods[name] = function (this: { input: string }, ...args) {
      depth++
      try {
        if (depth > limits.expressionCalls) throw new ExpressionLimitError(tooDeep(0), beginning(this.input))
        return method.apply(this, args)
      } finally {
        depth--
      }
    }
  }
  return BoundedDepth
}

function beginning(expression: string): string {
  return expression.slice(0, 100)
}
