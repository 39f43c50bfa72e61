import type { Parser } from 'acorn'
import { type Excess, limits, tooDeep } from '../../base/diagnostics/limits'

/** Thrown when the expressions of a body are beyond a limit. */
export class ExpressionLimitError extends Error {
  /** The violation of the limit, at the position of the expression. */
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

/** The methods of acorn through which it calls itself: for each bracket, operator, statement and element. */
const recursiveMethods = [
  'parseMaybeAssign',
  'parseMaybeUnary',
  'parseExprOp',
  'parseStatement',
  'parseBindingAtom',
  'parseNew',
]
const jsxMethod = 'jsx_parseElementAt'

/**
 * Limits the depth to which a parser calls itself. Near the end of the stack V8 may end the process instead of throwing:
 * it can't compile a regular expression there.
 */
export function boundDepth(Base: typeof Parser): typeof Parser {
  let depth = 0
  class BoundedDepth extends Base {}
  const methods = BoundedDepth.prototype as unknown as Record<string, (...args: unknown[]) => unknown>
  for (const name of [...recursiveMethods, ...(jsxMethod in methods ? [jsxMethod] : [])]) {
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

/** The beginning of an expression, by which it can be found in its body. */
export function beginning(expression: string): string {
  return expression.slice(0, 100)
}
