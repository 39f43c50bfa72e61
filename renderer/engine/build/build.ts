import { throwErrors } from '../base/diagnostics/content-errors'
import { checkFiles } from '../base/files/check-files'
import { type BuildContext, createBuildContext } from './build-context'
import type { BuildOptions } from './build-options'
import { explain } from './explain'
import { changedInputs } from './inputs'
import { createWorkshop } from './load-content'
import { publishSite } from './publish-site'
import { recordAddresses } from './record-addresses'
import { renderSite } from './render-site'
import { lastFileHashes } from './up-to-date'

/** Builds and publishes the site, reusing what is unchanged. Throws `ContentErrors`, without publishing. */
export async function build(
  first: BuildContext,
  options: BuildOptions,
  workshop = createWorkshop(first, first.moment),
): Promise<{ summary: string; warnings: string[]; explanation?: string }> {
  const { root, site } = first
  // No other process starts while there is a file that it might run.
  throwErrors(checkFiles(root, site))
  const { parts, codeParts } = first.inputs
  const codeChanges = changedInputs(lastFileHashes(first), { ...parts, ...codeParts })
  const recorded: string[] = []
  for (let context = first; ; context = createBuildContext(root, site, first.moment, first)) {
    const rendered = await renderSite(context, workshop)
    // The ledger comes first: it must not lack a published URL, and a build that can't write it must fail before
    // publishing.
    const ledgerChanges = recordAddresses(context, rendered, options)
    recorded.push(...ledgerChanges)
    // The days of changed texts are part of pages and files: they are made again from the ledger that has them.
    if (ledgerChanges.length > 0) continue
    const { summary, warnings } = await publishSite(context, rendered, options)
    const explanation = options.explained ? explain(options.explained, rendered.statuses, codeChanges) : undefined
    return { summary, warnings: [...recorded, ...warnings], explanation }
  }
}
