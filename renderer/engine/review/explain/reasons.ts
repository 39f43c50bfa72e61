import type { Side } from '../review-types'
import type { FileChange } from './changed-fields'

/** The largest number of changed files of the code that a reason names. */
const maxFiles = 3

/**
 * Gives the function that says why a page changed: the dependencies that the builds recorded and whose values differ,
 * narrowed to the fields that differ; where none does, the files of the code that changed.
 */
export function createReasons(before: Side, after: Side, changed: FileChange[], code: string[]) {
  const byFile = new Map(changed.map(change => [change.file, change]))
  return (url: string): string[] => {
    const [old, now] = [before.dependencies?.[url], after.dependencies?.[url]]
    if (!old || !now) return codeReason(code)
    const stale = Object.keys(now).filter(each => old[each] !== now[each])
    const reasons = [...new Set(stale.flatMap(each => describe(each, byFile)))]
    return reasons.length > 0 ? reasons : codeReason(code)
  }
}

function codeReason(code: string[]): string[] {
  if (code.length === 0) return []
  const more = code.length > maxFiles ? [`${code.length - maxFiles} more files of the code`] : []
  return [[...code.slice(0, maxFiles), ...more].join(', ')]
}

/** A dependency as the files and fields that changed; a list of fields is narrowed where both versions are known. */
function describe(dependency: string, byFile: Map<string, FileChange>): string[] {
  const [kind, subject = '', names = ''] = dependency.split(' ')
  switch (kind) {
    case 'fields':
      return fieldsReason(subject, names, byFile.get(subject))
    case 'every':
      return [...byFile.values()]
        .filter(({ file }) => file.split('/')[1] === subject)
        .flatMap(change => fieldsReason(change.file, names, change))
    case 'list':
      return [`the list of content/${subject}`]
    case 'around':
      return [`the pages before and after ${subject}`]
    case 'at':
      return [`the page at ${subject}`]
    default:
      return [`${subject}: text`]
  }
}

function fieldsReason(file: string, names: string, change: FileChange | undefined): string[] {
  const read = names.split(',')
  if (!change) return [`${file}: ${names === '*' ? 'fields' : read.join(', ')}`]
  const paths = change.fields.map(({ path }) => path)
  const found = paths.filter(path => names === '*' || read.includes(path.split('.')[0] ?? ''))
  // Values that follow from others, such as facts, are in no field of this file that changed.
  return [found.length > 0 ? `${file}: ${found.join(', ')}` : `${file}: ${names === '*' ? 'fields' : read.join(', ')}`]
}
