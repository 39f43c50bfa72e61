import type { Issue } from '../../base/diagnostics/issue'
import type { Document } from '../document'
import type { PublishedText } from '../files/read-ledger'
import { differenceOf } from './sketch'

/** The difference from which readers should know of a change; see `differenceOf`. */
const largeDifference = 0.2

/**
 * Reports texts that differ much from those that were published while `updated` has no newer day. Texts whose sketch
 * was not published are not reported.
 */
export function checkUpdated(documents: Document[], published: ReadonlyMap<string, PublishedText>): Issue[] {
  if (published.size === 0) return []
  return documents.flatMap(({ entry: { file, url }, parsed, sketch }) => {
    const last = published.get(url)
    const { updated } = parsed.data ?? {}
    if (!last || !sketch || (typeof updated === 'string' && updated > (last.updated ?? ''))) return []
    const difference = differenceOf(last.sketch, sketch)
    if (difference < largeDifference) return []
    return {
      file,
      ...parsed.locate(['updated'], 'value'),
      field: 'updated',
      code: 'text-changed',
      message: `About ${Math.round(difference * 10) * 10} % of the text is not as it was published, and \`updated\` ${
        typeof updated === 'string' ? `is still ${updated}` : 'is missing'
      }.`,
      hint: 'Write the day of the change in `updated`, for example `updated: 2026-12-01`: readers and feeds are told of it.',
    } satisfies Issue
  })
}
