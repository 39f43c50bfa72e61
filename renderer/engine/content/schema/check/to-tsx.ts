import type { Expression, Node } from 'estree-jsx'
import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Span } from '../../../base/diagnostics/position'
import { isName, keyOf, type Scope } from '../../../mdx/values/evaluate'
import { factIn, plainExpression, spanOf } from '../../../mdx/values/expression'
import { type ComponentUsage, nameSpan, type PropUsage, readUsage } from './usage'

/** The source of a line of the generated program. */
export type SourceMapping =
  | { kind: 'component'; usage: ComponentUsage }
  | { kind: 'prop'; usage: ComponentUsage; prop: PropUsage; at: Span }
  | { kind: 'field'; object: Expression; key: string | number; at: Span }
  | { kind: 'shown'; expression: Expression }

/** A body as a TypeScript program, which is checked and never run. */
export interface TypeCheckProgram {
  lines: string[]
  /** The source of each line. Each line has one source, so columns need no mapping. */
  mappings: (SourceMapping | undefined)[]
  usages: ComponentUsage[]
}

/** The name of the frontmatter in expressions. Literals are written as JSON, so none equals it. */
const fields = 'frontmatter'

/** Writes a body as TSX: its components, the expressions in it, and the frontmatter as a variable of its exact type. */
export function toTsx(tree: Nodes | undefined, scope: Scope, names: readonly string[]): TypeCheckProgram {
  const program: TypeCheckProgram = { lines: [], mappings: [], usages: [] }
  if (!tree) return program
  const put = (line: string, mapping?: SourceMapping) => {
    program.lines.push(line)
    program.mappings.push(mapping)
  }
  put('{ void (')
  put('<Prose>')
  content(tree, false)
  put('</Prose>')
  put(') }')
  // Declared only where it is used, so that other programs don't depend on the frontmatter.
  if (program.lines.includes(fields)) program.lines[0] = `{ let frontmatter!: ${typeOf(scope.frontmatter)}; void (`
  return program

  /** Markdown elements are reduced to their children; between the tags of a component, text counts as a child. */
  function content(node: Nodes, isBetweenTags: boolean) {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const plain = plainExpression(node.data?.estree)
      if (plain) shown(plain)
      // An expression that is not plain is reported by the check of the body.
      else if (node.data?.estree?.body.length !== 0) put('{undefined as never}')
      return
    }
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
    const name = isElement ? names.find(known => known === node.name) : undefined
    if (isElement && name) component(node, readUsage(node, name))
    else if ('children' in node && node.children.length > 0)
      for (const child of node.children) content(child, isBetweenTags)
    else if (isBetweenTags && (node.type !== 'text' || node.value.trim() !== '')) put('{"text"}')
  }

  function component(node: MdxJsxFlowElement | MdxJsxTextElement, usage: ComponentUsage) {
    program.usages.push(usage)
    put(`<${usage.component}`, { kind: 'component', usage })
    for (const prop of usage.props) {
      const place = (at: Span): SourceMapping => ({ kind: 'prop', usage, prop, at })
      const { value } = prop
      put(prop.name, place(nameSpan(prop)))
      if (value.kind === 'text') put(`={${ascii(value.text)}}`, place(prop.whole))
      if (value.kind === 'unclear') put('={undefined as never}')
      if (value.kind === 'expression') {
        put('={')
        expression(value.expression, place)
        put('}')
      }
    }
    // A spread may contain any prop, so none counts as missing.
    put(usage.hasSpread ? '{...({} as any)}>' : '>')
    for (const child of node.children) content(child, true)
    put(`</${usage.component}>`)
  }

  /** An expression shown as text: it must be a string or a number. */
  function shown(node: Expression) {
    const place: SourceMapping = { kind: 'shown', expression: node }
    put('<Shown>{', place)
    expression(node, () => place)
    put('}</Shown>')
  }

  function expression(node: Node, place: (at: Span) => SourceMapping) {
    const here = place(spanOf(node))
    switch (node.type) {
      case 'ArrayExpression':
        put('[', here)
        for (const item of node.elements) {
          if (item) expression(item, place)
          put(',')
        }
        put(']')
        break
      case 'ObjectExpression':
        put('{', here)
        for (const property of node.properties) {
          if (property.type !== 'Property') continue
          put(`${ascii(`${keyOf(property.key)}`)}:`, place(spanOf(property.key)))
          expression(property.value, place)
          put(',')
        }
        put('}')
        break
      case 'TemplateLiteral':
        for (const [index, { value, tail }] of node.quasis.entries()) {
          const text = ascii(value.cooked ?? '')
            .slice(1, -1)
            .replace(/[`$]/g, '\\$&')
          put(`${index === 0 ? '`' : '}'}${text}${tail ? '`' : '${'}`, here)
          const inner = node.expressions[index]
          if (inner) expression(inner, place)
        }
        break
      case 'UnaryExpression':
        put('-', here)
        expression(node.argument, place)
        break
      case 'MemberExpression': {
        const key = keyOf(node.property)
        const fact = factIn(node)
        if (fact !== undefined) {
          // An unknown fact is reported by the check of facts.
          put(Object.hasOwn(scope.facts ?? {}, fact) ? ascii(scope.facts?.[fact]) : '(undefined as never)', here)
          break
        }
        expression(node.object, place)
        put(isName(key) ? `.${key}` : `[${ascii(key)}]`, {
          kind: 'field',
          object: node.object as Expression,
          key,
          at: spanOf(node.property),
        })
        break
      }
      default:
        put(node.type === 'Literal' ? ascii(node.value) : fields, here)
    }
  }
}

/**
 * The frontmatter as a type. JSON is valid as one: each string is a literal type, and absent fields are not declared.
 */
function typeOf(data: unknown): string {
  try {
    return data ? ascii(data) : 'any'
  } catch {
    // A YAML alias can make the data circular, which validation reports.
    return 'any'
  }
}

/** A value as source code in ASCII, because TypeScript counts some other characters, such as U+2028, as line ends. */
function ascii(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^ -~]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
