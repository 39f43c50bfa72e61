import type { Span } from '../../base/diagnostics/position'

/** A closed fence: both parsers treat its content as code. */
const fence = /^```[^`\n]*\n(?:[\s\S]*?\n)?? {0,3}`{3,} *$/gm

/** A line that can't belong to the block before the empty lines above it: not indented, and no item of a list. */
const beginning = /(?![ \t]|[-+*](?:[ \t]|$)|\d+[.)](?:[ \t]|$))/my

const blank = /[ ]*(?:\n|$)/y

/** Replaces each closed fence by a word of the same length, so that nothing in it looks like Markdown or an empty line. */
export function hideFences(body: string): string {
  return body.replace(fence, found => 'a'.repeat(found.length))
}

/**
 * Splits a text with hidden fences into blocks that are parsed alone as they are parsed together: each begins a line
 * after an empty one and belongs to no list before. What no empty line ends, such as a tilde fence, crosses blocks.
 */
export function splitBlocks(hidden: string): Span[] {
  const blocks: Span[] = []
  let block: Span | undefined
  let isAfterBlank = true
  for (let at = 0; at < hidden.length; ) {
    const newline = hidden.indexOf('\n', at)
    const end = newline < 0 ? hidden.length : newline
    blank.lastIndex = at
    beginning.lastIndex = at
    if (blank.test(hidden)) isAfterBlank = true
    else {
      if (!block || (isAfterBlank && beginning.test(hidden))) {
        block = { start: at, end }
        blocks.push(block)
      }
      block.end = end
      isAfterBlank = false
    }
    at = end + 1
  }
  return blocks
}
