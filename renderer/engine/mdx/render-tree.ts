import type { Expression } from 'estree-jsx'
import type { Nodes, Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { MDXComponents, MDXContent } from 'mdx/types'
import { createElement, Fragment, type ReactNode } from 'react'
import { evaluate } from './values/evaluate'

/** What a text shows, in values that JSON can hold: its words, and elements and components with their props. */
type Part = string | number | boolean | null | Element | Invalid | Part[]

interface Element {
  /** Of an element or a component; empty for what only holds others together. */
  name: string
  props: Record<string, unknown> & { children?: Part }
}

/** An object between braces. React renders none, and it must not pass for an element, whatever fields it has. */
interface Invalid {
  invalid: true
}

/** Gives the function that records elements; a child that it has not recorded itself comes from an expression. */
function createRecorder() {
  const elements = new WeakSet<object>()
  const checked = (child: unknown): unknown => {
    if (Array.isArray(child)) return child.map(checked)
    return typeof child !== 'object' || child === null || elements.has(child) ? child : { invalid: true }
  }
  return (name: unknown, props: object) => {
    const element = { name, props: 'children' in props ? { ...props, children: checked(props.children) } : props }
    elements.add(element)
    return element as never
  }
}

/** What the tree of a text shows, given the fields that its expressions name; none of it is run. */
export function toRenderTree(tree: Root, frontmatter: unknown): Part {
  removeComments(tree)
  const record = createRecorder()
  return toJsxRuntime(tree, {
    Fragment: '',
    jsx: record,
    jsxs: record,
    passKeys: false,
    createEvaluater: () => ({
      // Names of components are asked for as well.
      evaluateExpression: (expression: Expression) =>
        expression.type === 'Identifier' && expression.name !== 'frontmatter'
          ? expression.name
          : evaluate(expression, frontmatter),
      evaluateProgram: () => undefined,
    }),
  }) as unknown as Part
}

/** Between braces may stand a remark of the writer's, which says nothing. */
function removeComments(node: Nodes): void {
  if (!('children' in node)) return
  const isComment = (child: Nodes) =>
    (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') && child.data?.estree?.body.length === 0
  node.children = (node.children as Nodes[]).filter(child => !isComment(child)) as typeof node.children
  node.children.forEach(removeComments)
}

/** What a text shows, ready to be drawn. Drawing throws where it names a component that is not among those given. */
export function toComponent(content: Part): MDXContent {
  return ({ components = {} }) => renderPart(content, components) as never
}

function renderPart(part: Part, components: MDXComponents): ReactNode {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map(each => renderPart(each, components))
  if ('invalid' in part) throw new Error("A group of fields can't be shown as text.")
  const { children, ...props } = part.props
  const type = part.name === '' ? Fragment : typeOf(part.name, components)
  // As arguments rather than as a list, for which React would ask keys.
  const inner = children === undefined ? [] : Array.isArray(children) ? children : [children]
  return createElement(type as string, props, ...inner.map(each => renderPart(each, components)))
}

function typeOf(name: string, components: MDXComponents) {
  const component = (components as Record<string, unknown>)[name]
  if (component === undefined && /^[A-Z]/.test(name)) throw new Error(`There is no component ${name}.`)
  return component ?? name
}
