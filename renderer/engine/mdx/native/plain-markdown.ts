/**
 * Matches text that is no plain CommonMark in one block, or is parsed differently. Tests compare the trees of all other
 * texts.
 */
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
  /\[#[^\]\n]*\][ #]*$/m,
  // Alerts.
  /^[ >]*\[!/m,
  // Hard breaks by trailing spaces.
  /\S {2,}$/m,
]

/** Text that is parsed differently even in code: CR, rare white space, lone surrogates, fences after tabs. */
const unusualAnywhere = /[\r\0\v\f\u2028\u2029\uFEFF]|\p{Surrogate}|^ *\t[ \t]*(`{3}|~{3})/mu

/** The native parser copies the paragraph for each character reference; this is the most that it may copy. */
const maxEntityChars = 30_000_000

/** Whether a block, given with its fences hidden, is plain CommonMark that both parsers parse alike. */
export function isPlainBlock(block: string): boolean {
  return !notPlain.some(pattern => pattern.test(block))
}

/**
 * Whether the blocks of a body can be parsed one by one: it has no characters that the parsers treat differently
 * everywhere, and nothing that reaches beyond its block: a definition, a directive, or a comment, which may hold empty
 * lines.
 */
export function isPlainBody(body: string, hidden: string): boolean {
  const isLong = body.split('&').length * body.length > maxEntityChars
  return !isLong && !unusualAnywhere.test(body) && !/\]:|:::|<!--/.test(hidden)
}
