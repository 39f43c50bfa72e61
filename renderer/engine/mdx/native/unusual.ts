/** Markdown of one block that the two parsers may parse differently. Tests compare their trees for everything else. */
const unusual = [
  // MDX and tabs.
  /[<{\t]/,
  // ESM, definitions, footnotes and autolinks.
  /^(import|export)\b/m,
  /\]:/,
  /(?<!\]\()https?|www|@/i,
  // Mixed emphasis, and emphasis beside escapes.
  /[*_]{3}|\*_|_\*|\\[*_]|(?<!~)~(?!~)|~~~/,
  // Emphasis beside characters of two code units, which the exact parser doesn't classify.
  /[*_~][\u{10000}-\u{10FFFF}]|[\u{10000}-\u{10FFFF}][*_~]/u,
  // Empty or nested lists and quotes, task items without text.
  /^[ >]*([-+*]|\d+[.)])([ >]|[-+*]|\d+[.)])*$/m,
  /^ *> *([-+*>]|\d+[.)]|$)/m,
  /\[[ x]\](?! \S)/i,
  // Fences that are indented, unclosed, within others or within containers.
  /```/,
  // Ids of headings, where braces are not: [#id].
  /\[#[^\]\n]*\][ #]*$/m,
  // Alerts.
  /^[ >]*\[!/m,
  // Tables without outer pipes, hard breaks by trailing spaces.
  /^(?!\|).*\|/m,
  /\S {2,}$/m,
]

/** Text that they may parse differently even in code: CR, rare white space, lone surrogates, fences after tabs. */
const unusualAnywhere = /[\r\0\v\f\u2028\u2029\uFEFF]|\p{Surrogate}|^ *\t[ \t]*(`{3}|~{3})/mu

/** The native parser copies the paragraph for each character reference; this is the most that it may copy. */
const maxEntityChars = 30_000_000

/** Whether the parsers may disagree on a block, given without its components and with its fences hidden. */
export function isUnusual(block: string): boolean {
  return unusual.some(pattern => pattern.test(block))
}

/**
 * Whether a body must be parsed as a whole by the exact parser: it has characters that the parsers treat differently
 * everywhere, or something that reaches beyond its block: a definition, a directive, or a comment, which may hold empty
 * lines.
 */
export function isUnusualBody(body: string, hidden: string): boolean {
  const isLong = body.split('&').length * body.length > maxEntityChars
  return isLong || unusualAnywhere.test(body) || /\]:|:::|<!--/.test(hidden)
}
