import type { Path } from '@proofsheet/engine/base/diagnostics/locate'
import type { Span } from '@proofsheet/engine/base/diagnostics/position'
import { type ESTree, parseSync } from 'vite'

/** The object of a settings file, as its syntax tree. */
export interface SettingsObject extends Span {
  /** The name of its type, where it is written: `export const site: SiteSettings = {…}`. */
  type?: string
  node: ESTree.Expression
}

/** The source of a value: a string literal, or an expression that computes it. */
export interface WrittenValue extends Span {
  /** The text of a string; absent for code. */
  text?: string
}

/** The first exported constant of a settings file that is an object; undefined where the file can't be parsed. */
export function readSettingsObject(source: string): SettingsObject | undefined {
  const { program, errors } = parseSync('settings.ts', source)
  if (errors.length > 0) return
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
    for (const { id, init } of declaration?.type === 'VariableDeclaration' ? declaration.declarations : []) {
      const node = init && withoutTypes(init)
      if (node?.type !== 'ObjectExpression') continue
      const typed = id.typeAnnotation?.typeAnnotation
      const name = typed?.type === 'TSTypeReference' ? typed.typeName : undefined
      return { start: node.start, end: node.end, node, type: name?.type === 'Identifier' ? name.name : undefined }
    }
  }
  return
}

/** The source of the value at a path; for a part of a computed value, the expression that computes it. */
export function writtenAt({ node }: SettingsObject, path: Path): WrittenValue {
  let found = node
  for (const key of path) {
    const next = partOf(found, key)
    // The rest of the path is in the result of this code.
    if (!next) return { start: found.start, end: found.end }
    found = next
  }
  const text = textOf(found)
  return { start: found.start, end: found.end, text }
}

/** The strings in the values of the object, in their order. */
export function stringsIn({ node }: SettingsObject): Span[] {
  const found: Span[] = []
  const take = (part: ESTree.Expression) => {
    if (textOf(part) !== undefined) found.push({ start: part.start, end: part.end })
    if (part.type === 'ObjectExpression')
      for (const each of part.properties) if (each.type === 'Property') take(withoutTypes(each.value))
    if (part.type === 'ArrayExpression')
      for (const each of part.elements) if (each && each.type !== 'SpreadElement') take(withoutTypes(each))
  }
  take(node)
  return found
}

function partOf(node: ESTree.Expression, key: string | number): ESTree.Expression | undefined {
  if (node.type === 'ArrayExpression' && typeof key === 'number') {
    const before = node.elements.slice(0, key + 1)
    const element = before[key]
    // Behind a spread the index is another one.
    const isPlain = element && before.every(each => each?.type !== 'SpreadElement')
    return isPlain && element.type !== 'SpreadElement' ? withoutTypes(element) : undefined
  }
  if (node.type !== 'ObjectExpression') return
  const property = node.properties.findLast(
    each => each.type === 'Property' && !each.computed && nameOf(each.key) === key,
  )
  return property?.type === 'Property' ? withoutTypes(property.value) : undefined
}

function nameOf(key: ESTree.PropertyKey): string | undefined {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : undefined
}

/** The text of a string, also of one between backticks without values in it. */
function textOf(node: ESTree.Expression): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return
  return node.quasis[0]?.value.cooked ?? undefined
}

/** An expression without the types and brackets around it: `{…} as const`, `{…} satisfies Settings`. */
function withoutTypes(node: ESTree.Expression): ESTree.Expression {
  const hasTypes = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'].includes(node.type)
  return hasTypes && 'expression' in node ? withoutTypes(node.expression as ESTree.Expression) : node
}
