import type { SchemaObject } from 'ajv'
import type { PhrasingContent, Root } from 'mdast'
import { type Path, textsIn } from '../../diagnostics/locate'
import { offsetAt, type Range, rangeAt } from '../../diagnostics/position'
import { type BodyText, extractTexts } from '../../mdx/extract'
import { parseLine } from '../../mdx/lines/parse-line'
import { type Definitions, shapesAt } from '../../types/schema-fields'
import type { Document } from '../document'
import type { Collections } from '../files/find'
import { parseEntry } from '../parse'
import { memoizeByDocument } from '../relate/memoize'
import { scalarOffsets } from './scalar-offsets'

/** A field with Markdown in it. */
export interface FieldLine {
  /** The path of the field, for example `faqs.0.answer`. */
  field: string
  /** Whether its type says that it holds a line of Markdown. */
  isMarkdown: boolean
  tree: Root
  /** The URLs of its links and images, with their offsets in the text. */
  urls: BodyText[]
  /** The range of a part of the text, given by its offsets, in the file. */
  rangeOf(start: number, end: number): Range
}

/** Gives the fields of a document with Markdown in them: those that may hold it, and those that only show text. */
export type LineReader = (document: Document) => FieldLine[]

/** Creates the reader of fields for the types of a schema. It parses each document object once. */
export function createLineReader(schema: SchemaObject, collections: Collections): LineReader {
  const definitions: Definitions = schema.definitions ?? {}
  return memoizeByDocument(document => {
    const type = definitions[collections[document.entry.collection]?.type ?? '']
    if (!type) return []
    return textsIn(writtenData(document)).flatMap(({ path, text }) => {
      const nodes = parseLine(text)
      if (!nodes) return []
      const isMarkdown = holdsMarkdown(type, path, definitions)
      if (!isMarkdown && !shapesAt(type, path, definitions).some(isFreeText)) return []
      return toFieldLine(document, path, text, nodes, isMarkdown)
    })
  })
}

/** The frontmatter as it is written, without the values of facts, so that positions in its texts are right. */
function writtenData({ entry: { source, file }, parsed, facts }: Document): Record<string, unknown> {
  return (facts ? parseEntry(source, file).value.data : parsed.data) ?? {}
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
  const tree: Root = { type: 'root', children: [{ type: 'paragraph', children }] }
  let offsets: number[] | undefined
  const offsetOf = (index: number) => {
    const at = parsed.locate(path, 'value')
    offsets ??= scalarOffsets(source, offsetAt(source, at), offsetAt(source, at.end), text)
    return offsets[index] ?? 0
  }
  return {
    field: path.join('.'),
    isMarkdown,
    tree,
    urls: extractTexts(tree, text),
    rangeOf: (start, end) => rangeAt(source, offsetOf(start), offsetOf(end)),
  }
}
