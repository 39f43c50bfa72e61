/** The parts that a writer may give after the language of a code fence. */
export interface FenceMeta {
  /** The caption. */
  title?: string
  /** The numbers of the marked lines, from 1. */
  marked: ReadonlySet<number>
  hasLineNumbers: boolean
  /** The parts that mean nothing, with their offsets in the meta. */
  unknown: UnknownMeta[]
}

/** A part of the meta of a fence that means nothing. */
export interface UnknownMeta {
  text: string
  start: number
  end: number
}

/** The words that ask for line numbers. */
export const lineNumberWords: readonly string[] = ['showLineNumbers', 'lines']

/** The parts that may follow the language, for editors: name, effect, and text with a tab stop `$1`. */
export const metaParts: readonly { name: string; sentence: string; snippet: string }[] = [
  { name: 'title', sentence: 'The caption above the code, such as the name of its file.', snippet: 'title="$1"' },
  { name: '{', sentence: 'Marks lines by their numbers, from 1: `{1,3-5}`.', snippet: '{$1}' },
  ...lineNumberWords.map(name => ({ name, sentence: 'Shows the number of each line.', snippet: name })),
]

/**
 * Reads the text behind the language of a code fence that has a number of lines: `title="…"`, `{1,3-5}` for marked
 * lines, `showLineNumbers` or `lines`.
 */
export function readFenceMeta(meta: string, lineCount: number): FenceMeta {
  const marked = new Set<number>()
  const unknown: UnknownMeta[] = []
  let title: string | undefined
  let hasLineNumbers = false
  for (const { text, start, end } of wordsOf(meta)) {
    const given = /^title=(?:"([^"]+)"|'([^']+)')$/.exec(text)
    const lines = /^\{.*\}$/.test(text) ? linesIn(text.slice(1, -1), lineCount) : undefined
    if (given && title === undefined) title = given[1] ?? given[2]
    else if (lineNumberWords.includes(text)) hasLineNumbers = true
    else if (lines) for (const line of lines) marked.add(line)
    else unknown.push({ text, start, end })
  }
  return { title, marked, hasLineNumbers, unknown }
}

/** The lines of a list such as "1,3-5"; undefined where it is none or names a line that the block doesn't have. */
function linesIn(list: string, lineCount: number): number[] | undefined {
  const lines: number[] = []
  for (const part of list.split(',')) {
    const range = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(part)
    const first = Number(range?.[1])
    const last = Number(range?.[2] ?? range?.[1])
    if (!range || first < 1 || last < first || last > lineCount) return
    for (let line = first; line <= last; line++) lines.push(line)
  }
  return lines
}

/** The closing sign for each opening sign of a part that may contain spaces. */
const closing: Record<string, string> = { '"': '"', "'": "'", '{': '}' }

/** The words of the meta; quotation marks and braces hold spaces together. */
function wordsOf(meta: string): UnknownMeta[] {
  const words: UnknownMeta[] = []
  for (let start = 0; start < meta.length; start++) {
    if (isSpace(meta[start])) continue
    let end = start
    for (; end < meta.length && !isSpace(meta[end]); end++) {
      const close = closing[meta[end] ?? '']
      const closed = close === undefined ? -1 : meta.indexOf(close, end + 1)
      // A part that is never closed ends with the line.
      if (close !== undefined) end = closed < 0 ? meta.length - 1 : closed
    }
    words.push({ text: meta.slice(start, end), start, end })
    start = end
  }
  return words
}

const isSpace = (character = '') => character.trim() === ''
