import type { Expression } from 'estree-jsx'
import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Finding } from '../../../base/diagnostics/issue'
import type { Span } from '../../../base/diagnostics/position'
import { everyNode, placeOf } from '../../../mdx/nodes'
import { evaluate, type Scope } from '../../../mdx/values/evaluate'
import { plainExpression } from '../../../mdx/values/expression'

/** A prop as given in a component usage. */
export interface PropUsage {
  name: string
  /** The span of the name and the value. */
  whole: Span
  /** A string, a plain expression, a name without a value (`yes`), or an expression that is not plain (`unclear`). */
  value: { kind: 'text'; text: string } | { kind: 'expression'; expression: Expression } | { kind: 'yes' | 'unclear' }
}

/** One use of a component in a body. */
export interface ComponentUsage {
  component: string
  /** The span of the opening bracket and the name. */
  tag: Span
  props: PropUsage[]
  /** Whether it spreads an expression, which may contain further props. */
  hasSpread: boolean
  /** The span of its children, where it has any besides white space and comments. */
  inside?: Span
}

/** Something wrong with a component usage or an expression. */
export interface TypeFinding extends Finding {
  /** The frontmatter fields that it depends on. */
  fields?: string[]
}

/** The values in a body that types are checked for: its components, and the expressions that it shows as text. */
export interface BodyValues {
  components: ComponentUsage[]
  shown: Expression[]
}

/** Reads the components with the given names and the expressions of a body, as plain JSON values. */
export function readValues(tree: Nodes | undefined, names: readonly string[]): BodyValues {
  const nodes = tree ? everyNode(tree) : []
  return {
    components: nodes.flatMap(node => {
      const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
      return isElement && node.name && names.includes(node.name) ? [readUsage(node, node.name)] : []
    }),
    shown: nodes.flatMap(node => {
      const isShown = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
      return (isShown && plainExpression(node.data?.estree)) || []
    }),
  }
}

/** Reads the usage of a component from its element. */
export function readUsage(element: MdxJsxFlowElement | MdxJsxTextElement, component: string): ComponentUsage {
  const start = element.position?.start.offset ?? 0
  const props = element.attributes.flatMap(attribute => {
    if (attribute.type !== 'mdxJsxAttribute') return []
    const { name, value, position } = attribute
    const whole = { start: position?.start.offset ?? start, end: position?.end.offset ?? start }
    return [{ name, whole, value: readValue(value) }]
  })
  const spans = element.children.filter(child => !isNothing(child)).map(placeOf)
  return {
    component,
    tag: { start, end: start + 1 + component.length },
    props,
    hasSpread: element.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute'),
    inside: spans[0] && { start: spans[0].start, end: spans.at(-1)?.end ?? 0 },
  }
}

function readValue(
  value: Extract<MdxJsxFlowElement['attributes'][number], { name: string }>['value'],
): PropUsage['value'] {
  if (value === null || value === undefined) return { kind: 'yes' }
  if (typeof value === 'string') return { kind: 'text', text: value }
  const expression = plainExpression(value.data?.estree)
  return expression ? { kind: 'expression', expression } : { kind: 'unclear' }
}

/** White space, or a comment between braces. */
function isNothing(child: MdxJsxFlowElement['children'][number] | MdxJsxTextElement['children'][number]): boolean {
  if (child.type === 'text') return child.value.trim() === ''
  if (child.type !== 'mdxTextExpression' && child.type !== 'mdxFlowExpression') return false
  return child.data?.estree?.body.length === 0
}

/** The span of a prop's name. */
export function nameSpan({ name, whole }: PropUsage): Span {
  return { start: whole.start, end: whole.start + name.length }
}

/** The value of a prop; undefined where it can't be evaluated. */
export function propValue({ value }: PropUsage, scope: Scope): unknown {
  if (value.kind === 'text') return value.text
  if (value.kind === 'yes') return true
  return value.kind === 'expression' ? evaluate(value.expression, scope) : undefined
}
