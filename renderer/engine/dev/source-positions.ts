import type { Element, ElementContent, Root, RootContent, Text } from 'hast'
import type { VFile } from 'vfile'

/** A component of a text, among what texts are compiled to. */
type MdxJsxFlowElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>

/**
 * Components draw what they like, so their place is written as text in front of them and put into their first tag when
 * the page is drawn. The two characters are of Unicode's private use area: no text holds them.
 */
const [start, end] = ['\uE000', '\uE001']

/** A rehype plug-in that gives each block of a text its place: file, line and column. */
export function annotateSources() {
  return (tree: Root, file: VFile) => {
    tree.children = tree.children.flatMap(node => name(node, file.path)) as RootContent[]
  }
}

function name<Node extends RootContent | ElementContent>(node: Node, file: string): (Node | Text)[] {
  const place = node.position && `${file}:${node.position.start.line}:${node.position.start.column}`
  if (node.type === 'element') {
    const element: Element = node
    if (place) element.properties.dataSource = place
    element.children = element.children.flatMap(child => name(child, file))
  }
  if (node.type !== 'mdxJsxFlowElement') return [node]
  const component: MdxJsxFlowElement = node
  component.children = component.children.flatMap(child => name(child, file)) as typeof component.children
  return place ? [{ type: 'text', value: start + place + end }, node] : [node]
}

/** Puts the places of components into their first tags; where a component draws none, its place goes. */
export function applySourceMarks(html: string): string {
  const mark = `(?:<!-- -->)?${start}([^${end}]*)${end}(?:<!-- -->)?`
  return html
    .replace(new RegExp(`${mark}\\s*(<[a-z][\\w-]*)(?![^>]* data-source=)`, 'g'), '$2 data-source="$1"')
    .replace(new RegExp(mark, 'g'), '')
}

/** A page without the places of its sources, as visitors get it. */
export function withoutSources(html: string): string {
  return html.replace(/ data-source="[^"]*"/g, '')
}
