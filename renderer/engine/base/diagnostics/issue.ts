import { offsetAt, type Range } from './position'
import { toPrintable } from './printable'

/** An error excludes a page from the site and stops a build; a warning doesn't, unless `check --strict` is used. */
export type Severity = 'error' | 'warning'

/** The permanent issue codes of content, with their severity. */
export const severities = {
  'file-kind': 'error',
  'file-type': 'error',
  'file-name': 'error',
  'file-size': 'error',
  'file-content': 'error',
  'file-unreadable': 'error',
  'svg-unsafe': 'error',
  'file-limit': 'error',
  'folder-unknown': 'error',
  'layout-missing': 'error',
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
  'text-character': 'error',
  'media-unreadable': 'error',
  'media-kind': 'error',
  'body-syntax': 'error',
  'body-component': 'error',
  'body-import': 'error',
  'body-expression': 'error',
  'body-html': 'error',
  'body-directive': 'error',
  'body-link': 'error',
  'body-field': 'error',
  'body-value': 'error',
  'prop-missing': 'error',
  'prop-unknown': 'error',
  'prop-value': 'error',
  'prop-children': 'error',
  'link-unknown': 'error',
  'link-form': 'error',
  'link-text': 'error',
  'anchor-unknown': 'error',
  'anchor-taken': 'error',
  'anchor-form': 'error',
  'image-text': 'error',
  'media-unreadable-unused': 'warning',
  'link-moved': 'warning',
  'link-insecure': 'warning',
  'link-local': 'warning',
  'link-unpublished': 'error',
  'footnote-unused': 'warning',
  'heading-level': 'warning',
  'text-literal': 'warning',
  'text-invisible': 'warning',
  'text-quotes': 'warning',
  'merge-conflict': 'error',
  'file-place': 'error',
  'code-language': 'warning',
  'code-meta': 'warning',
  'title-length': 'warning',
  'description-length': 'warning',
  'title-taken': 'warning',
  'fact-unknown': 'error',
  'fact-repeated': 'warning',
  'field-markdown': 'warning',
  'reference-self': 'warning',
  'word-praise': 'warning',
  'word-usage': 'warning',
  'claim-differs': 'warning',
  'read-time': 'warning',
} as const satisfies Record<string, Severity>

/** The issue codes of a rendered site, with their severity. */
export const siteSeverities = { 'address-lost': 'error', 'anchor-lost': 'error' } as const satisfies Record<
  string,
  Severity
>

export type IssueCode = keyof typeof severities | keyof typeof siteSeverities

/** A diagnostic of content, with its range in the file. */
export interface Issue extends Range {
  /** The content file, from the project's root. */
  file: string
  code: IssueCode
  /** The path of the frontmatter field, for example metadata.title, or of the component's prop: Worked.title. */
  field?: string
  /** The problem in full sentences, with the value in question. */
  message: string
  /** What to do about it. */
  hint: string
  /** The replacement that fixes it, where one is certain enough. */
  fix?: Fix
}

/** The replacement of a range in the issue's file. */
export interface Fix extends Range {
  text: string
}

/** The result of a stage: a value, and the issues of the content it read. */
export interface Result<Value> {
  value: Value
  issues: Issue[]
}

/** The severity of an issue. */
export function severityOf({ code }: Pick<Issue, 'code'>): Severity {
  return { ...severities, ...siteSeverities }[code]
}

/** Whether an issue is an error, which stops a build. */
export function isError(issue: Issue): boolean {
  return severityOf(issue) === 'error'
}

/** Whether a page with this issue can't be rendered. In development a page with links to drafts can. */
export function isBreaking(issue: Issue): boolean {
  return isError(issue) && issue.code !== 'link-unpublished'
}

/** Applies a fix to the text of its file. */
export function applyFix(source: string, fix: Fix): string {
  return source.slice(0, offsetAt(source, fix)) + fix.text + source.slice(offsetAt(source, fix.end))
}

/** The issue as three lines for people: position, field and code; message; hint. */
export function formatIssue({ file, line, column, field, code, message, hint }: Issue): string {
  const gravity = severityOf({ code }) === 'warning' && 'warning'
  const head = [`${file}:${line}:${column}`, field, code, gravity].filter(each => typeof each === 'string')
  return [head.join('  '), `  ${message}`, `  ${hint}`].map(toPrintable).join('\n')
}

/** Sorts issues by file, line and column, so that every run lists them in the same order. */
export function sortIssues(issues: Issue[]): Issue[] {
  return issues.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  )
}

/** Compares by UTF-16 code unit, the same in every locale. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** A number with its noun: "1 issue", "3 issues". */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`
}

/** A value as JSON for messages, cut to 80 characters. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
