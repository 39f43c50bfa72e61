/** Where something stands in a writer's file; lines and columns count from 1, as editors do. */
export interface Position {
  line: number
  column: number
}

/** The permanent codes of what can be wrong with content. */
export const issueCodes = [
  'file-kind',
  'file-unreadable',
  'folder-unknown',
  'slug-form',
  'address-taken',
  'frontmatter-missing',
  'frontmatter-script',
  'frontmatter-syntax',
  'field-missing',
  'field-value',
  'field-unknown',
  'field-duplicate',
  'value-taken',
  'reference-unknown',
  'media-missing',
  'body-syntax',
  'body-component',
  'body-import',
  'body-expression',
  'body-html',
  'body-link',
] as const

export type IssueCode = (typeof issueCodes)[number]

/** One thing wrong with content. */
export interface Issue extends Position {
  /** The writer's file, from the project's root. */
  file: string
  code: IssueCode
  /** The path of the frontmatter field, for example metadata.title. */
  field?: string
  /** What is wrong, with the offending value. */
  message: string
  /** What to do about it. */
  hint: string
  /** The text that would mend it in place, where one is near. */
  suggestion?: string
}

/** What a stage of the pipeline gives: its value, and what is wrong with the content it read. */
export interface Result<Value> {
  value: Value
  issues: Issue[]
}

/** The issue as a writer reads it: where, what, how to mend. */
export function formatIssue({ file, line, column, field, code, message, hint }: Issue): string {
  return `${[`${file}:${line}:${column}`, field, code].filter(Boolean).join('  ')}\n  ${message}\n  ${hint}`
}

/** The issues by file, line and column, so that each run lists them alike. */
export function sortIssues(issues: Issue[]): Issue[] {
  return issues.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  )
}

/** Compares by code unit, the same in every locale. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** "1 issue", "3 issues": a count with its noun. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** A value as a message shows it: as JSON, cut where it grows long. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

/** Line and column of an offset in a text. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, Math.max(0, Math.min(offset, text.length)))
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: before.length - lineStart + 1 }
}
