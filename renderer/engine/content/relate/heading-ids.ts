import type { Issue } from '../../base/diagnostics/issue'
import { rangeAt } from '../../base/diagnostics/position'
import type { SiteDefinition } from '../../site'
import type { Document } from '../document'

/**
 * Reports headings with an id that a component or a field of their page makes too: browsers would find only the first.
 * The ids that never change are no issue, because a heading gets another one.
 */
export function checkHeadingIds(all: Document[], { rules }: SiteDefinition): Issue[] {
  return all.flatMap(document => {
    const { entry, body } = document
    const made = rules?.anchors && body.headings.length > 0 ? rules.anchors(document, all) : []
    return body.headings
      .filter(({ anchor }) => made.includes(anchor))
      .map(({ anchor, words, start }): Issue => {
        const line = /^.*/.exec(entry.source.slice(start))?.[0] ?? ''
        return {
          file: entry.file,
          ...rangeAt(entry.source, start, start + line.trimEnd().length),
          code: 'anchor-taken',
          message: `A component or a field of this page makes the anchor #${anchor} of "${words}" too.`,
          hint: 'Write the heading in other words.',
        }
      })
  })
}
