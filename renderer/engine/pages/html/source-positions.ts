import type { Element, ElementContent, Root, RootContent, Text } from 'hast'
import type { VFile } from 'vfile'

/** A component of a body, in the tree that bodies are compiled to. */
type MdxJsxFlowElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>

/**
 * Components render any HTML, so their position is written as text in front of them and moved into their first tag
 * after rendering. The two characters are from Unicode's private use area, which content doesn't use.
 */
const [start, end] = ['\uE000', '\uE001']

/** A rehype plug-in that adds its position to each block of a body: file, line and column. */
export const annotateSources = () => (tree: Root, file: VFile) => {
  tree.children = tree.children.flatMap(node => annotate(node, file.path)) as RootContent[]
}

function annotate<Node extends RootContent | ElementContent>(node: Node, file: string): (Node | Text)[] {
  const place = node.position && `${file}:${node.position.start.line}:${node.position.start.column}`
  if (node.type === 'element') {
    const element: Element = node
    if (place) element.properties.dataSource = place
    element.children = element.children.flatMap(child => annotate(child, file))
  }
  if (node.type !== 'mdxJsxFlowElement') return [node]
  const component: MdxJsxFlowElement = node
  component.children = component.children.flatMap(child => annotate(child, file)) as typeof component.children
  return place ? [{ type: 'text', value: start + place + end }, node] : [node]
}

/** Moves the positions of components into their first tags. A position without a following tag is removed. */
export function applySourceMarks(html: string): string {
  const mark = `(?:<!-- -->)?${start}([^${end}]*)${end}(?:<!-- -->)?`
  return html
    .replace(new RegExp(`${mark}\\s*(<[a-z][\\w-]*)(?![\\w-])(?![^>]* data-source=)`, 'g'), '$2 data-source="$1"')
    .replace(new RegExp(mark, 'g'), '')
}
