import { elements } from '@proofsheet/engine/mdx/elements/known/elements'
import type { Cursor } from './cursor'

/** Finds the syntax at an offset inside the tag of a component or element; undefined outside of tags. */
export function tagAt(source: string, bodyStart: number, offset: number): Cursor | undefined {
  // Tags end at an empty line; incomplete tags before it don't matter.
  const block = Math.max(bodyStart, source.lastIndexOf('\n\n', offset - 1))
  for (const { 0: opening, 1: component = '', index } of source.slice(block, offset).matchAll(/<([A-Za-z]\w*)/g)) {
    const nameStart = block + index + 1
    const nameEnd = block + index + opening.length
    if (offset <= nameEnd && offset >= nameStart) return { at: 'component', start: nameStart, end: nameEnd }
    const cursor = walk(source, nameEnd, offset, component)
    if (cursor !== 'closed') return cursor
  }
  return
}

function walk(source: string, from: number, offset: number, component: string): Cursor | undefined | 'closed' {
  const given: string[] = []
  const piece = /\s+|([A-Za-z_][\w-]*)|=|"[^"]*"?|'[^']*'?|\{|\/?>|./gy
  let place = from
  let prop = ''
  while (place <= offset && place < source.length) {
    piece.lastIndex = place
    const match = piece.exec(source)
    if (!match) break
    const [text, name] = match
    const end = place + text.length
    if (text.endsWith('>')) {
      if (offset >= end) return 'closed'
      break
    }
    if (name !== undefined) {
      prop = name
      if (offset <= end && offset >= place) {
        const later = [
          ...source
            .slice(end)
            .split(/\/?>/, 1)
            .join('')
            .matchAll(/\b([A-Za-z]\w*)=/g),
        ].map(([, other]) => other ?? '')
        return { at: 'prop', component, given: [...given, ...later], hasValue: source[end] === '=', start: place, end }
      }
      given.push(name)
    } else if (/^["']/.test(text)) {
      const isClosed = text.length > 1 && text.endsWith(text.charAt(0))
      const inner = { start: place + 1, end: isClosed ? end - 1 : Math.min(end, lineEnd(source, offset)) }
      if (offset >= inner.start && offset <= inner.end) return { at: 'prop-value', component, path: [prop], ...inner }
    } else if (text === '{') {
      const close = closingBrace(source, place)
      if (offset > place && offset <= close) return inExpression(source, place, offset, component, prop)
      place = close + 1
      continue
    }
    place = end
  }
  return { at: 'prop', component, given, hasValue: false, start: offset, end: offset }
}

function lineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', offset)
  return end < 0 ? source.length : end
}

/** The offset of the brace that closes the one at `opening`; nested braces and strings are skipped. */
function closingBrace(source: string, opening: number): number {
  let depth = 0
  const piece = /"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|[{}]/g
  piece.lastIndex = opening
  for (let match = piece.exec(source); match; match = piece.exec(source)) {
    if (match[0] === '{') depth++
    if (match[0] === '}' && --depth === 0) return match.index
  }
  return source.length
}

/** The string literal at an offset inside of braces, with the path of keys that leads to it. */
function inExpression(
  source: string,
  from: number,
  offset: number,
  component: string,
  prop: string,
): Cursor | undefined {
  const texts = /"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/g
  texts.lastIndex = from
  for (let match = texts.exec(source); match && match.index < offset; match = texts.exec(source)) {
    const [text] = match
    const start = match.index + 1
    const end = match.index + text.length - (text.length > 1 && text.endsWith(text.charAt(0)) ? 1 : 0)
    if (offset < start || offset > end) continue
    const key = /\b(\w+)["']?\s*:\s*$/.exec(source.slice(from, match.index))?.[1]
    const isList = /^\{\s*\[/.test(source.slice(from, match.index))
    const path = [prop, ...(isList ? [0] : []), ...(key ? [key] : [])]
    return { at: 'prop-value', component, path, start, end }
  }
  return
}

/** The name of the component or element that is open at the end of a text; undefined where all are closed. */
export function openTagAt(text: string): string | undefined {
  const open: string[] = []
  for (const { 0: tag, 1: slash, 2: name = '', index } of text.matchAll(/<(\/?)([A-Za-z]\w*)/g)) {
    const end = text.indexOf('>', index + tag.length)
    if (slash) open.length = open.includes(name) ? open.lastIndexOf(name) : open.length
    else if (end >= 0 && text[end - 1] !== '/' && elements.get(name)?.content !== 'nothing') open.push(name)
  }
  return open.at(-1)
}
