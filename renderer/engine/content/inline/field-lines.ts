import type { SchemaObject } from 'ajv'
import type { PhrasingContent, Root } from 'mdast'
import { type Path, textsIn } from '../../base/diagnostics/locate'
import { offsetAt, type Range, rangeAt } from '../../base/diagnostics/position'
import { type BodyText, extractTexts } from '../../mdx/extract'
import { parseLine } from '../../mdx/inline/parse-line'
import type { PropLine } from '../../mdx/inline/prop-lines'
import type { Document } from '../document'
import type { Collections } from '../files/find'
import { memoizeByDocument } from '../relate/memoize'
import type { ComponentDescription } from '../schema/describe-components'
import { type Definitions, shapesAt } from '../schema/schema-fields'
import { scalarOffsets } from './scalar-offsets'

/** A field, or a prop of a component, with Markdown in it. */
export interface FieldLine {
  /** The path of the field, for example `faqs.0.answer`, or of the prop, for example `Figure.caption`. */
  field: string
  /** Whether it is a prop of a component in the body. */
  isProp: boolean
  /** Whether its type says that it holds a line of Markdown. */
  isMarkdown: boolean
  tree: Root
  /** The URLs of its links and images, with their offsets in the text. */
  urls: BodyText[]
  /** The range of a part of the text, given by its offsets, in the file. */
  rangeOf(start: number, end: number): Range
}

/** Gives the fields and props of a document with Markdown in them: those that may hold it, and those that only show text. */
export type LineReader = (document: Document) => FieldLine[]

/** The components that props are checked by; they are needed only for bodies with `propLines`. */
export type LineComponents = readonly Pick<ComponentDescription, 'name' | 'schema'>[]

/** Creates the reader of lines for the types of a schema and of components. It parses each document object once. */
export function createLineReader(
  schema: SchemaObject,
  collections: Collections,
  components: LineComponents = [],
): LineReader {
  const definitions: Definitions = schema.definitions ?? {}
  const schemas = new Map(components.map(component => [component.name, component.schema]))
  return memoizeByDocument(document => {
    const type = definitions[collections[document.entry.collection]?.type ?? '']
    const { propLines = [] } = document.body
    const inProps = propLines.flatMap(line => toPropLine(document, line, schemas.get(line.component)))
    if (!type) return inProps
    // Positions are those in the text as it is written, without the values of facts.
    const inFields = textsIn(document.written ?? document.parsed.data ?? {}).flatMap(({ path, text }) => {
      const nodes = parseLine(text)
      const isMarkdown = nodes && isLineOf(type, path, definitions)
      return nodes && isMarkdown !== undefined ? toFieldLine(document, path, text, nodes, isMarkdown) : []
    })
    return [...inFields, ...inProps]
  })
}

/** Whether a value with Markdown is shown as such; undefined where its type can't be meant for Markdown. */
function isLineOf(type: SchemaObject, path: Path, definitions: Definitions): boolean | undefined {
  if (holdsMarkdown(type, path, definitions)) return true
  return shapesAt(type, path, definitions).some(isFreeText) ? false : undefined
}

/** Whether the value at a path is a line of Markdown, or in a list of such lines: its type has the tag `@markdown`. */
export function holdsMarkdown(type: SchemaObject, path: Path, definitions: Definitions): boolean {
  const isTagged = (at: Path) => shapesAt(type, at, definitions).some(shape => 'markdown' in shape)
  return isTagged(path) || (typeof path.at(-1) === 'number' && isTagged(path.slice(0, -1)))
}

/** Whether a type takes any text, so that asterisks in it can be meant as Markdown. */
function isFreeText(shape: SchemaObject): boolean {
  return (
    shape.type === 'string' && !['format', 'pattern', 'enum', 'const', 'media', 'reference'].some(key => key in shape)
  )
}

function toFieldLine(
  { entry: { source }, parsed }: Document,
  path: Path,
  text: string,
  children: PhrasingContent[],
  isMarkdown: boolean,
): FieldLine {
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
    ...parsedLine(children, text),
    rangeOf: (start, end) => rangeAt(source, offsetOf(start), offsetOf(end)),
  }
}

/** The line of a prop; none for a component without a description, which is an issue of its own. */
function toPropLine(
  { entry: { source } }: Document,
  { component, path, text, start: from, end: to }: PropLine,
  schema: SchemaObject | undefined,
): FieldLine[] {
  const isMarkdown = schema && isLineOf(schema, path, schema.definitions ?? {})
  if (isMarkdown === undefined) return []
  const isExact = source.slice(from, to) === text
  return [
    {
      field: `${component}.${path.join('.')}`,
      isProp: true,
      isMarkdown,
      ...parsedLine(parseLine(text) ?? [], text),
      rangeOf: (start, end) => (isExact ? rangeAt(source, from + start, from + end) : rangeAt(source, from, to)),
    },
  ]
}

function parsedLine(children: PhrasingContent[], text: string): Pick<FieldLine, 'tree' | 'urls'> {
  const tree: Root = { type: 'root', children: [{ type: 'paragraph', children }] }
  return { tree, urls: extractTexts(tree, text) }
}
