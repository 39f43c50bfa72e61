import type { Issue } from '../../../base/diagnostics/issue'
import { stateAt } from '../../dates/state'
import { type LedgerLine, ledgerFile } from '../../files/read-ledger'
import type { Publication } from '../../schema/publication'
import type { TargetContext } from './check-target'

/**
 * Reports the published URLs that a build would lose, so that nobody waits for it. Anchors are left to the build: only a
 * rendered page has those of its components.
 */
export function checkLedger(lines: readonly LedgerLine[], { targets, isFile, moment }: TargetContext): Issue[] {
  return lines.flatMap(({ address, line, isGone }) => {
    if (isGone || address.includes('#') || !address.startsWith('/')) return []
    const target = targets.get(address)
    const state = target?.page && stateAt((target.page.parsed.data ?? {}) as Publication, moment)
    const isThere = target ? !/^(draft|scheduled)$/.test(state ?? '') : isFile(address)
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
