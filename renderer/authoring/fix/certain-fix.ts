import type { Fix, Issue, IssueCode } from '@proofsheet/engine/base/diagnostics/issue'
import { offsetAt } from '@proofsheet/engine/base/diagnostics/position'

/** The codes of issues that have only one remedy. */
const certainCodes: readonly IssueCode[] = ['text-character', 'text-quotes', 'link-moved', 'body-attribute']

/** Values that a fix writes only where the text can mean nothing else: a boolean or a day. */
const certainValue = /^(true|false|\d{4}-\d{2}-\d{2})$/

/**
 * The fix of an issue where it is certain: text and replacement differ in form alone, such as quotation marks, capitals
 * and slashes, or the code has only one remedy. A similar name or another word is a suggestion.
 */
export function certainFix(issue: Issue, source: string): Fix | undefined {
  const { fix, code } = issue
  if (!fix) return
  const written = source.slice(offsetAt(source, fix), offsetAt(source, fix.end))
  if (code === 'heading-level') return isOnlyLevel(source, issue) ? fix : undefined
  const isCertain =
    certainCodes.includes(code) ||
    formOf(written) === formOf(fix.text) ||
    (code === 'field-value' && certainValue.test(fix.text))
  return isCertain ? fix : undefined
}

/** The text in lower case, without the signs that only decide about the form of a value. */
function formOf(text: string): string {
  return text.toLowerCase().replace(/[\s"'{}<>/_-]/g, '')
}

/**
 * Whether a heading of the first level can only become one of the second: the next heading isn't below it, so that no
 * order between the two is lost.
 */
function isOnlyLevel(source: string, { fix, line }: Issue): boolean {
  if (fix?.text !== '##') return false
  const next = source
    .split('\n')
    .slice(line)
    .find(each => /^#{1,6} /.test(each))
  return next === undefined || /^#(?!#)|^###/.test(next)
}
