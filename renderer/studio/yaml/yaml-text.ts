import { isDeepStrictEqual } from 'node:util'
import type { Path } from '@proofsheet/engine/base/diagnostics/locate'
import type { Edit } from '@proofsheet/engine/base/files/edits'
import { applyEdits } from '@proofsheet/engine/base/files/edits'
import { type Document, isMap, isScalar, isSeq, type Pair, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import { Refusal } from '../files/edits'

/** A YAML text with its nodes and its value. */
export interface Yaml {
  text: string
  contents: unknown
  data: unknown
}

/**
 * A node with its offsets, as the parser gives them: start, end of the value, end with white space and comments after
 * it.
 */
export type Node = { range?: [number, number, number] | null } | null | undefined

/** Parses YAML. Throws a refusal where it has errors. */
export function parseYaml(text: string): Yaml {
  const document: Document.Parsed = parseDocument(text, { prettyErrors: false, logLevel: 'error' })
  if (document.errors.length > 0) throw new Refusal('The fields of the file have a mistake: correct it there first.')
  return { text, contents: document.contents, data: document.toJS({ maxAliasCount: 100 }) ?? {} }
}

/** The first of several edits after which the YAML has the expected value. Throws a refusal where none has. */
export function firstEditYielding({ text }: Yaml, alternatives: Iterable<Edit[]>, expected: unknown): Edit[] {
  for (const edits of alternatives) {
    try {
      if (isDeepStrictEqual(parseYaml(applyEdits(text, edits)).data, expected)) return edits
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  throw new Refusal('This value is written in a form that can only be changed in its file.')
}

/** The node at a path; undefined where there is none. */
export function nodeAt(contents: unknown, path: Path): unknown {
  return path.reduce<unknown>((node, key) => {
    if (isMap(node)) return pairOf(node, key)?.value
    return isSeq(node) ? node.items[Number(key)] : undefined
  }, contents)
}

/** The pair of a map with a key. Of two with one name, the last one counts. */
export function pairOf(map: YAMLMap, key: string | number): Pair | undefined {
  return map.items.findLast(item => nameOf(item) === String(key))
}

/** The key of a pair as a text. */
export function nameOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : String(key)
}

/** A deep copy of a value in which the part at a path is another one; undefined removes it. */
export function withValue(data: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (typeof key === 'number' || Array.isArray(data)) {
    const list = Array.isArray(data) ? [...data] : []
    const item = withValue(list[Number(key)], rest, value)
    if (item === undefined) return list.toSpliced(Number(key), 1)
    list[Number(key)] = item
    return list
  }
  const { [key]: old, ...others } = (data ?? {}) as Record<string, unknown>
  const item = withValue(old, rest, value)
  return item === undefined ? others : { ...others, [key]: item }
}

/** The offsets of the lines of a pair, with its value. */
export function linesOfPair(text: string, { key, value }: Pair): { start: number; end: number } {
  const [start = 0, keyEnd = 0] = (key as Node)?.range ?? []
  const end = Math.max(keyEnd, (value as Node)?.range?.[1] ?? 0)
  return { start: lineStart(text, start), end: lineEnd(text, end) }
}

/** The offset at which the line of an offset begins. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

/** The offset behind the line end that follows a value; a block scalar ends with its own. */
export function lineEnd(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === '\n') return offset
  return text.indexOf('\n', offset) + 1 || text.length
}

/** Whether a map or list is within braces or brackets. */
export function isFlow(node: unknown): boolean {
  return (isMap(node) || isSeq(node)) && (node as YAMLMap | YAMLSeq).flow === true
}
