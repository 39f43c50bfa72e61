import { type Issue, show } from '../../base/diagnostics/issue'
import { fileStart, positionAt, rangeAt } from '../../base/diagnostics/position'
import { splitFrontmatter } from '../split-frontmatter'
import { type Explained, explainValue } from './explain-value'

/** The issue of a text without closed frontmatter: a fence that is not exactly three hyphens, or none. */
export function explainFences(source: string, file: string): Issue {
  const found = splitFrontmatter(source)
  const from = found?.start ?? 0
  const rest = source.slice(from).replace(/^\uFEFF/, '')
  const [first = ''] = rest.trimStart().split('\n', 1)
  const lines = found ? rest.split('\n') : [first]
  const wrong = lines.find(line => /^(?:-{2}|-{4,}|[–—]+)\s*$/.test(line) || (!found && /^\s*---\s*$/.test(line)))
  const code = found ? 'frontmatter-syntax' : 'frontmatter-missing'
  if (wrong === undefined) {
    const message = found ? 'The frontmatter is never closed.' : 'The file has no frontmatter.'
    const hint = 'Begin the file with a line "---", the fields, and a second line "---".'
    return { file, ...fileStart, code, message, hint: found ? 'Put a line "---" after its last field.' : hint }
  }
  const start = found ? from + `\n${rest}`.indexOf(`\n${wrong}`) : source.indexOf(wrong)
  // Nothing may be before the first line.
  const at = rangeAt(source, found ? start : 0, start + wrong.trimEnd().length)
  return {
    file,
    ...at,
    code,
    message: `The frontmatter ${found ? 'ends' : 'begins'} with a line of exactly three hyphens, at the left.`,
    hint: 'Write --- here.',
    fix: { ...at, text: '---' },
  }
}

/** The issue of frontmatter that spans from `start` to `end`, whose YAML throws, or that is no YAML. */
export function explainThrown(
  error: Error,
  document: object | undefined,
  source: string,
  [start, end]: readonly [start: number, end: number],
  file: string,
): Issue {
  if (!document) {
    const opening = source.slice(0, start).trimEnd()
    return {
      file,
      ...rangeAt(source, source.indexOf('---') + 3, opening.length),
      code: 'frontmatter-script',
      message: `The frontmatter asks to be read as ${show(splitFrontmatter(source)?.language ?? '')}.`,
      hint: 'Frontmatter is YAML and is never run: remove the word after the opening "---".',
    }
  }
  const message = `The frontmatter can't be read: ${error.message}.`
  const general = { ...fileStart, message, hint: 'Write each value out where it is used.' }
  return { file, ...general, ...aliasAt(source, start, end, error), code: 'frontmatter-syntax' }
}

/** Explains a value that begins with `*`, the sign of a reference in YAML, where nothing has that name. */
function aliasAt(source: string, start: number, end: number, { message }: Error): Explained | undefined {
  const name = /^Unresolved alias.*: (.*)$/.exec(message)?.[1]
  if (name === undefined) return
  const found = [' ', '\n', '-', ':'].map(sign => source.slice(start, end).indexOf(`${sign}*${name}`))
  const index = found.find(each => each >= 0)
  return index === undefined ? undefined : explainValue('', source, positionAt(source, start + index + 1).line)
}
