import type { Expression, Node } from 'estree-jsx'
import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Span } from '../../diagnostics/position'
import { isName, keyOf } from '../../mdx/values/evaluate'
import { plainExpression, spanOf } from '../../mdx/values/expression'
import { type ComponentUsage, nameSpan, type PropUsage, readUsage } from './usage'

/** What a line of the emitted program stands for. */
export type SourceMapping =
  | { kind: 'component'; usage: ComponentUsage }
  | { kind: 'prop'; usage: ComponentUsage; prop: PropUsage; at: Span }
  | { kind: 'field'; object: Expression; key: string | number; at: Span }
  | { kind: 'shown'; expression: Expression }

/** A text as a program that is checked and never run. */
export interface TypeCheckProgram {
  lines: string[]
  /** What the line of the same number stands for: one place to a line, so that no columns need to be compared. */
  mappings: (SourceMapping | undefined)[]
  usages: ComponentUsage[]
}

/** What expressions call the frontmatter; no value is written so. */
const fields = 'frontmatter'

/** Writes a text as TSX: its components, the values between braces, and the frontmatter as the type that it has. */
export function toTsx(
  tree: Nodes | undefined,
  data: Record<string, unknown> | undefined,
  names: readonly string[],
): TypeCheckProgram {
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
  // A program that names no field is the same program whatever the fields say.
  if (program.lines.includes(fields)) program.lines[0] = `{ let frontmatter!: ${typeOf(data)}; void (`
  return program

  /** Of what Markdown draws, only what stands in it matters, and between tags that there is any. */
  function content(node: Nodes, isBetweenTags: boolean) {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const plain = plainExpression(node.data?.estree)
      if (plain) shown(plain)
      // What is no plain value is told elsewhere.
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
    // More may be given than can be read: then nothing is missing.
    put(usage.hasSpread ? '{...({} as any)}>' : '>')
    for (const child of node.children) content(child, true)
    put(`</${usage.component}>`)
  }

  /** What is to be read as text: a text or a number, and nothing that would show as something else. */
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

/** JSON is a type as it stands: a text is the type of just that text, and a field that is absent has none. */
function typeOf(data: Record<string, unknown> | undefined): string {
  try {
    return data ? ascii(data) : 'any'
  } catch {
    // An alias can close a circle, which no field takes: that is told elsewhere.
    return 'any'
  }
}

/** A value as source code, in characters of which no count can differ. */
function ascii(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^ -~]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
