import type { Expression } from 'estree-jsx'
import type { Nodes, Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { MDXComponents, MDXContent } from 'mdx/types'
import { createElement, Fragment, type ReactNode } from 'react'
import type { CompiledBody } from './compiled-body'
import { evaluate, type Scope } from './values/evaluate'

/** A rendered body as JSON values: text, and elements and components with their props. */
type Part = string | number | boolean | null | Element | Invalid | Part[]

interface Element {
  /** The name of an element or component; empty for a fragment. */
  name: string
  props: Record<string, unknown> & { children?: Part }
}

/** Marks an object from an expression: React renders none, and it must not count as an element, whatever its fields. */
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

/**
 * Turns the tree of a body into values, given the values that its expressions name. Expressions are evaluated, not run.
 */
export function toRenderTree(tree: Root, scope: Scope): Part {
  removeComments(tree)
  const record = createRecorder()
  return toJsxRuntime(tree, {
    Fragment: '',
    jsx: record,
    jsxs: record,
    passKeys: false,
    createEvaluater: () => ({
      // The names of components arrive here as identifiers.
      evaluateExpression: (expression: Expression) =>
        expression.type === 'Identifier' && expression.name !== 'frontmatter'
          ? expression.name
          : evaluate(expression, scope),
      evaluateProgram: () => undefined,
    }),
  }) as unknown as Part
}

/** Removes comments in braces. */
function removeComments(node: Nodes): void {
  if (!('children' in node)) return
  const isComment = (child: Nodes) =>
    (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') && child.data?.estree?.body.length === 0
  node.children = (node.children as Nodes[]).filter(child => !isComment(child)) as typeof node.children
  node.children.forEach(removeComments)
}

/** Makes a component of a render tree. It throws when rendered without a component that the tree names. */
export function toComponent(content: Part): MDXContent {
  return ({ components = {} }) => renderPart(content, components) as never
}

function renderPart(part: Part, components: MDXComponents): ReactNode {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map(each => renderPart(each, components))
  if ('invalid' in part) throw new Error("A group of fields can't be shown as text.")
  const { children, ...props } = part.props
  const type = part.name === '' ? Fragment : typeOf(part.name, components)
  // Children as arguments: React requires keys for a list.
  const inner = children === undefined ? [] : Array.isArray(children) ? children : [children]
  return createElement(type as string, props, ...inner.map(each => renderPart(each, components)))
}

function typeOf(name: string, components: MDXComponents) {
  const component = (components as Record<string, unknown>)[name]
  if (component === undefined && /^[A-Z]/.test(name)) throw new Error(`There is no component ${name}.`)
  return component ?? name
}

/** Loads a compiled body as a component. Its own components are passed in as a prop when it is rendered. */
export async function loadBody({ kind, text }: CompiledBody): Promise<MDXContent> {
  if (kind === 'values') return toComponent(JSON.parse(text))
  const [{ run }, runtime] = await Promise.all([import('@mdx-js/mdx'), import('react/jsx-runtime')])
  // Imported late: React reads NODE_ENV when its module is loaded.
  return (await run(text, runtime)).default
}
