import type { SchemaObject } from 'ajv'
import type { PhrasingContent, Root } from 'mdast'
import { type Path, textsIn } from '../../base/diagnostics/locate'
import { offsetAt, type Range, rangeAt } from '../../base/diagnostics/position'
import { type BodyText, extractTexts } from '../../mdx/extract'
import type { InlineProp } from '../../mdx/inline/inline-props'
import { parseInline } from '../../mdx/inline/parse-inline'
import type { Document } from '../document'
import type { Collections } from '../files/find'
import { memoizeByDocument } from '../relate/memoize'
import type { ComponentDescription } from '../schema/describe-components'
import { type Definitions, shapesAt } from '../schema/schema-fields'
import { scalarOffsets } from './scalar-offsets'

/** A field, or a prop of a component, with Markdown in it. */
export interface InlineText {
  /** The path of the field, for example `faqs.0.answer`, or of the prop, for example `Figure.caption`. */
  field: string
  /** Whether it is a prop of a component in the body. */
  isProp: boolean
  /** Whether its type has the tag `@markdown`; otherwise its Markdown would be shown as plain text. */
  isMarkdown: boolean
  text: string
  tree: Root
  /** The URLs of its links and images, with their offsets in the text. */
  urls: BodyText[]
  /** The range of a part of the text, given by its offsets, in the file. */
  rangeOf(start: number, end: number): Range
}

/** Gives the fields and props of a document whose text contains Markdown, whether their types allow it or not. */
export type InlineReader = (document: Document) => InlineText[]

/** The schemas that props are checked by, by component; needed only for bodies with `inlineProps`. */
export type PropSchemas = readonly Pick<ComponentDescription, 'name' | 'schema'>[]

/** Creates the reader of inline Markdown for a schema and component schemas. It parses each document object once. */
export function createInlineReader(
  schema: SchemaObject,
  collections: Collections,
  components: PropSchemas = [],
): InlineReader {
  const definitions: Definitions = schema.definitions ?? {}
  const schemas = new Map(components.map(component => [component.name, component.schema]))
  return memoizeByDocument(document => {
    const type = definitions[collections[document.entry.collection]?.type ?? '']
    const { inlineProps = [] } = document.body
    const inProps = inlineProps.flatMap(prop => inlineOfProp(document, prop, schemas.get(prop.component)))
    if (!type) return inProps
    // Positions are those in the text as it is written, without the values of facts.
    const inFields = textsIn(document.written ?? document.parsed.data ?? {}).flatMap(({ path, text }) => {
      const nodes = parseInline(text) ?? plainText(text)
      const isMarkdown = nodes && isShownInline(type, path, definitions)
      return nodes && isMarkdown !== undefined ? inlineOfField(document, path, text, nodes, isMarkdown) : []
    })
    return [...inFields, ...inProps]
  })
}

/** A text without Markdown in which a mark may be begun and never ended, or HTML, as its only node. */
function plainText(text: string): PhrasingContent[] | undefined {
  const position = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: text.length } }
  return /[*`[~]|<\w/.test(text) ? [{ type: 'text', value: text, position }] : undefined
}

/** Whether a value with Markdown is rendered as Markdown; undefined where its type takes no free text. */
function isShownInline(type: SchemaObject, path: Path, definitions: Definitions): boolean | undefined {
  if (holdsMarkdown(type, path, definitions)) return true
  return shapesAt(type, path, definitions).some(isFreeText) ? false : undefined
}

/** Whether the value at a path is inline Markdown: its type, or that of the list around it, has the tag `@markdown`. */
export function holdsMarkdown(type: SchemaObject, path: Path, definitions: Definitions): boolean {
  const isTagged = (at: Path) => shapesAt(type, at, definitions).some(shape => 'markdown' in shape)
  return isTagged(path) || (typeof path.at(-1) === 'number' && isTagged(path.slice(0, -1)))
}

/** Whether a type takes any text, so that asterisks in it may be Markdown. */
function isFreeText(shape: SchemaObject): boolean {
  return (
    shape.type === 'string' && !['format', 'pattern', 'enum', 'const', 'media', 'reference'].some(key => key in shape)
  )
}

function inlineOfField(
  { entry: { source }, parsed }: Document,
  path: Path,
  text: string,
  children: PhrasingContent[],
  isMarkdown: boolean,
): InlineText {
  let offsets: number[] | undefined
  const offsetOf = (index: number) => {
    const at = parsed.locate(path, 'value')
    offsets ??= scalarOffsets(source, offsetAt(source, at), offsetAt(source, at.end), text)
    return offsets[index] ?? 0
  }
  return {
    field: path.join('.'),
    isProp: false,
    isMarkdown,
    text,
    ...treeAndUrls(children, text),
    rangeOf: (start, end) => rangeAt(source, offsetOf(start), offsetOf(end)),
  }
}

/** The inline Markdown of a prop; empty for a component without a schema, which is an issue of its own. */
function inlineOfProp(
  { entry: { source } }: Document,
  { component, path, text, start: from, end: to }: InlineProp,
  schema: SchemaObject | undefined,
): InlineText[] {
  const isMarkdown = schema && isShownInline(schema, path, schema.definitions ?? {})
  if (isMarkdown === undefined) return []
  const isExact = source.slice(from, to) === text
  return [
    {
      field: `${component}.${path.join('.')}`,
      isProp: true,
      isMarkdown,
      text,
      ...treeAndUrls(parseInline(text) ?? [], text),
      rangeOf: (start, end) => (isExact ? rangeAt(source, from + start, from + end) : rangeAt(source, from, to)),
    },
  ]
}

function treeAndUrls(children: PhrasingContent[], text: string): Pick<InlineText, 'tree' | 'urls'> {
  const tree: Root = { type: 'root', children: [{ type: 'paragraph', children }] }
  return { tree, urls: extractTexts(tree, text) }
}
