import type { Change } from '../review-types'

/** A changed line of a content file. */
export interface ChangedLine {
  file: string
  /** The line in the new version; for one that is gone, the line that follows it; in a file that is gone, the former line. */
  line: number
  /** Its words. */
  words: Set<string>
}

const lineOf = (file: string, line: number, text: string): ChangedLine => ({ file, line, words: wordsOf(text) })

/** The words of a text in lower case, each once. */
export const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])

/** Files that pages are made of: neither generated ones, which repeat them, nor types, which have examples. */
const written = /\.(mdx?|ya?ml|tsx?|css)$/

/** Reads the changed lines from the output of `git diff --unified=0`. */
export function readChangedLines(diff: string): ChangedLine[] {
  const lines: ChangedLine[] = []
  let file = ''
  let [line, hunkLine, step] = [0, 0, 0]
  for (const text of diff.split('\n')) {
    const hunk = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(text)
    const name = /^(?:--- a|\+\+\+ b)\/(.*)$/.exec(text)?.[1]
    if (name !== undefined) [file, step] = [name, 0]
    else if (text === '+++ /dev/null') step = 1
    else if (hunk) line = hunkLine = Number(step === 1 ? hunk[1] : hunk[2])
    else if (text.startsWith('+')) lines.push(lineOf(file, line++, text.slice(1)))
    else if (text.startsWith('-') && text !== '--- /dev/null') {
      lines.push(lineOf(file, Math.max(1, hunkLine), text.slice(1)))
      hunkLine += step
    }
  }
  return lines.filter(({ file }) => isWritten(file))
}

const isWritten = (file: string) => written.test(file) && !file.startsWith('content/types/')

/** The lines of a file that git does not know, all of them new; none of one whose words no page shows. */
export function readNewLines(file: string, text: string): ChangedLine[] {
  return isWritten(file) ? text.split('\n').map((line, index) => lineOf(file, index + 1, line)) : []
}

/** The share of the words of a change that a changed line must have: of content, and of code, which says less of it. */
const minShare = { content: 0.5, code: 0.75 }

/**
 * The changed line that a change of a page comes from, as file:line: the one that has most of the words that differ.
 * Undefined where no changed line has enough of them.
 */
export function locateChange(change: Change, lines: ChangedLine[], reasons: string[]): string | undefined {
  const files = reasons.map(reason => reason.split(': ')[0])
  const texts = lines.filter(({ file }) => !file.endsWith('.css'))
  return bestLine(differingWords(change), texts, ({ file }) => files.includes(file))
}

/** The words that only one of two texts has. */
export function differingWords(change: Pick<Change, 'before' | 'after'>): Set<string> {
  const [before, after] = [wordsOf(change.before), wordsOf(change.after)]
  const differing = new Set([...after].filter(word => !before.has(word)))
  for (const word of before) if (!after.has(word)) differing.add(word)
  return differing
}

/**
 * The first line of the file of the code whose changed lines have most of the words of a change of styles or markup, as
 * file:line. Undefined where none has any.
 */
export function locateInCode(change: Change, lines: readonly ChangedLine[]): string | undefined {
  const wanted = differingWords(change)
  const found = new Map<string, { line: number; words: Set<string> }>()
  for (const { file, line, words } of lines) {
    const common = file.startsWith('content/') ? [] : [...words].filter(word => wanted.has(word))
    if (common.length === 0) continue
    const known = found.get(file) ?? { line, words: new Set() }
    for (const word of common) known.words.add(word)
    found.set(file, known)
  }
  const [best] = [...found].sort(([, a], [, b]) => b.words.size - a.words.size)
  return best && `${best[0]}:${best[1].line}`
}

/** The line of a file that has most of the words of a block, as file:line, whether or not it changed. */
export function locateText(text: string, file: string, source: string): string | undefined {
  const lines = source.split('\n').map((line, index) => lineOf(file, index + 1, line))
  return bestLine(wordsOf(text), lines, () => true)
}

/** The file or folder that a reason names; undefined where it names neither. */
function pathOf(reason: string): string | undefined {
  const found = /^(?:code: ([^,]+)|the list of (.+)|the pages before and after (.+)\/[^/]+$|([^:]+): )/.exec(reason)
  return found?.slice(1).find(Boolean)
}

const isAt = (file: string, path: string | undefined) => file === path || file.startsWith(`${path}/`)

/** The first changed line of the file or folder that a reason names, as file:line; undefined where it names none. */
export function locateReason(reason: string, lines: ChangedLine[]): string | undefined {
  const found = lines.find(({ file }) => isAt(file, pathOf(reason)))
  return found && `${found.file}:${found.line}`
}

/** The changed lines that a page can show: of content, those of files that its reasons name; all without reasons. */
export function linesOf(reasons: string[], lines: ChangedLine[]): ChangedLine[] {
  const paths = reasons.map(pathOf)
  if (paths.length === 0 || paths.includes(undefined)) return lines
  // Settings are read by no page alone, and shown by all.
  return lines.filter(
    ({ file }) => !file.startsWith('content/') || file.endsWith('.ts') || paths.some(path => isAt(file, path)),
  )
}

function bestLine(wanted: Set<string>, lines: ChangedLine[], isLikely: (line: ChangedLine) => boolean) {
  let best: { line: ChangedLine; score: number } | undefined
  for (const line of lines) {
    const { words } = line
    const common = [...wanted].filter(word => words.has(word)).length
    const needed = line.file.startsWith('content/') ? minShare.content : minShare.code
    if (common === 0 || common < needed * wanted.size) continue
    const score = common / (wanted.size + words.size) + (isLikely(line) ? 0.02 : 0)
    if (!best || score > best.score) best = { line, score }
  }
  return best && `${best.line.file}:${best.line.line}`
}
