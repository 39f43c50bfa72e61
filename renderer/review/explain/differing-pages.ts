import { compare, count } from '@proofsheet/engine/base/diagnostics/issue'
import type { Comparison } from '../review-types'

/** How many addresses the sentence names. */
const maxNamed = 20

/** Says how many pages differ for visitors, and which: pages that changed, that are new, gone or moved. */
export function describePages({ added, gone, moved, groups }: Comparison): string {
  const urls = [
    ...groups.flatMap(group => group.urls),
    ...[...added, ...gone].map(({ url }) => url),
    ...moved.map(({ to }) => to),
  ]
  const all = [...new Set(urls)].sort(compare)
  const more = all.length > maxNamed ? ` and ${all.length - maxNamed} more` : ''
  const named = all.length > 0 ? `: ${all.slice(0, maxNamed).join(', ')}${more}` : '.'
  return `${count(all.length, 'page')} ${all.length === 1 ? 'differs' : 'differ'}${named}`
}
