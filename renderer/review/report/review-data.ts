import { totalOf } from '../compare/weight'
import { plain } from '../explain/marks'
import type { ReviewResult } from '../review-result'

/** The content of `review.json`: the changes by class, for programs. */
export function reviewData({ before, after, comparison, classes, ofSite, sentences, places }: ReviewResult) {
  const { added, gone, moved, changed, groups, site } = comparison
  return {
    before: before.name,
    after: after.name,
    classes,
    sentences: sentences.map(plain),
    pages: {
      new: added,
      gone,
      moved,
      changed: changed.map(({ url, reasons, weight, changes }) => ({
        url,
        reasons,
        kinds: [...new Set(changes.map(({ kind }) => kind))],
        weight: { before: totalOf(weight.before), after: totalOf(weight.after) },
      })),
    },
    ofSite,
    groups: groups.map(({ urls, example, changes, reasons }, index) => ({
      urls,
      example,
      reasons,
      changes: changes.map(({ kind, subject, before, after }, change) => ({
        kind,
        subject,
        before,
        after,
        place: places.get(index)?.[change] || undefined,
      })),
    })),
    site,
  }
}
