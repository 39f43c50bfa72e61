import type { Parser } from 'acorn'
import type { Program } from 'estree-jsx'
import type { Nodes, RootContent } from 'mdast'
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
export const beginning = (expression: string): string => expression.slice(0, 100)

/**
 * Finds the first violation of a limit in a syntax tree: too many levels of elements or expressions, or too many props
 * of one component. Later stages may then recurse.
 */
export function findDeepNode(tree: Nodes): Excess | undefined {
  let level: Nodes[] = [tree]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limits.depth) return tooDeep(startOf(level[0]))
    const next: Nodes[] = []
    for (const node of level) {
      if ('children' in node) for (const child of node.children as RootContent[]) next.push(child)
      const excess = node.type.startsWith('mdx') ? excessIn(node) : undefined
      if (excess) return excess
    }
    level = next
  }
  return
}

/** The violation of a limit in the props or expressions of an MDX node; undefined where there is none. */
function excessIn(node: Nodes): Excess | undefined {
  const start = startOf(node)
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return isDeep(node.data?.estree) ? tooDeep(start) : undefined
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
  const { attributes } = node
  if (attributes.length > limits.attributes) return tooManyProps(start)
  const programs = attributes.map(({ value }) => (typeof value === 'object' ? value?.data?.estree : undefined))
  return programs.some(isDeep) ? tooDeep(start) : undefined
}

/** Whether an expression has too many levels of nodes. */
function isDeep(program: Program | null | undefined): boolean {
  let level: unknown[] = program ? [program.body] : []
  for (let depth = 0; level.length > 0; depth++) {
    // Every other level is a list, or the members of a node.
    if (depth > 2 * limits.depth) return true
    level = level.flatMap(partsOf)
  }
  return false
}

/** The parts of a node or list of an expression. Positions are pairs of numbers, which are none. */
function partsOf(part: unknown): unknown[] {
  return typeof part === 'object' && part !== null
    ? Object.values(part).filter(each => typeof each === 'object' && each !== null)
    : []
}

const startOf = (node: Nodes | undefined): number => node?.position?.start.offset ?? 0

function tooManyProps(start: number): Excess {
  return {
    start,
    message: `A component is given more than ${limits.attributes} props.`,
    hint: 'Give it a list or a group of values in one prop.',
  }
}
