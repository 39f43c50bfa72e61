/** The mark that a comment at the end of a line of code gives to the line. */
export type LineKind = 'added' | 'removed' | 'marked'

/** A comment that marks a line of code. */
export interface LineComment {
  /** Absent where the comment means nothing. */
  kind?: LineKind
  /** The word between "[!code" and "]". */
  name: string
  /** The comment with the white space before it, as written. */
  source: string
}

const kinds: Record<string, LineKind> = { '++': 'added', '--': 'removed', highlight: 'marked' }

/** The names that a comment can have. */
export const lineCommentNames: readonly string[] = Object.keys(kinds)

const opening = '[!code'

/** How comments of the usual languages begin and end. */
const beginnings = ['{/*', '//', '/*', '<!--', '--', '#', ';', '%']
const ends = ['', '*/', '*/}', '-->']

/** The comment at the end of a line of code that marks the line, such as `// [!code ++]`. */
export function readLineComment(line: string): LineComment | undefined {
  const start = line.lastIndexOf(opening)
  const end = line.indexOf(']', start)
  if (start < 0 || end < 0 || !ends.includes(line.slice(end + 1).trim())) return
  const before = line.slice(0, start).trimEnd()
  const beginning = beginnings.find(each => before.endsWith(each))
  if (beginning === undefined) return
  const code = before.slice(0, before.length - beginning.length).trimEnd()
  const name = line.slice(start + opening.length, end).trim()
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  return { name, source: line.slice(code.length), kind }
}
