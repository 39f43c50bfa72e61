import type { BlockContent, PhrasingContent, RootContent, TableRow } from 'mdast'
import { attributeOf, image, link, strongLine, toFlow, toPhrasing } from './builders'
import type { ForeignElement } from './nest-html'
import { toText } from './texts'

/** Says an element in Markdown; `children` are converted already. */
export type Conversion = (element: ForeignElement, children: RootContent[]) => RootContent[]

const isFlow = ({ type }: ForeignElement) => type === 'mdxJsxFlowElement'
const strong: Conversion = (_, children) => marked('strong', children)
const emphasis: Conversion = (_, children) => marked('emphasis', children)
const heading =
  (depth: 1 | 2 | 3 | 4 | 5 | 6): Conversion =>
  (_, children) => [{ type: 'heading', depth, children: toPhrasing(children) }]
const list =
  (ordered: boolean): Conversion =>
  (_, children) => [
    {
      type: 'list',
      ordered,
      spread: false,
      children: children.map(item =>
        item.type === 'listItem' ? item : { type: 'listItem', spread: false, children: toFlow([item]) },
      ),
    },
  ]

/** Elements that Markdown has syntax for; they are always converted to it. */
export const markdownElements: Record<string, Conversion> = {
  strong,
  b: strong,
  em: emphasis,
  i: emphasis,
  del: (_, children) => marked('delete', children),
  s: (_, children) => marked('delete', children),
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  ul: list(false),
  ol: list(true),
  code: (_, children) => [{ type: 'inlineCode', value: children.map(toText).join('') }],
  a: (element, children) => link(attributeOf(element, 'href'), toPhrasing(children)),
  img: element => {
    const source = attributeOf(element, 'src')
    return source ? [image(source, attributeOf(element, 'alt'), attributeOf(element, 'title'))] : []
  },
  br: () => [{ type: 'break' }],
  hr: () => [{ type: 'thematicBreak' }],
  p: (element, children) => (isFlow(element) ? toFlow(children) : children),
  li: (_, children) => [{ type: 'listItem', spread: false, children: toFlow(children) } as unknown as RootContent],
  blockquote: (_, children) => [{ type: 'blockquote', children: toFlow(children) }],
  pre: (element, children) => [
    {
      type: 'code',
      lang: languageOf(element),
      value: children
        .map(toText)
        .join('')
        .replace(/^\n|\n$/g, ''),
    },
  ],
  table: (element, children) => tableOf(element, children),
}

/** Conversions for elements that the site does not allow: each writes the nearest Markdown. */
export const fallbackElements: Record<string, Conversion> = {
  ...Object.fromEntries(['kbd', 'samp', 'tt', 'var'].map(name => [name, markdownElements.code as Conversion])),
  q: (_, children) => [{ type: 'text', value: '“' }, ...children, { type: 'text', value: '”' }],
  summary: (_, children) => strongLine(children),
  dt: (_, children) => strongLine(children),
  figcaption: (_, children) => toFlow(marked('emphasis', children)),
  caption: (_, children) => toFlow(marked('emphasis', children)),
  iframe: element => embedLink(attributeOf(element, 'src'), attributeOf(element, 'title')),
  video: (element, children) =>
    embedLink(attributeOf(element, 'src') ?? sourceIn(children), attributeOf(element, 'title')),
  audio: (element, children) =>
    embedLink(attributeOf(element, 'src') ?? sourceIn(children), attributeOf(element, 'title') ?? 'Recording'),
  picture: (_, children) => children.filter(({ type }) => type === 'image'),
  // A slot of Vue.
  template: (element, children) => (isFlow(element) ? toFlow(children) : children),
  wbr: () => [],
}

/** Elements that are left out with all that is in them. */
export const droppedElements: readonly string[] = [
  ...['script', 'style', 'noscript', 'svg', 'canvas', 'form', 'input', 'select', 'textarea', 'button'],
  ...['object', 'embed', 'link', 'meta', 'source', 'track', 'col', 'colgroup', 'area', 'map', 'dialog'],
]

function marked(type: 'strong' | 'emphasis' | 'delete', nodes: RootContent[]): RootContent[] {
  const children = toPhrasing(nodes)
  return children.some(node => toText(node).trim() !== '' || node.type === 'image') ? [{ type, children }] : children
}

function languageOf({ children }: ForeignElement): string | undefined {
  const [inner] = children
  const names = inner && 'attributes' in inner ? attributeOf(inner as ForeignElement, 'class', 'className') : undefined
  return /(?:language|lang)-([\w+-]+)/.exec(names ?? '')?.[1]
}

function sourceIn(children: RootContent[]): string | undefined {
  return children.flatMap(node => (node.type === 'link' ? [node.url] : []))[0]
}

/** A link to the recording that a foreign page plays. */
export function embedLink(source: string | undefined, title = 'Watch the video'): BlockContent[] {
  const id = /youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(source ?? '')?.[1]
  const url = id ? `https://www.youtube.com/watch?v=${id}` : source
  return url ? toFlow(link(url, [{ type: 'text', value: title }])) : []
}

/** A table of rows and cells; the first row is its heading. A table of one column or without rows gives its text. */
function tableOf(_: ForeignElement, children: RootContent[]): RootContent[] {
  const rows = children.flatMap(rowsIn)
  const captions = children.filter(node => node.type === 'paragraph')
  return rows.length > 0 ? [...captions, { type: 'table', children: rows }] : toFlow(children)
}

function rowsIn(node: RootContent): TableRow[] {
  if (node.type === 'tableRow') return [node]
  return 'children' in node && node.type !== 'paragraph' ? (node.children as RootContent[]).flatMap(rowsIn) : []
}

/** The cells and rows of tables in HTML; they become a table with it. */
export const tableParts: Record<string, Conversion> = {
  ...Object.fromEntries(['thead', 'tbody', 'tfoot'].map(name => [name, ((_, children) => children) as Conversion])),
  tr: (_, children) => [{ type: 'tableRow', children: children.filter(node => node.type === 'tableCell') }],
  td: (_, children) => [{ type: 'tableCell', children: withoutBreaks(toPhrasing(children)) }],
  th: (_, children) => [{ type: 'tableCell', children: withoutBreaks(toPhrasing(children)) }],
}

function withoutBreaks(nodes: PhrasingContent[]): PhrasingContent[] {
  return nodes.map(node => {
    if (node.type === 'break') return { type: 'text', value: ' ' }
    return node.type === 'text' ? { ...node, value: node.value.replace(/\s+/g, ' ') } : node
  })
}
