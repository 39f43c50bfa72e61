import { throwErrors } from '../base/diagnostics/content-errors'
import type { BuildContext } from './build-context'
import type { BuildOptions } from './build-options'
import { checkLedger, saveLedger } from './publish/check-ledger'
import type { RenderedSite } from './render-site'

/**
 * Compares a rendered site with the ledger, and records a publication in it. Gives a sentence where the ledger has
 * changed. Throws `ContentErrors` where published addresses or anchors were lost.
 */
export function recordAddresses(
  { root, site }: BuildContext,
  { content, pages, outputs }: RenderedSite,
  options: BuildOptions,
): string[] {
  if (options.isUnrecorded) return []
  const { collections } = site
  const { former, everything } = content
  const ledger = checkLedger({ root, collections, pages, outputs, former, everything, ...options })
  if (!ledger) return []
  throwErrors(ledger.issues)
  return options.isPublication ? saveLedger(root, ledger) : []
}
