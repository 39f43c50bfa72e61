/** What a comment at the end of a line of code says about the line. */
export type LineKind = 'added' | 'removed' | 'marked'

/** A comment that marks a line of code. */
export interface LineComment {
  /** Absent where the comment means nothing. */
  kind?: LineKind
  /** What is between "[!code" and "]". */
  name: string
  /** The comment with the white space before it, as written. */
  source: string
}

const kinds: Record<string, LineKind> = { '++': 'added', '--': 'removed', highlight: 'marked' }

/** The names that a comment can have. */
export const lineCommentNames: readonly string[] = Object.keys(kinds)

/** A comment of any usual language at the end of a line, with nothing in it but the mark. */
const comment = /[ \t]*(?:\{\/\*|\/\/|\/\*|<!--|--|#|;|%)[ \t]*\[!code[ \t]+([^\]\n]*)\][ \t]*(?:\*\/\}?|-->)?[ \t]*$/

/** The comment at the end of a line of code that marks the line, such as `// [!code ++]`. */
export function readLineComment(line: string): LineComment | undefined {
  if (!line.includes('[!code')) return
  const found = comment.exec(line)
  if (!found) return
  const [source, name = ''] = found
  const kind = Object.hasOwn(kinds, name.trim()) ? kinds[name.trim()] : undefined
  return { name: name.trim(), source, ...(kind && { kind }) }
}
