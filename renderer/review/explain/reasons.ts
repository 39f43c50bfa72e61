import type { Side } from '../review-types'
import type { FileChange } from './changed-fields'

/** The largest number of changed files of the code that a reason names. */
const maxFiles = 3

/**
 * Gives the function that says why a page changed: the dependencies that the builds recorded and whose values differ,
 * narrowed to the fields that differ, and the files of the code that changed, which may be the reason too.
 */
export function createReasons(before: Side, after: Side, changed: FileChange[], code: string[]) {
  const ofCode = codeReason(code)
  return (url: string, former = url): string[] => {
    const [old, now] = [before.dependencies?.[former], after.dependencies?.[url]]
    if (!old || !now) return ofCode
    const stale = Object.keys(now).filter(each => old[each] !== now[each])
    const found = [...stale.flatMap(each => describe(each, changed)), ...ofCode]
    return [...new Set(found.length > 0 ? found : stale.flatMap(each => fieldsInText(each, changed)))]
  }
}

/** The changed fields of a file whose text can show them. */
function fieldsInText(dependency: string, changed: FileChange[]): string[] {
  const [kind, subject] = dependency.split(' ')
  const own = changed.filter(({ file }) => kind === 'body' && file === subject)
  return own.flatMap(change => changedIn(change, '*'))
}

/** The changed code in one line. */
function codeReason(code: string[]): string[] {
  if (code.length === 0) return []
  const more = code.length > maxFiles ? [`${code.length - maxFiles} more files`] : []
  return [`code: ${[...code.slice(0, maxFiles), ...more].join(', ')}`]
}

/** A dependency as the files and fields that changed. */
function describe(dependency: string, changed: FileChange[]): string[] {
  const [kind, subject = '', names = ''] = dependency.split(' ')
  if (kind === 'list') return [`the list of content/${subject}`]
  if (kind === 'around') return [`the pages before and after ${subject}`]
  if (kind === 'at') return [`the page at ${subject}`]
  const own = changed.filter(({ file }) => (kind === 'every' ? file.split('/')[1] === subject : file === subject))
  const found = own.flatMap(change => changedIn(change, kind === 'body' ? 'text' : names))
  // A body is known by the hash of its file, which a changed field changes too.
  if (found.length > 0 || (kind === 'body' && own.length > 0)) return found
  // The value follows from a file that belongs to no collection, such as the facts.
  const shared = changed.filter(({ file }) => file.split('/').length === 2).flatMap(change => changedIn(change, '*'))
  if (shared.length > 0) return shared
  const fields = names === '*' ? 'fields' : names.replaceAll(',', ', ')
  return [kind === 'every' ? `content/${subject}: ${fields}` : `${subject}: ${fields || 'text'}`]
}

/** The changed fields of a file among those that a page reads: `*` is all, `text` is the body. */
function changedIn({ file, fields, isBodyChanged }: FileChange, names: string): string[] {
  if (names === 'text') return isBodyChanged ? [`${file}: text`] : []
  const read = names.split(',')
  const paths = fields.map(({ path }) => path).filter(path => names === '*' || read.includes(path.split('.')[0] ?? ''))
  return paths.length > 0 ? [`${file}: ${paths.join(', ')}`] : []
}
