import type { Edit } from '../files/edits'
import { offsetAt, type Range, rangeAt, type Span } from './position'
import { toPrintable } from './printable'

/** An error excludes a page from the site and stops a build; a warning doesn't, unless `check --strict` is used. */
export type Severity = 'error' | 'warning'

type CodeDescription = readonly [severity: Severity, sentence: string]

/** The permanent issue codes of content: the severity of each, and a sentence on the problem that it reports. */
export const contentCodes = {
  'file-kind': ['error', 'A file is of a kind that its folder does not take.'],
  'file-type': ['error', 'A link, pipe or device is among the content.'],
  'file-name': ['error', 'The name of a file is too long, or that of a program file.'],
  'file-size': ['error', 'A file is empty or too large.'],
  'file-content': ['error', 'A file is not what its ending says.'],
  'file-unreadable': ['error', 'A file is not UTF-8 text.'],
  'svg-unsafe': ['error', 'A drawing could run or load something.'],
  'file-limit': ['error', 'A file is larger or more deeply nested than any page needs to be.'],
  'folder-unknown': ['error', 'A folder is not a collection.'],
  'layout-missing': ['error', 'No layout shows the pages of a folder.'],
  'slug-form': ['error', 'The name of a file can not be part of a URL.'],
  'address-taken': ['error', 'Two pages claim one URL.'],
  'frontmatter-missing': ['error', 'A file has no frontmatter.'],
  'frontmatter-script': ['error', 'Frontmatter asks to be run.'],
  'frontmatter-syntax': ['error', 'Frontmatter is not YAML.'],
  'field-missing': ['error', 'A required field is missing.'],
  'field-value': ['error', 'A value does not fit the type of its field.'],
  'field-unknown': ['error', 'A field is not one of its type.'],
  'field-duplicate': ['error', 'A field is given twice.'],
  'value-taken': ['error', 'Two files share a value that must be unique.'],
  'reference-unknown': ['error', 'A field names a file that does not exist.'],
  'media-missing': ['error', 'A picture or recording does not exist.'],
  'text-character': ['error', 'A text has a character that can not be shown.'],
  'media-unreadable': ['error', 'A picture or recording can not be read.'],
  'media-kind': ['error', 'A file of media is of another kind than its place needs.'],
  'body-syntax': ['error', 'The text is not valid MDX.'],
  'body-component': ['error', 'A component does not exist.'],
  'body-import': ['error', 'The text has program code.'],
  'body-expression': ['error', 'The text has a calculation in braces.'],
  'body-html': ['error', 'The text has HTML that is not allowed.'],
  'body-attribute': ['warning', 'An attribute of HTML says what the site decides, and is not used.'],
  'body-directive': ['error', 'A directive or an alert is unknown or not closed.'],
  'body-link': ['error', 'A link would run or hide something.'],
  'body-field': ['error', 'The text names a field that does not exist.'],
  'body-value': ['error', 'A value can not be shown as text.'],
  'prop-missing': ['error', 'A component lacks a required property.'],
  'prop-unknown': ['error', 'A component has no such property.'],
  'prop-value': ['error', 'A property gets a value that it can not take.'],
  'prop-children': ['error', 'A component has text inside that it does not take, or lacks it.'],
  'table-cells': ['error', 'A row of a table has more cells than the table has columns.'],
  'code-open': ['error', 'A code block is never closed.'],
  'text-placeholder': ['error', 'A published page has an example of a template or a component.'],
  'body-empty': ['warning', 'A published article has no text.'],
  'link-unknown': ['error', 'A link leads to nothing.'],
  'link-form': ['error', 'A link is not written as an address.'],
  'link-text': ['error', 'A link has no text.'],
  'anchor-unknown': ['error', 'A link leads to a heading that does not exist.'],
  'anchor-taken': ['error', 'A heading has the anchor of a component of its page.'],
  'anchor-form': ['error', 'A text can not be the anchor of a heading.'],
  'image-text': ['error', 'An image has no alternative text.'],
  'media-unreadable-unused': ['warning', 'A file of media that nothing uses can not be read.'],
  'link-moved': ['warning', 'A link leads to a redirect.'],
  'link-insecure': ['warning', 'An address is without https.'],
  'link-local': ['warning', "An address is that of the reader's own computer."],
  'link-unpublished': ['error', 'A published page links to one that is not, or names an unlisted one.'],
  'footnote-unused': ['warning', 'No text refers to a footnote.'],
  'heading-text': ['error', 'A heading has no words.'],
  'heading-level': ['warning', 'A heading skips a level, or is of the first one.'],
  'text-literal': ['warning', 'Markdown is shown as it is written.'],
  'text-invisible': ['warning', 'A text has a character that nobody sees.'],
  'text-quotes': ['warning', 'A quotation mark or an apostrophe is straight.'],
  'merge-conflict': ['error', 'A file has two versions that git could not merge.'],
  'file-place': ['error', 'A file has the fields of another folder.'],
  'code-language': ['warning', 'The language of a code block is unknown.'],
  'code-meta': ['warning', 'A mark behind the language of a code block means nothing.'],
  'title-length': ['warning', 'Search results would cut the title.'],
  'description-length': ['warning', 'Search results would cut the description.'],
  'title-taken': ['warning', 'Two pages have one title.'],
  'fact-unknown': ['error', 'A text names a fact that does not exist.'],
  'fact-repeated': ['warning', 'A text repeats the value of a fact.'],
  'field-markdown': ['warning', 'A field shows Markdown as it is written.'],
  'reference-self': ['warning', 'A page names itself.'],
  'word-praise': ['warning', 'A word praises without a fact.'],
  'word-leftover': ['warning', 'A text has a note to oneself or filler.'],
  'word-usage': ['warning', 'A word or phrase is one that the site writes in another way.'],
  'claim-differs': ['warning', 'Two figures for one thing differ.'],
  'read-time': ['warning', 'A reading time is not that of the text.'],
} as const satisfies Record<string, CodeDescription>

/** The issue codes of a rendered site. */
export const siteCodes = {
  'address-lost': ['error', 'A build would lose a published URL.'],
  'anchor-lost': ['error', 'A build would lose a published anchor.'],
} as const satisfies Record<string, CodeDescription>

export type IssueCode = keyof typeof contentCodes | keyof typeof siteCodes

/** All issue codes. */
export const issueCodes: Record<IssueCode, CodeDescription> = { ...contentCodes, ...siteCodes }

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

/** An issue of a text whose file its finder doesn't know: its place and its fix are offsets. */
export interface Finding extends Span, Pick<Issue, 'code' | 'field' | 'message' | 'hint'> {
  fix?: Edit
}

/** A finding in a text as an issue of its file. */
export function toIssue({ start, end, code, field, message, hint, fix }: Finding, source: string, file: string): Issue {
  const range = rangeAt(source, start, end)
  const replaced = fix && { ...rangeAt(source, fix.start, fix.end), text: fix.text }
  return { file, ...range, code, field, message, hint, fix: replaced }
}

/** The result of a stage: a value, and the issues of the content it read. */
export interface Result<Value> {
  value: Value
  issues: Issue[]
}

/** The severity of an issue. */
export const severityOf = ({ code }: Pick<Issue, 'code'>): Severity => issueCodes[code][0]

/** Whether an issue is an error, which stops a build. */
export const isError = (issue: Issue): boolean => severityOf(issue) === 'error'

/** Whether a page with this issue can't be rendered. In development a page with links to drafts can. */
export const isBreaking = (issue: Issue): boolean => isError(issue) && issue.code !== 'link-unpublished'

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
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** A number with its noun: "1 issue", "3 issues". */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`
}

/** A value as JSON for messages, cut to 80 characters. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
