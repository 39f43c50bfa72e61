import type { Nodes, Parent, RootContent, Text } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'

/** The value of each fact by its name. */
export type FactValues = Readonly<Record<string, string>>

/** The name that a use of a fact gives: `<Fact name="price" />`. Undefined for any other node. */
export function factNameOf(node: Nodes, component: string): string | undefined {
  if ((node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') || node.name !== component) return
  const attribute = node.attributes.find(each => each.type === 'mdxJsxAttribute' && each.name === 'name')
  return typeof attribute?.value === 'string' ? attribute.value : undefined
}

/** Replaces each use of a known fact in a tree by its value. */
export function replaceFacts(node: Nodes, component: string, values: FactValues): void {
  if (!('children' in node)) return
  const parent = node as Parent
  parent.children = parent.children.flatMap(child => {
    replaceFacts(child, component, values)
    const name = factNameOf(child, component)
    return name !== undefined && Object.hasOwn(values, name) ? [valueNode(child, values[name] ?? '')] : [child]
  })
  parent.children = joinTexts(parent.children)
}

function valueNode(use: MdxJsxFlowElement | MdxJsxTextElement | RootContent, value: string): RootContent {
  const text: Text = { type: 'text', value }
  return use.type === 'mdxJsxFlowElement' ? { type: 'paragraph', children: [text] } : text
}

/** Joins neighboring texts, so that a text with a fact renders like one in which the value is written. */
function joinTexts(nodes: RootContent[]): RootContent[] {
  const joined: RootContent[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.type === 'text' && last?.type === 'text')
      joined[joined.length - 1] = { ...last, value: last.value + node.value }
    else joined.push(node)
  }
  return joined
}

/** Matches the uses of facts in the text of a field. */
function usesIn(component: string): RegExp {
  return new RegExp(`<${component}\\s+name=(["'])([^"'<>]*)\\1\\s*/>`, 'g')
}

/** The facts that the text of a field uses, with their offsets in it. */
export function factsInText(text: string, component: string): { name: string; start: number; end: number }[] {
  if (!text.includes(`<${component}`)) return []
  return [...text.matchAll(usesIn(component))].map(({ 0: use, 2: name = '', index }) => {
    const start = index + use.indexOf(name, use.indexOf('='))
    return { name, start, end: start + name.length }
  })
}

/** A value of the frontmatter with the values of facts in place of their uses. */
export function resolveFacts<Value>(value: Value, component: string, values: FactValues): Value {
  if (typeof value === 'string') {
    const found = value.includes(`<${component}`)
    const resolve = (use: string, _: string, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : use)
    return (found ? value.replace(usesIn(component), resolve) : value) as Value
  }
  if (Array.isArray(value)) return value.map(item => resolveFacts(item, component, values)) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]) => [key, resolveFacts(item, component, values)])
  return Object.fromEntries(entries) as Value
}
