import { type Issue, show } from '../../base/diagnostics/issue'
import type { Document } from '../document'
import { parseInstant } from '../schema/formats'

/** Reports pages that would never appear, because they expire before they are published or at the same moment. */
export function checkDates(documents: Document[]): Issue[] {
  return documents.flatMap(({ entry: { file }, parsed }) => {
    const { publishAt, expireAt } = parsed.data ?? {}
    const [from, until] = [publishAt, expireAt].map(at => (typeof at === 'string' ? parseInstant(at) : undefined))
    if (!from || !until || from < until) return []
    return {
      file,
      ...parsed.locate(['expireAt'], 'value'),
      field: 'expireAt',
      code: 'field-value',
      message: `The page would never appear: it is published at ${show(publishAt)} and expires at ${show(expireAt)}.`,
      hint: 'Write a later moment here, or an earlier one for publishAt.',
    } satisfies Issue
  })
}
