import type { Node, Property } from 'estree-jsx'
import type { Nodes } from 'mdast'
import type { Path } from '../../base/diagnostics/locate'
import type { Span } from '../../base/diagnostics/position'
import { everyNode, located, placeOf } from '../nodes'
import { keyOf } from '../values/evaluate'
import { plainExpression, spanOf } from '../values/expression'
import { parseInline } from './parse-inline'

/** A text with inline Markdown in a prop of a component; the type of the prop says whether it is rendered. */
export interface InlineProp {
  component: string
  /** The prop, and the keys and indexes below it. */
  path: Path
  text: string
  /** The offsets of the text from the start of the file; of the place that holds it where it has escapes. */
  start: number
  end: number
}

/** The texts in the props of a body's components that have Markdown in them. */
export function inlinePropsIn(tree: Nodes, body: string): InlineProp[] {
  return everyNode(tree).flatMap(node => {
    if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || !node.name) return []
    const component = node.name
    return node.attributes.flatMap(attribute => {
      if (attribute.type !== 'mdxJsxAttribute') return []
      const { name, value } = attribute
      // The title of a directive is a prop without its name.
      if (typeof value === 'string') return inlineAt(component, [name], value, placeOf(attribute), body)
      const expression = plainExpression(value?.data?.estree)
      return expression ? inlineInValue(component, [name], expression, body) : []
    })
  })
}

function inlineInValue(component: string, path: Path, node: Node, body: string): InlineProp[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? inlineAt(component, path, node.value, spanOf(node), body) : []
    case 'TemplateLiteral':
      return node.expressions.length === 0
        ? inlineAt(component, path, node.quasis[0]?.value.cooked ?? '', spanOf(node), body)
        : []
    case 'ArrayExpression':
      return node.elements.flatMap((item, index) =>
        item ? inlineInValue(component, [...path, index], item, body) : [],
      )
    case 'ObjectExpression':
      return node.properties
        .filter((property): property is Property => property.type === 'Property')
        .flatMap(({ key, value }) => inlineInValue(component, [...path, keyOf(key)], value, body))
    default:
      return []
  }
}

function inlineAt(component: string, path: Path, text: string, { start, end }: Span, body: string): InlineProp[] {
  return parseInline(text) ? [{ component, path, ...located(body, text, start, end) }] : []
}
