import type { Issue } from '../../../base/diagnostics/issue'
import { stateAt } from '../../dates/state'
import { type LedgerLine, ledgerFile } from '../../files/read-ledger'
import type { Publication } from '../../schema/publication'
import type { TargetContext } from './check-target'

/**
 * Reports the published URLs and the anchors of headings that a build would lose, so that nobody waits for it. Those of
 * components are left to the build: only a rendered page has them.
 */
export function checkLedger(lines: readonly LedgerLine[], known: TargetContext): Issue[] {
  return lines.flatMap(({ address, line, isGone, isHeading }) => {
    const [path = '', anchor] = address.split('#')
    if (isGone || !path.startsWith('/') || (anchor && !isHeading)) return []
    const { page, movedTo } = known.targets.get(path) ?? {}
    const state = page && stateAt((page.parsed.data ?? {}) as Publication, known.moment)
    if (!anchor) {
      const isThere = known.targets.has(path) ? !/^(draft|scheduled)$/.test(state ?? '') : known.isFile(path)
      return isThere ? [] : [lostAddress(address, line)]
    }
    // The anchors of a lost page are not reported on their own, and a redirect covers them.
    if (!page || movedTo !== undefined || state !== 'published') return []
    const isThere = known.anchorsOf(page).includes(anchor) || known.former[page.entry.file]?.[anchor]
    return isThere ? [] : [lostAddress(address, line)]
  })
}

/** The issue of a URL or anchor that was published and is lost; `more` says which pages still link to it. */
export function lostAddress(address: string, line: number, more = ''): Issue {
  const isAnchor = address.includes('#')
  return {
    file: ledgerFile,
    line,
    column: 1,
    end: { line, column: address.length + 1 },
    code: isAnchor ? 'anchor-lost' : 'address-lost',
    message: `"${address}" was published and is not there any more.${more}`,
    hint: isAnchor
      ? 'Write "now #" and the anchor of the heading that took its place behind the line, or "gone".'
      : `Write ${address} into \`redirects\` of the page that took its place, or "gone" behind the line.`,
  }
}
