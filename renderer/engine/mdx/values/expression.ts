import type { Expression, Node, Program } from 'estree-jsx'
import type { Nodes } from 'mdast'
import type { Span } from '../../base/diagnostics/position'
import { everyNode } from '../nodes'

/** Property names that lead from a value to code that could be run. */
const forbidden = ['__proto__', 'constructor', 'prototype']

/** Whether an expression is plain: literals, arrays and objects of them, fields of `frontmatter`, and `facts`. */
export function isPlainExpression(program: Program | null | undefined): boolean {
  const [statement, ...more] = program?.body ?? []
  if (!statement) return program != null
  return more.length === 0 && statement.type === 'ExpressionStatement' && isPlain(statement.expression)
}

/** The expression of a program, where it has one and that is plain. */
export function plainExpression(program: Program | null | undefined): Expression | undefined {
  const [statement] = program?.body ?? []
  return statement?.type === 'ExpressionStatement' && isPlainExpression(program) ? statement.expression : undefined
}

function isPlain(node: Node | null): boolean {
  if (!node) return false
  switch (node.type) {
    case 'Literal':
      // JSON, as which values are kept, has no number beyond the largest.
      return (
        !('regex' in node) && !('bigint' in node) && !(typeof node.value === 'number' && !Number.isFinite(node.value))
      )
    case 'TemplateLiteral':
      return node.expressions.every(isPlain)
    case 'UnaryExpression':
      return node.operator === '-' && node.argument.type === 'Literal'
    case 'ArrayExpression':
      return node.elements.every(isPlain)
    case 'ObjectExpression':
      return node.properties.every(
        property =>
          property.type === 'Property' &&
          !property.computed &&
          property.kind === 'init' &&
          !forbidden.includes(keyOf(property.key as Expression)) &&
          isPlain(property.value),
      )
    case 'MemberExpression': {
      const key = node.computed && node.property.type !== 'Literal' ? '__proto__' : keyOf(node.property as Expression)
      const isField = /^(Identifier|MemberExpression)$/.test(node.object.type) && isPlain(node.object as Expression)
      return !forbidden.includes(key) && (isField || factIn(node) !== undefined)
    }
    case 'Identifier':
      return node.name === 'frontmatter'
    default:
      return false
  }
}

const keyOf = (node: Expression): string =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : '__proto__'

/** The name of the fact that an expression reads, such as `facts.price`; undefined for any other expression. */
export function factIn(node: Node): string | undefined {
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return
  return node.object.type === 'Identifier' && node.object.name === 'facts' ? node.property.name : undefined
}

/** The name of a fact that can be written in an expression: `reply-time` becomes `replyTime`. */
export const toFactName = (name: string): string =>
  name.replace(/[^A-Za-z0-9]+(.?)/g, (_, next: string) => next.toUpperCase())

/** The span of a node. */
export function spanOf(node: Node): Span {
  const { start = 0, end = start } = node as Node & Partial<Span>
  return { start, end }
}

/** The names that a tag may have: of HTML, or of a component in one word. */
const tagName = /^[A-Za-z][A-Za-z\d-]*$/

/**
 * Throws where the tree of a body holds code: anything in braces but plain values and fields. The check reports each as
 * an issue; this also holds where a result of the check is wrong, for example one from a cache that others write.
 */
export function refuseCode(tree: Nodes, file: string): void {
  for (const node of everyNode(tree)) {
    if (holdsCode(node)) throw new Error(`${file}:${node.position?.start.line ?? 1} holds code, which is never run.`)
  }
}

function holdsCode(node: Nodes): boolean {
  switch (node.type) {
    case 'mdxjsEsm':
      return true
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return !isPlainExpression(node.data?.estree)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return (
        (node.name !== null && !tagName.test(node.name)) ||
        node.attributes.some(
          ({ type, value }) =>
            type !== 'mdxJsxAttribute' ||
            (typeof value === 'object' && value !== null && !isPlainExpression(value.data?.estree)),
        )
      )
    default:
      return false
  }
}
