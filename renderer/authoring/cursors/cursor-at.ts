import type { Path } from '@proofsheet/engine/base/diagnostics/locate'
import { holdsMarkdown } from '@proofsheet/engine/content/inline/inline-texts'
import { type Definitions, shapesAt } from '@proofsheet/engine/content/schema/schema-fields'
import { type Frontmatter, splitFrontmatter } from '@proofsheet/engine/content/split-frontmatter'
import { isMap } from 'yaml'
import { nodesOf, visitTexts } from '../frontmatter-nodes'
import type { Cursor } from './cursor'
import { pathByLines } from './path-by-lines'
import { openTagAt, tagAt } from './tag-cursor'

/** The largest length of a line before the cursor that is read, in characters: more than a long address. */
const maxBefore = 4000

/** Replaces the token under the cursor, so that the rest can be parsed. */
const standIn = '__cursor__'

/** Finds the syntax at an offset of a text that may be incomplete; `type` is the schema of its frontmatter. */
export function cursorAt(source: string, offset: number, type: object, definitions: Definitions): Cursor | undefined {
  const found = splitFrontmatter(source)
  // A fact may be used in any field, and in any expression of the body.
  const fact = /\{[^{}]*\bfacts\.(\w*)$/.exec(lineBefore(source, 0, offset))?.[1]
  if (fact !== undefined)
    return {
      at: 'fact',
      start: offset - fact.length,
      end: offset + (/^\w*/.exec(source.slice(offset))?.[0].length ?? 0),
    }
  if (found && offset <= found.end && offset >= found.start)
    return inFrontmatter(source, found, offset, type, definitions)
  return inBody(source, found?.end ?? 0, offset)
}

function inFrontmatter(
  source: string,
  found: Frontmatter,
  offset: number,
  type: object,
  definitions: Definitions,
): Cursor | undefined {
  const token = tokenAt(source, offset)
  const text = source.slice(found.start, token.from) + token.standIn + source.slice(token.to, found.end)
  const nodes = nodesOf(text)
  const givenIn = (group: Path) => {
    const map = group.length > 0 ? nodes.getIn(group) : nodes.contents
    return isMap(map) ? map.items.map(({ key }) => String(key)).filter(key => key !== standIn) : []
  }
  let cursor: Cursor | undefined
  visitTexts(nodes, (value, _, path, isKey) => {
    if (value !== standIn) return
    const { start, end, hasValue, isQuoted } = token
    const isGroup = isKey || shapesAt(type, path, definitions).some(({ properties }) => properties)
    cursor = isGroup
      ? { at: 'field', group: path, given: givenIn(path), start, end, hasValue }
      : { at: 'value', path, start, end, isQuoted }
    if (!isGroup && holdsMarkdown(type, path, definitions)) cursor = linkAt(source, found.start, offset) ?? cursor
  })
  return cursor ?? fallback()

  /** Where the YAML around the cursor is broken, the indentation of its lines gives the path. */
  function fallback(): Cursor | undefined {
    const path = pathByLines(source.slice(found.start, found.end), offset - found.start)
    return path && { at: 'value', path, start: token.start, end: token.end, isQuoted: token.isQuoted }
  }
}

/** The token at an offset of the frontmatter, and its replacement. */
function tokenAt(source: string, offset: number) {
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1
  const line = /^[^\r\n]*/.exec(source.slice(lineStart))?.[0] ?? ''
  const column = offset - lineStart
  const lead = /^\s*(?:- +)*/.exec(line.slice(0, column))?.[0] ?? ''
  const key = /^[\w-]*/.exec(line.slice(lead.length))?.[0] ?? ''
  const keyEnd = lead.length + key.length
  if (column <= keyEnd && /^\s*(:\s|:$|$)/.test(line.slice(keyEnd))) {
    const start = lineStart + lead.length
    const hasValue = /^\s*:/.test(line.slice(keyEnd))
    const isItem = lead.trimEnd().endsWith('-')
    const by = hasValue || isItem ? standIn : `${standIn}:`
    return {
      from: start,
      to: start + key.length,
      start,
      end: start + key.length,
      standIn: by,
      hasValue,
      isQuoted: false,
    }
  }
  // In a flow list or map (written on one line) the value ends at its neighbors.
  const valueStart = /^[\w-]+:\s*/.exec(line.slice(lead.length))?.[0].length ?? 0
  const value = line.slice(lead.length + valueStart, column)
  const isFlow = /^[[{]/.test(value) || (valueStart === 0 && /,\s*$|^["'].*["'],/.test(value))
  const before = isFlow ? (/^.*(?:[[{,]|: )\s*/.exec(value)?.[0].length ?? 0) : 0
  const from = lead.length + valueStart + before
  const rest = isFlow ? /^[^,\]}]*/.exec(line.slice(column))?.[0] : line.slice(column).replace(/(?<!\s)\s+#.*$/, '')
  const raw = (line.slice(from, column) + rest).trimEnd()
  const quote = /^["']/.exec(raw)?.[0]
  const isClosed = quote !== undefined && raw.length > 1 && raw.endsWith(quote)
  const start = lineStart + from + (quote ? 1 : 0)
  const end = Math.max(start, lineStart + from + raw.length - (isClosed ? 1 : 0))
  return {
    from: lineStart + from,
    to: lineStart + from + raw.length,
    start,
    end,
    standIn: valueStart > 0 && !/\s$/.test(line.slice(0, from)) ? ` ${standIn}` : standIn,
    hasValue: false,
    isQuoted: quote !== undefined,
  }
}

function inBody(source: string, bodyStart: number, offset: number): Cursor | undefined {
  const before = lineBefore(source, bodyStart, offset)
  const after = source.slice(offset)
  const ends = (pattern: RegExp) => offset + (pattern.exec(after)?.[0].length ?? 0)

  const fence = /^[ >*+-]*(?:`{3}|~{3})[`~]*/.exec(before)?.[0]
  if (fence !== undefined && isOpening(source.slice(bodyStart, offset))) return inFence(before.slice(fence.length))
  const name = /<(\/?)([A-Za-z]\w*|)$/.exec(before)
  if (name?.[2] !== undefined) {
    const closing = name[1] ? openTagAt(source.slice(bodyStart, offset - name[0].length)) : undefined
    return { at: 'component', start: offset - name[2].length, end: ends(/^\w*/), closing }
  }
  const brace = /(?<!\\)\{\s*([a-z]*)$/.exec(before)
  if (brace?.[1] !== undefined) return { at: 'expression', start: offset - brace[1].length, end: ends(/^\w*/) }
  const field = /\bfrontmatter((?:\.\w+|\[\d+\])*)\.(\w*)$/.exec(before)
  if (field?.[2] !== undefined) {
    const path = [...(field[1] ?? '').matchAll(/\.(\w+)|\[(\d+)\]/g)].map(([, key, index]) => key ?? Number(index))
    return { at: 'frontmatter', path, start: offset - field[2].length, end: ends(/^\w*/) }
  }
  const link = linkAt(source, bodyStart, offset)
  if (link) return link
  const directive = /^(?:[ >]*\[!|[ >*+-]*:{3,} ?)([a-z]*)$/i.exec(before)
  if (directive?.[1] !== undefined)
    return {
      at: 'directive',
      isAlert: directive[0].includes('[!'),
      start: offset - directive[1].length,
      end: ends(/^[\w-]*/),
    }
  return tagAt(source, bodyStart, offset)

  /** The cursor in the info of a code fence: its language, then parts such as a title. */
  function inFence(info: string): Cursor {
    const [language = '', ...parts] = info.trimStart().split(/[ \t]/)
    const part = parts.at(-1)
    if (part === undefined) return { at: 'code-language', start: offset - language.length, end: ends(/^[\w+#-]*/) }
    return { at: 'code-meta', start: offset - part.length, end: ends(part === '{' ? /^\}?/ : /^\w*/) }
  }
}

/** The address of a link or an image at an offset of Markdown that begins at `start`. */
function linkAt(source: string, start: number, offset: number): Cursor | undefined {
  const before = lineBefore(source, start, offset)
  const link = /(?:\]\(<?|^\[[^\]\n]+\]:\s*<?)([^\s()<>]*)$/m.exec(before)
  if (link?.[1] === undefined) return
  const at = /!\[[^\]\n]*$/.test(before.slice(0, link.index)) ? 'picture' : 'address'
  const rest = /^[^\s()<>"]*/.exec(source.slice(offset))?.[0].length ?? 0
  return { at, start: offset - link[1].length, end: offset + rest }
}

/** The text of a line up to an offset: the patterns match within one line. */
function lineBefore(source: string, start: number, offset: number): string {
  return source.slice(Math.max(start, source.lastIndexOf('\n', offset - 1) + 1), offset).slice(-maxBefore)
}

/** Whether the last fence of a text opens a code block. */
function isOpening(text: string): boolean {
  return text.split('\n').filter(line => /^[ >*+-]*(`{3}|~{3})/.test(line)).length % 2 === 1
}
