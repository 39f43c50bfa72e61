import type { Span } from '../../base/diagnostics/position'

/** A closed fence: both parsers treat its content as code. */
const fence = /^```[^`\n]*\n(?:[\s\S]*?\n)?? {0,3}`{3,}[ \t]*$/gm

/** A line that can't belong to the block before the empty lines above it: not indented, and no item of a list. */
const beginning = /(?![ \t]|[-+*](?:[ \t]|$)|\d+[.)](?:[ \t]|$))/my

const blank = /[ ]*(?:\n|$)/y

/** Replaces each closed fence by a word of the same length, so that nothing in it looks like Markdown or an empty line. */
export const hideFences = (body: string): string => body.replace(fence, found => 'a'.repeat(found.length))

/** Where the tag of a component begins, and where one of a component without content ends. */
const tagMark = /<\/?[A-Z]|\/>/g

/**
 * The chunks of a text with hidden fences that are not plain: blocks that are parsed alone as they are parsed together,
 * and those between the tags of one component as one.
 */
export function splitChunks(hidden: string, isPlain: (block: string) => boolean): Span[] {
  const chunks: (Span & { isExact: boolean })[] = []
  let open = 0
  for (const { start, end } of splitBlocks(hidden)) {
    const block = hidden.slice(start, end)
    if (open === 0) chunks.push({ start, end, isExact: false })
    const chunk = chunks[chunks.length - 1]
    if (chunk) Object.assign(chunk, { end, isExact: chunk.isExact || !isPlain(block) })
    // A wrong count only takes time: what lacks a tag is an error, for which the whole body is parsed.
    for (const [mark] of block.matchAll(tagMark)) open = Math.max(0, open + (mark.includes('/') ? -1 : 1))
  }
  return chunks.filter(({ isExact }) => isExact)
}

/**
 * Splits a text with hidden fences into blocks that can be parsed alone: each begins after an empty line and belongs to
 * no list before it. Syntax that an empty line doesn't end, such as a tilde fence, crosses blocks.
 */
function splitBlocks(hidden: string): Span[] {
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
      // No list goes on after a tag.
      if (!block || (isAfterBlank && (beginning.test(hidden) || plainTag.test(hidden.slice(block.start, block.end))))) {
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

/** Matches text that is not plain in one block, or parsed differently. Tests compare trees of all others. */
const notPlain = [
  // MDX, and tabs.
  /[<{\t]/,
  // GFM: tables, deletions, task lists, footnotes and autolinks.
  /[|~]|\[[ x]\]|\[\^|(?<!\]\()https?|www|@/i,
  // ESM and definitions.
  /^(import|export)\b/m,
  /\]:/,
  // Mixed emphasis, and emphasis beside escapes.
  /[*_]{3}|\*_|_\*|\\[*_]/,
  // Emphasis beside characters of two code units, which the exact parser doesn't classify.
  /[*_][\u{10000}-\u{10FFFF}]|[\u{10000}-\u{10FFFF}][*_]/u,
  // Empty or nested lists and quotes.
  /^[ >]*([-+*]|\d+[.)])([ >]|[-+*]|\d+[.)])*$/m,
  /^ *> *([-+*>]|\d+[.)]|$)/m,
  // Fences that are indented, unclosed, within others or within containers.
  /```/,
  // Ids of headings, where braces are not: [#id].
  /\[\\?#[^\]\n]*\][ #]*$/m,
  // Alerts.
  /^[ >]*\\?\[!/m,
  // Hard breaks by trailing spaces.
  /\S {2,}$/m,
]

/** Text that is parsed differently even in code: CR, rare white space, lone surrogates, fences after tabs. */
const unusualAnywhere = /[\r\0\v\f\u2028\u2029\uFEFF]|\p{Surrogate}|^ *\t[ \t]*(`{3}|~{3})/mu

/** The native parser copies the paragraph for each character reference; this is the most that it may copy. */
const maxEntityChars = 30_000_000

/** The tag of a component that is a block of its own, with texts as its properties. */
const plainTag = /^<(?:\/[A-Z]\w*|[A-Z]\w*(?: [a-zA-Z]+="[^"\n<{&\\]*")*(?: \/)?)>$/

/** A component on a line of its own, with words in it. */
const inlineTag = /^<([A-Z]\w*)>(\w[^\n<]*)<\/\1>$/

/** A table with a bar at both ends of each row, without escapes and code. */
const plainTable = /^\|[^\n\\`]*\|\n\|(?: *:?-+:? *\|)+(?:\n\|[^\n\\`]*\|)*$/

/** Whether a block, given with its fences hidden, is plain: both parsers parse it alike. */
export function isPlainBlock(block: string): boolean {
  if (plainTag.test(block)) return true
  const [, , inner] = inlineTag.exec(block) ?? []
  if (inner !== undefined) return isPlainBlock(inner)
  const text = plainTable.test(block) ? block.replaceAll('|', 'a') : block
  return !notPlain.some(pattern => pattern.test(text))
}

/**
 * Whether the blocks of a body can be parsed one by one: it has no characters that the parsers treat differently
 * everywhere, and nothing that reaches beyond its block: a definition, a directive, or a comment or preformatted text,
 * which may hold empty lines.
 */
export function isPlainBody(body: string, hidden: string): boolean {
  const isLong = body.split('&').length * body.length > maxEntityChars
  return !isLong && !unusualAnywhere.test(body) && !/\]:|:::|<!--|<pre\b/.test(hidden)
}
