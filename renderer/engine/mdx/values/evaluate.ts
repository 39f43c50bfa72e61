import type { Expression, MemberExpression, Node } from 'estree-jsx'
import type { Path } from '../../base/diagnostics/locate'
import type { Span } from '../../base/diagnostics/position'
import { factIn, spanOf } from './expression'

/** The value of each fact by its name. */
export type FactValues = Readonly<Record<string, string>>

/** The values that expressions name. */
export interface Scope {
  frontmatter: unknown
  facts?: FactValues | undefined
}

/** Evaluates a plain expression; undefined where a field or a fact is missing. */
export function evaluate(node: Node, scope: Scope): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value
    case 'TemplateLiteral': {
      const parts = node.expressions.map(inner => evaluate(inner, scope))
      return node.quasis.map(({ value }, index) => `${value.cooked ?? ''}${parts[index] ?? ''}`).join('')
    }
    case 'UnaryExpression':
      return -Number(evaluate(node.argument, scope))
    case 'ArrayExpression':
      return node.elements.map(item => item && evaluate(item, scope))
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap(property =>
          property.type === 'Property' ? [[keyOf(property.key), evaluate(property.value, scope)]] : [],
        ),
      )
    case 'MemberExpression':
      return read(evaluate(node.object, scope), keyOf(node.property))
    default:
      return node.type === 'Identifier' && node.name === 'facts' ? scope.facts : scope.frontmatter
  }
}

/** The name of a property or the index of an array element. */
export function keyOf(node: Node): string | number {
  if (node.type === 'Identifier') return node.name
  return node.type === 'Literal' && typeof node.value === 'number'
    ? node.value
    : String((node as { value?: unknown }).value)
}

/** Follows a path into an expression; `rest` is the part of the path below a field of the frontmatter. */
export function partAt(expression: Expression, path: Path): { node: Expression; rest: Path; key?: Span } {
  let node = expression
  let key: Span | undefined
  for (const [depth, segment] of path.entries()) {
    let next: Node | null | undefined
    if (node.type === 'ArrayExpression') next = node.elements[Number(segment)]
    else if (node.type === 'ObjectExpression') {
      const property = node.properties.find(each => each.type === 'Property' && `${keyOf(each.key)}` === `${segment}`)
      next = property?.type === 'Property' ? property.value : undefined
      if (property?.type === 'Property' && depth === path.length - 1) key = spanOf(property.key)
    }
    if (!next) return { node, rest: path.slice(depth) }
    node = next as Expression
  }
  return { node, rest: [], key }
}

/** The top-level fields of the frontmatter that an expression names. */
export function fieldsIn(node: Node): string[] {
  if (factIn(node) !== undefined) return []
  if (node.type === 'MemberExpression')
    return node.object.type === 'Identifier' ? [String(keyOf(node.property))] : fieldsIn(node.object)
  return partsOf(node).flatMap(fieldsIn)
}

/** The facts that an expression names, as the nodes of their names. */
export function factsIn(node: Node): (Span & { name: string })[] {
  const name = factIn(node)
  if (node.type !== 'MemberExpression') return partsOf(node).flatMap(factsIn)
  return name === undefined ? factsIn(node.object) : [{ name, ...spanOf(node.property) }]
}

/** Whether an expression names anything in its scope. */
export const isVariable = (node: Node): boolean =>
  node.type === 'Identifier' || node.type === 'MemberExpression' || partsOf(node).some(isVariable)

function partsOf(node: Node): Node[] {
  if (node.type === 'ArrayExpression') return node.elements.filter(item => item !== null)
  if (node.type === 'TemplateLiteral') return node.expressions
  if (node.type !== 'ObjectExpression') return []
  return node.properties.flatMap(property => (property.type === 'Property' ? [property.value] : []))
}

function read(object: unknown, key: string | number): unknown {
  if (typeof object === 'string' || Array.isArray(object)) {
    if (key === 'length') return object.length
    return object[Number(key)]
  }
  if (typeof object !== 'object' || object === null || !Object.hasOwn(object, key)) return
  return (object as Record<string | number, unknown>)[key]
}

/** The source text of a reference to a frontmatter field or a fact. */
export function sourceOf(node: Node): string {
  if (node.type !== 'MemberExpression') return node.type === 'Identifier' ? node.name : 'frontmatter'
  const key = keyOf(node.property)
  return `${sourceOf(node.object)}${isName(key) ? `.${key}` : `[${JSON.stringify(key)}]`}`
}

/** Whether a key can be written after a dot. */
export const isName = (key: unknown): boolean => typeof key === 'string' && /^[A-Za-z_$][\w$]*$/.test(key)

/** The references in an expression to fields that don't exist, each at its first part that is missing. */
export function absentIn(node: Node, scope: Scope): MemberExpression[] {
  if (factIn(node) !== undefined) return []
  if (node.type !== 'MemberExpression') return partsOf(node).flatMap(part => absentIn(part, scope))
  const inner = absentIn(node.object, scope)
  return inner.length > 0 || evaluate(node, scope) !== undefined ? inner : [node]
}
