import { Parser } from 'acorn'
import type { Program } from 'estree-jsx'
import type { MdxJsxAttribute } from 'mdast-util-mdx'
import type { Point, Position } from 'unist'
import { limits } from '../../base/diagnostics/limits'
import { positionAt, type Span } from '../../base/diagnostics/position'
import { boundDepth } from '../bounded/bound-depth'
import { isPlainExpression } from '../values/expression'

const acorn = boundDepth(Parser)

/** A tag of a component, with the attributes that the exact parser makes of it. */
export interface Tag extends Span {
  kind: 'opening' | 'closing' | 'self-closing'
  name: string
  attributes: MdxJsxAttribute[]
}

const opening = /<(\/?)([A-Z][A-Za-z\d]*)/y
const space = / *(?:\n *)?/y
const ending = /\/?>/y
/** A name alone, or with a string without character references, or before an expression. */
const attribute = /([A-Za-z][\w-]*)(?:="([^"&\n\t]*)"|='([^'&\n\t]*)'|=(?=\{))?/y

/**
 * Reads the tag at an offset. Gives undefined unless it is a component's, with attributes whose values are strings of
 * one line or plain expressions of one line.
 */
export function readTag(body: string, start: number): Tag | undefined {
  let at = start
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(body)
    if (found) at = pattern.lastIndex
    return found
  }
  const [, slash, name = ''] = take(opening) ?? []
  if (slash === undefined) return
  if (slash) return take(ending)?.[0] === '>' ? { kind: 'closing', name, attributes: [], start, end: at } : undefined
  const attributes: MdxJsxAttribute[] = []
  for (;;) {
    const isSpaced = take(space)?.[0] !== ''
    const end = take(ending)?.[0]
    if (end) return { kind: end === '>' ? 'opening' : 'self-closing', name, attributes, start, end: at }
    const from = at
    const [whole = '', key = '', double, single] = (isSpaced && take(attribute)) || []
    // The exact parser reports too many.
    if (!key || attributes.length > limits.attributes) return
    let value: MdxJsxAttribute['value'] = double ?? single ?? null
    if (whole.endsWith('=')) {
      const program = readExpression(body, at + 1)
      if (!program) return
      const text = body.slice(at + 1, program.end)
      value = { type: 'mdxJsxAttributeValueExpression', value: text, data: { estree: program } }
      at = program.end + 1
    }
    attributes.push({ type: 'mdxJsxAttribute', name: key, value, position: placeOf(body, from, at) })
  }
}

/** The place of a span, as the exact parser writes it. */
export function placeOf(body: string, start: number, end: number): Position {
  return {
    start: { ...positionAt(body, start), offset: start },
    end: { ...positionAt(body, end), offset: end },
  }
}

/** Reads the plain expression between an offset and a closing brace of the same line. */
function readExpression(body: string, start: number): (Program & Span) | undefined {
  const newline = body.indexOf('\n', start)
  // The line alone: acorn would count the lines before it for each expression.
  const line = body.slice(start, newline < 0 ? body.length : newline)
  const comments: unknown[] = []
  const options = { ecmaVersion: 2024, sourceType: 'module', locations: true, ranges: true } as const
  let expression: ReturnType<typeof acorn.parseExpressionAt>
  try {
    expression = acorn.parseExpressionAt(line, 0, { ...options, onComment: comments as [] })
  } catch {
    return
  }
  if (expression.start !== 0 || line[expression.end] !== '}' || comments.length > 0) return
  if (line.slice(0, expression.end).includes('\t')) return
  shift(expression, start, positionAt(body, start))
  const { end, loc, range } = expression
  const place = { start, end, loc, range }
  const statement = { type: 'ExpressionStatement', expression, ...place }
  const program = { type: 'Program', body: [statement], sourceType: 'module', comments: [], ...place }
  return isPlainExpression(program as Program) ? (program as Program & Span) : undefined
}

/** Shifts a syntax tree of one line of JavaScript to a place in a body, and adds offsets as the exact parser does. */
function shift(part: unknown, offset: number, at: ReturnType<typeof positionAt>): void {
  if (typeof part !== 'object' || part === null) return
  if (Array.isArray(part)) for (const item of part) shift(item, offset, at)
  else {
    const node = part as Span & { loc?: Record<'start' | 'end', Point>; range?: [number, number] }
    if (node.loc) {
      node.start += offset
      node.end += offset
      node.range = [node.start, node.end]
      for (const side of ['start', 'end'] as const) {
        const column = node.loc[side].column + at.column - 1
        node.loc[side] = { line: at.line, column, offset: node[side] }
      }
    }
    for (const [name, value] of Object.entries(part)) if (name !== 'loc' && name !== 'range') shift(value, offset, at)
  }
}
