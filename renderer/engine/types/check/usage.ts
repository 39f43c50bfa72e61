import type { Expression } from 'estree-jsx'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Span } from '../../diagnostics/position'
import { evaluate } from '../../mdx/values/evaluate'
import { plainExpression } from '../../mdx/values/expression'

/** What a component is given under one name. */
export interface PropUsage {
  name: string
  /** The name with what it is given. */
  whole: Span
  /** What it is given: text in quotation marks, an expression, only the name, or what is no plain value. */
  value: { kind: 'text'; text: string } | { kind: 'expression'; expression: Expression } | { kind: 'yes' | 'unclear' }
}

/** One use of a component in a text. */
export interface ComponentUsage {
  component: string
  /** The opening bracket and the name. */
  tag: Span
  props: PropUsage[]
  /** Whether more may be given than can be read. */
  hasSpread: boolean
  /** Whether anything stands between its tags. */
  hasChildren: boolean
}

/** An element of a text that names a component of the vocabulary, read as a use of it. */
export function readUsage(element: MdxJsxFlowElement | MdxJsxTextElement, component: string): ComponentUsage {
  const start = element.position?.start.offset ?? 0
  const props = element.attributes.flatMap(attribute => {
    if (attribute.type !== 'mdxJsxAttribute') return []
    const { name, value, position } = attribute
    const whole = { start: position?.start.offset ?? start, end: position?.end.offset ?? start }
    return [{ name, whole, value: readValue(value) }]
  })
  return {
    component,
    tag: { start, end: start + 1 + component.length },
    props,
    hasSpread: element.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute'),
    hasChildren: element.children.some(child => !isNothing(child)),
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

/** Only the name. */
export function nameSpan({ name, whole }: PropUsage): Span {
  return { start: whole.start, end: whole.start + name.length }
}

/** What a prop is given; undefined where that can't be known. */
export function propValue({ value }: PropUsage, frontmatter: unknown): unknown {
  if (value.kind === 'text') return value.text
  if (value.kind === 'yes') return true
  return value.kind === 'expression' ? evaluate(value.expression, frontmatter) : undefined
}
