import { parseDocument, type YAMLError } from 'yaml'
import { applyFix, type Fix, type Issue, show } from '../../base/diagnostics/issue'
import { lineAt, offsetAt, positionAt, type Range, rangeAt } from '../../base/diagnostics/position'
import { explainOpen, explainSlip } from './explain-slip'
import { type Explained, explainValue } from './explain-value'

/** Errors that follow from a line with too much indentation, and the other error of that line. */
const ofIndentation = ['MULTILINE_IMPLICIT_KEY', 'BAD_INDENT', 'MISSING_CHAR']

/** The largest number of fixes that are tried for one file; each is parsed once. */
const maxTried = 5

/**
 * The issues of the YAML errors in frontmatter that spans from `start` to `end` in its file, one for each mistake. Only
 * a fix that removes its issue is offered.
 */
export function yamlIssues(errors: YAMLError[], source: string, [start, end]: Offsets, file: string): Issue[] {
  const issues = toIssues(errors, source, start, file)
  const removes = (issue: Issue, fix: Fix): boolean => {
    const fixed = applyFix(source, fix)
    const yaml = fixed.slice(start, end + fixed.length - source.length)
    const left = toIssues(parseDocument(yaml, { prettyErrors: false, logLevel: 'error' }).errors, fixed, start, file)
    const isSame = ({ message, line }: Issue) => message === issue.message && line === issue.line
    return left.filter(isSame).length === issues.filter(isSame).length - 1
  }
  return issues.map((issue, index) => {
    const { fix, ...rest } = issue
    return fix && (index >= maxTried || !removes(issue, fix)) ? rest : issue
  })
}

type Offsets = readonly [start: number, end: number]

function toIssues(errors: YAMLError[], source: string, start: number, file: string): Issue[] {
  const issues: Issue[] = []
  let explainedTo = -1
  for (const [index, { code, message, pos }] of errors.entries()) {
    const from = start + pos[0]
    if (from <= explainedTo) continue
    const next = errors[index + 1]
    const slip = explainOpen(message, source, from) ?? explainSlip(source, positionAt(source, from).line)
    const isIndented = !slip && next && ofIndentation.includes(next.code) && next.pos[0] <= pos[1]
    const at = lineFrom(source, from, start + pos[1])
    const { code: issueCode = 'frontmatter-syntax', ...issue } =
      code === 'DUPLICATE_KEY'
        ? duplicate(source, from)
        : isIndented
          ? badIndent(source, from)
          : { ...at, ...(slip ?? explainYaml(code, message, source, from, at)) }
    // The parser's further errors on these lines follow from this one; all do where it had taken the fields for ended.
    explainedTo = Math.max(offsetAt(source, issue.end), start + (isIndented ? next.pos : pos)[1])
    if (/in YAML stream/.test(message)) explainedTo = Number.POSITIVE_INFINITY
    issues.push({ file, ...issue, code: issueCode })
  }
  return issues
}

type Found = Omit<Issue, 'file' | 'code'> & Partial<Pick<Issue, 'code'>>

function lineFrom(source: string, from: number, to: number): Range {
  const line = /^[^\r\n]*/.exec(source.slice(from))?.[0] ?? ''
  return rangeAt(source, from, Math.min(to, from + line.trimEnd().length))
}

function duplicate(source: string, from: number): Found {
  const key = /^[^:\s]+/.exec(source.slice(from))?.[0] ?? ''
  const text = { message: `The field ${show(key)} is given twice.`, hint: 'Keep one of the two lines.' }
  return { ...rangeAt(source, from, from + key.length), code: 'field-duplicate', field: key, ...text }
}

/** The position where the parser met a second level of fields: it or the next line begins in a wrong column. */
function badIndent(source: string, from: number): Found {
  const { line: met } = positionAt(source, from)
  const columnOf = (line: number) => /^ */.exec(lineAt(source, line) ?? '')?.[0].length ?? 0
  const isDeeper = columnOf(met + 1) > columnOf(met) && /^ *([\w-]+:|- )/.test(lineAt(source, met + 1) ?? '')
  const line = isDeeper ? met + 1 : met
  const wanted = columnOf(line - 1)
  const end = (lineAt(source, line) ?? '').trimEnd().length + 1
  const at: Range = { line, column: 1, end: { line, column: end } }
  const fix: Fix = { line, column: 1, end: { line, column: columnOf(line) + 1 }, text: ' '.repeat(wanted) }
  return {
    ...at,
    message: 'The line is indented differently from its neighbors.',
    hint: `Let the fields of one level begin in the same column: here after ${wanted === 0 ? 'no' : wanted} spaces.`,
    fix: columnOf(line) !== wanted ? fix : undefined,
  }
}

/** The range of the space behind a field's name where that is none in YAML, such as a no-break space. */
function otherSpace(source: string, line: number): Range | undefined {
  const [, name, space] = /^(\s*(?:- +)*[\w-]+:)([^\S \t]+)/.exec(lineAt(source, line) ?? '') ?? []
  if (name === undefined || space === undefined) return
  const column = name.length + 1
  return { line, column, end: { line, column: column + space.length } }
}

/** The meaning of the parser's errors to writers, and what to do. */
const meanings: Record<string, [message: string, hint: string]> = {
  TAB_AS_INDENT: ['The line is indented with a tab.', 'Indent with spaces.'],
  MULTILINE_IMPLICIT_KEY: [
    'This line has no field name.',
    'Write it as "name: value", or indent it below the field it belongs to.',
  ],
  BAD_INDENT: [
    'The line is indented differently from its neighbors.',
    'Let the fields of one level begin in the same column.',
  ],
  MISSING_CHAR: [
    'A quotation mark, a bracket or a colon is missing here.',
    'Close what was opened, or put the colon after the name.',
  ],
}

/** Explains a YAML syntax error to writers: a message and a hint, sometimes a fix. */
function explainYaml(code: string, message: string, source: string, from: number, at: Range): Explained {
  const space =
    /^(MULTILINE_IMPLICIT_KEY|MISSING_CHAR)$/.test(code) && otherSpace(source, positionAt(source, from).line)
  if (space)
    return {
      ...space,
      message: 'The space behind the colon is not an ordinary one, so that YAML finds no field name.',
      hint: 'Write an ordinary space instead.',
      fix: { ...space, text: ' ' },
    }
  const [known, advice] = meanings[code] ?? []
  if (known && advice) return { message: known, hint: advice }
  const value = explainValue(code, source, positionAt(source, from).line)
  if (value) return value
  return {
    ...at,
    message: `YAML can't read this: ${message.replace(/\.$/, '')}.`,
    hint: 'Put the value between quotation marks if it holds one of : # { } [ ] & * ! | > \' " % @ `.',
  }
}
