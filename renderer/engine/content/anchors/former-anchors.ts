import type { SiteDefinition } from '../../site'
import type { Document } from '../document'
import type { LedgerLine } from '../files/read-ledger'
import { createAnchors } from '../relate/links/link-targets'

/** The former anchors of each file's headings with the present ones: `{ 'content/…': { old: 'new' } }`. */
export type FormerAnchors = Record<string, Record<string, string>>

/**
 * Finds the published anchors that headings no longer have, and the headings that take them over: the one that the
 * ledger names (`now #new`); otherwise, where a page has lost exactly one anchor and exactly one heading is new, that
 * one. The result depends on the ledger and the content alone, so every build finds the same.
 */
export function findFormerAnchors(
  documents: Document[],
  site: SiteDefinition,
  ledger: readonly LedgerLine[],
): FormerAnchors {
  const recorded = new Map<string, LedgerLine[]>()
  for (const line of ledger) {
    const [url = '', anchor] = line.address.split('#')
    if (anchor && !line.isGone) recorded.set(url, [...(recorded.get(url) ?? []), line])
  }
  if (recorded.size === 0) return {}
  const anchorsOf = createAnchors(documents, site)
  return Object.fromEntries(
    documents.flatMap(document => {
      const lines = recorded.get(document.entry.url) ?? []
      const headings = document.body.headings.map(({ anchor }) => anchor)
      const former = lines.length > 0 ? formerOf(lines, headings, () => anchorsOf(document)) : {}
      return Object.keys(former).length > 0 ? [[document.entry.file, former]] : []
    }),
  )
}

function formerOf(lines: LedgerLine[], headings: string[], anchorsOf: () => string[]): Record<string, string> {
  const known = new Set(headings)
  const anchorOf = ({ address }: LedgerLine) => address.slice(address.indexOf('#') + 1)
  // Most pages have lost no anchor, and the anchors of components are slower to find.
  const absent = lines.filter(line => !known.has(anchorOf(line)))
  if (absent.length === 0) return {}
  const present = new Set([...headings, ...anchorsOf()])
  const lost = absent.filter(line => !present.has(anchorOf(line)))
  const targets = new Map(lost.flatMap(line => (line.movedTo ? [[anchorOf(line), line.movedTo]] : [])))
  const vanished = lost.filter(({ movedTo }) => !movedTo).map(anchorOf)
  const published = new Set(lines.map(anchorOf))
  const appeared = headings.filter(anchor => !published.has(anchor))
  const [from, to] = [vanished[0], appeared[0]]
  if (from && to && vanished.length === 1 && appeared.length === 1) targets.set(from, to)
  return Object.fromEntries(
    [...targets.keys()].flatMap(anchor => {
      const heading = follow(anchor, targets)
      return known.has(heading) ? [[anchor, heading]] : []
    }),
  )
}

/** The anchor to which one has moved, in one step or several. */
function follow(anchor: string, targets: ReadonlyMap<string, string>): string {
  let at = anchor
  for (let steps = targets.size; steps > 0; steps--) at = targets.get(at) ?? at
  return at
}
