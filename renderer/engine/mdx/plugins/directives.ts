import type { Blockquote, Nodes, Parents, Root } from 'mdast'
import { type ContainerDirective, directiveFromMarkdown } from 'mdast-util-directive'
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx'
import type { Processor } from 'unified'
import type { Position } from 'unist'
import { alertContent, alertOf } from '../directives/alerts'
import { containerSyntax } from '../directives/container-syntax'
import { type Directives, directiveOf } from '../directives/directive'
import { wordsOf } from '../nodes'

type FromMarkdown = ReturnType<typeof directiveFromMarkdown>
type Handle = NonNullable<FromMarkdown['enter']>[string]

/**
 * A remark plug-in for directives and alerts. Each becomes the component that the site names for it, so that later
 * stages see a component; one that can't is left as parsed, for `checkDirectives`.
 */
export function directives(known: Directives) {
  return function (this: Processor) {
    const data = this.data()
    const transform = (tree: Root) => replaceIn(tree, known, text => titleText(text, this))
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), containerSyntax]
    data.fromMarkdownExtensions = [
      ...(data.fromMarkdownExtensions ?? []),
      directiveFromMarkdown({ verbose: true }),
      { exit: { directiveContainerTitle: takeTitle }, transforms: [transform] } as FromMarkdown,
    ]
  }
}

/** The first line of a directive behind its name, as `takeTitle` records it. */
interface TitleData {
  title?: { text: string; position: Position }
}

const takeTitle: Handle = function (token) {
  const node = this.stack.at(-1) as ContainerDirective
  const text = this.sliceSerialize(token).trim()
  Object.assign(node.data ?? {}, { title: { text, position: { start: token.start, end: token.end } } })
}

/** The title after the name of a directive, with or without brackets; undefined where there is none. */
export const titleOf = ({ data }: ContainerDirective): TitleData['title'] => (data as TitleData | undefined)?.title

/** Whether a directive has its closing line. */
export const isClosed = ({ data }: ContainerDirective): boolean =>
  data?.position !== undefined && 'closing' in data.position

function replaceIn(parent: Parents, known: Directives, toText: (title: string) => string): void {
  for (const [index, child] of parent.children.entries()) {
    const replaced = elementFor(child, known, toText) ?? child
    parent.children[index] = replaced as never
    if ('children' in replaced) replaceIn(replaced, known, toText)
  }
}

/** The component that a node becomes; undefined where it is neither a known directive nor a known alert. */
function elementFor(node: Nodes, known: Directives, toText: (title: string) => string): MdxJsxFlowElement | undefined {
  if (node.type === 'containerDirective') {
    const { text = '', position = node.position } = titleOf(node) ?? {}
    return isClosed(node) && !/^\{|[\s\]]\{[.#][^{}]*\}$/.test(text)
      ? element(node, node.name, { text: toText(text), position }, node.children as Blockquote['children'], known)
      : undefined
  }
  const alert = node.type === 'blockquote' ? alertOf(node) : undefined
  if (!alert || node.type !== 'blockquote' || !directiveOf(known, alert.name)) return
  const title = { text: alert.title, position: node.position }
  return element(node, alert.name, title, alertContent(node), known)
}

function element(
  { position }: Nodes,
  name: string,
  title: { text: string; position: Position | undefined },
  children: Blockquote['children'],
  known: Directives,
): MdxJsxFlowElement | undefined {
  const directive = directiveOf(known, name)
  if (!directive || (title.text && !directive.titleProp)) return
  const fixed = Object.entries(directive.props ?? {})
  const attributes = fixed.map(([prop, value]) =>
    attribute(prop, value, position && { ...position, end: position.start }),
  )
  if (title.text && directive.titleProp) attributes.push(attribute(directive.titleProp, title.text, title.position))
  return {
    type: 'mdxJsxFlowElement',
    name: directive.component,
    attributes,
    children: children as MdxJsxFlowElement['children'],
    position,
  }
}

/** The points of its position are copies: each is shifted once where a block is moved to its place. */
function attribute(name: string, value: string, position: Position | undefined): MdxJsxAttribute {
  const copy = position && { start: { ...position.start }, end: { ...position.end } }
  return { type: 'mdxJsxAttribute', name, value, position: copy }
}

/** The text of a title without the brackets around it, as inline Markdown; what that doesn't have becomes words. */
function titleText(title: string, processor: Processor): string {
  const text = title.replace(/^\[(.*)\]$/, '$1').trim()
  if (!/[&~]/.test(text) || /[{<]/.test(text)) return text
  return wordsOf(processor.parse(text) as Root)
}
