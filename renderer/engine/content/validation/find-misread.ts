import type { Issue } from '../../diagnostics/issue'
import { positionAt, type Range, rangeAt } from '../../diagnostics/position'
import { splitFrontmatter } from '../split-frontmatter'
import { explainValue } from './explain-value'

/** The issues that explain a whole file better than what its parsers would say of it: merges, and lines like "----". */
export function findMisread(source: string, file: string): Issue[] {
  const conflicts = findConflicts(source, file)
  return conflicts.length > 0 ? conflicts : findFences(source, file)
}

/** The parts of a file that a merge of git has left for people to decide; those shown in code are none. */
function findConflicts(source: string, file: string): Issue[] {
  if (!/^<{7} /m.test(source) || !/^>{7}( |\r?$)/m.test(source)) return []
  const text = withoutCode(source)
  const bodyStart = splitFrontmatter(source)?.end ?? 0
  return [...text.matchAll(/^<{7} [^\n]*\n(?:(?!<{7} )[^\n]*\n)*?>{7}[^\n]*/gm)].map(({ index }) => ({
    file,
    ...rangeAt(source, index, index + '<<<<<<<'.length),
    code: index < bodyStart ? 'frontmatter-syntax' : 'body-syntax',
    message: 'A merge conflict is left here: the lines from <<<<<<< to >>>>>>> are two versions of one text.',
    hint: 'Keep one version, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  }))
}

/** The text with blanks in place of blocks of code. */
function withoutCode(source: string): string {
  return source.replace(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1/gm, block => block.replace(/[^\r\n]/g, ' '))
}

/** A first or a closing line that was meant to be three hyphens. */
function findFences(source: string, file: string): Issue[] {
  const found = splitFrontmatter(source)
  if (found?.isClosed) return []
  const wrong = found
    ? /^(?:-{2}|-{4,}|[–—]+)[ \t]*$/m.exec(source.slice(found.start).replaceAll('\r', ' '))
    : /^\s*(?:[-–—]{2,}|—)[ \t]*$/m.exec(/^\uFEFF?(?:\s*\n)?[^\r\n]*/.exec(source)?.[0] ?? '')
  if (!wrong) return []
  const at = rangeAt(
    source,
    (found?.start ?? 0) + wrong.index,
    (found?.start ?? 0) + wrong.index + wrong[0].trimEnd().length,
  )
  return [
    {
      ...{ file, ...at, code: found ? 'frontmatter-syntax' : 'frontmatter-missing' },
      message: `The frontmatter ${found ? 'ends' : 'begins'} with a line of exactly three hyphens, at the left.`,
      hint: 'Write --- here.',
      fix: { ...at, text: '---' },
    },
  ]
}

/** The issue of a value that begins with `*`, the sign of a reference in YAML, where nothing has that name. */
export function aliasIssue(yaml: string, source: string, start: number, file: string, error: Error): Issue | undefined {
  const name = /^Unresolved alias.*: (.*)$/.exec(error.message)?.[1]
  const index =
    name === undefined
      ? -1
      : yaml.search(new RegExp(`(?<=^|[\\s:-])\\*${name?.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`))
  if (index < 0) return
  const from: Range = rangeAt(source, start + index)
  const explained = explainValue('', source, positionAt(source, start + index).line)
  return explained && { file, ...from, ...explained, code: 'frontmatter-syntax' }
}
