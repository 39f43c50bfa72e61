import type { Expression, MemberExpression, Node } from 'estree-jsx'
import type { Path } from '../../diagnostics/locate'
import type { Span } from '../../diagnostics/position'
import { spanOf } from './expression'

/** What a plain expression says, given the frontmatter; undefined where it names what isn't there. */
export function evaluate(node: Node, frontmatter: unknown): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value
    case 'TemplateLiteral': {
      const parts = node.expressions.map(inner => evaluate(inner, frontmatter))
      return node.quasis.map(({ value }, index) => `${value.cooked ?? ''}${parts[index] ?? ''}`).join('')
    }
    case 'UnaryExpression':
      return -Number(evaluate(node.argument, frontmatter))
    case 'ArrayExpression':
      return node.elements.map(item => item && evaluate(item, frontmatter))
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap(property =>
          property.type === 'Property' ? [[keyOf(property.key), evaluate(property.value, frontmatter)]] : [],
        ),
      )
    case 'MemberExpression':
      return read(evaluate(node.object, frontmatter), keyOf(node.property))
    default:
      return frontmatter
  }
}

/** The name of a key or the number of an entry. */
export function keyOf(node: Node): string | number {
  if (node.type === 'Identifier') return node.name
  return node.type === 'Literal' && typeof node.value === 'number'
    ? node.value
    : String((node as { value?: unknown }).value)
}

/** The part of an expression at a path, as far as it is written out there: it may end at a field of the frontmatter. */
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
  return { node, rest: [], ...(key && { key }) }
}

/** The fields of the frontmatter, of the first level, that an expression names. */
export function fieldsIn(node: Node): string[] {
  if (node.type === 'MemberExpression')
    return node.object.type === 'Identifier' ? [String(keyOf(node.property))] : fieldsIn(node.object)
  return partsOf(node).flatMap(fieldsIn)
}

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

/** A field of the frontmatter as it is written. */
export function sourceOf(node: Node): string {
  if (node.type !== 'MemberExpression') return 'frontmatter'
  const key = keyOf(node.property)
  return `${sourceOf(node.object)}${isName(key) ? `.${key}` : `[${JSON.stringify(key)}]`}`
}

/** Whether a key can follow a point. */
export function isName(key: unknown): boolean {
  return typeof key === 'string' && /^[A-Za-z_$][\w$]*$/.test(key)
}

/** The first field that an expression names and that isn't there. */
export function absentIn(node: Node, frontmatter: unknown): MemberExpression | undefined {
  if (node.type === 'MemberExpression') {
    const inner = absentIn(node.object, frontmatter)
    return inner ?? (evaluate(node, frontmatter) === undefined ? node : undefined)
  }
  for (const part of partsOf(node)) {
    const found = absentIn(part, frontmatter)
    if (found) return found
  }
}
