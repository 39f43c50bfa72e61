import { offsetAt, type Range } from './position'

/** An error keeps a page from being built; a warning does not, unless `check --strict` asks for it. */
export type Severity = 'error' | 'warning'

/** The permanent codes of what can be wrong with content, and how grave each is: the one place that says so. */
export const severities = {
  'file-kind': 'error',
  'file-unreadable': 'error',
  'folder-unknown': 'error',
  'slug-form': 'error',
  'address-taken': 'error',
  'frontmatter-missing': 'error',
  'frontmatter-script': 'error',
  'frontmatter-syntax': 'error',
  'field-missing': 'error',
  'field-value': 'error',
  'field-unknown': 'error',
  'field-duplicate': 'error',
  'value-taken': 'error',
  'reference-unknown': 'error',
  'media-missing': 'error',
  'body-syntax': 'error',
  'body-component': 'error',
  'body-import': 'error',
  'body-expression': 'error',
  'body-html': 'error',
  'body-link': 'error',
  'body-field': 'error',
  'body-value': 'error',
  'prop-missing': 'error',
  'prop-unknown': 'error',
  'prop-value': 'error',
  'prop-children': 'error',
  'link-unknown': 'error',
  'anchor-unknown': 'error',
  'image-text': 'error',
  'link-moved': 'warning',
  'link-unpublished': 'error',
  'heading-level': 'warning',
  'title-length': 'warning',
  'description-length': 'warning',
  'title-taken': 'warning',
  'word-praise': 'warning',
  'claim-differs': 'warning',
} as const satisfies Record<string, Severity>

/** The same for a site that was built from content without errors. */
export const siteSeverities = { 'address-lost': 'error', 'anchor-lost': 'error' } as const satisfies Record<
  string,
  Severity
>

export type IssueCode = keyof typeof severities | keyof typeof siteSeverities

/** One thing wrong with content, and the stretch of the file it is about. */
export interface Issue extends Range {
  /** The writer's file, from the project's root. */
  file: string
  code: IssueCode
  /** The path of the frontmatter field, for example metadata.title, or of what a component is given: Worked.title. */
  field?: string
  /** What is wrong, with the offending value. */
  message: string
  /** What to do about it. */
  hint: string
  /** The change that mends it, where one is certain enough to offer. */
  fix?: Fix
}

/** A change to the issue's file: the text that takes the place of a stretch. */
export interface Fix extends Range {
  text: string
}

/** What a stage of the pipeline gives: its value, and what is wrong with the content it read. */
export interface Result<Value> {
  value: Value
  issues: Issue[]
}

/** How grave an issue is. */
export function severityOf({ code }: Pick<Issue, 'code'>): Severity {
  return { ...severities, ...siteSeverities }[code]
}

/** Whether an issue keeps its page from being built. */
export function isError(issue: Issue): boolean {
  return severityOf(issue) === 'error'
}

/** Whether an issue keeps its page from being drawn at all: a page whose links lead to drafts can be read by writers. */
export function isBreaking(issue: Issue): boolean {
  return isError(issue) && issue.code !== 'link-unpublished'
}

/** The text of a file with a fix applied to it. */
export function applyFix(source: string, fix: Fix): string {
  return source.slice(0, offsetAt(source, fix)) + fix.text + source.slice(offsetAt(source, fix.end))
}

/** The issue as a writer reads it: where, what, how to mend. */
export function formatIssue({ file, line, column, field, code, message, hint }: Issue): string {
  const gravity = severityOf({ code }) === 'warning' && 'warning'
  return `${[`${file}:${line}:${column}`, field, code, gravity].filter(Boolean).join('  ')}\n  ${message}\n  ${hint}`
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
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`
}

/** A value as a message shows it: as JSON, cut where it grows long. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
