import { isPlain } from '@proofsheet/authoring/format/frontmatter/quotes'
import { isScalar, Scalar, stringify } from 'yaml'
import type { Node } from './yaml-text'

/** The spellings of a value in place of a scalar: in its own style first, then in others, the simplest first. */
export function* spellings(text: string, old: unknown, value: unknown, isInFlow: boolean): Generator<string> {
  if (typeof value !== 'string') {
    yield JSON.stringify(value)
    return
  }
  const type = isScalar(old) ? old.type : undefined
  const [start = 0, end = 0] = (old as Node)?.range ?? []
  const raw = text.slice(start, end)
  if (type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL) yield* blocks(raw, value, type)
  if (type === Scalar.QUOTE_SINGLE && !value.includes('\n')) yield `'${value.replaceAll("'", "''")}'`
  if (type === Scalar.QUOTE_DOUBLE) yield JSON.stringify(value)
  const ending = raw.endsWith('\n') ? '\n' : ''
  if (isPlain(value, isInFlow)) yield value + ending
  yield JSON.stringify(value) + ending
}

/** A text as a block scalar with the header and the indentation of another one. */
function* blocks(raw: string, value: string, type: string): Generator<string> {
  const [, header = '', sign = '', rest = ''] = /^(([|>])[^\r\n]*)(\r?\n[\s\S]*)/.exec(raw) ?? []
  const indent = /^(?:[ \t]*\r?\n)*( +)\S/.exec(rest.replace(/^\r?\n/, ''))?.[1]
  // With a number for its indentation, the header says more than this can follow.
  if (!indent || /^[|>][-+]?\d/.test(header)) return
  const ends = raw.endsWith('\n') ? '\n' : ''
  const body = withoutLineEnds(value)
  const lines = type === Scalar.BLOCK_FOLDED ? body.split('\n').join('\n\n') : body
  const indented = lines.replace(/^(?=.)/gm, indent)
  const comment = /^[|>][-+]?(.*)$/.exec(header)?.[1] ?? ''
  const chomping = /^[|>]([-+]?)/.exec(header)?.[1] ?? ''
  for (const each of new Set([chomping, '-', '', '+'])) yield `${sign}${each}${comment}\n${indented}${ends}`
}

/** A value as lines of a block list or map, each indented by a number of columns. */
export function blockLines(value: unknown, column: number): string {
  const lines = stringify(value, { lineWidth: 0 }).replace(/\n$/, '').split('\n')
  return lines.map(line => `${line && ' '.repeat(column)}${line}\n`).join('')
}

function withoutLineEnds(text: string): string {
  let end = text.length
  while (text[end - 1] === '\n') end--
  return text.slice(0, end)
}
