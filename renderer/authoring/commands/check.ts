import { createCache } from '@proofsheet/engine/base/cache/store'
import { runCheck as runEngineCheck } from '@proofsheet/engine/commands/check'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { serviceFormats } from '../formats/service-formats'

/**
 * Runs `npm run check` with all its options: the engine's check, which with `--fix` first applies every fix that has one
 * answer, with the formats of services.
 */
export async function runCheck(site: SiteDefinition, args?: string[]): Promise<void> {
  const applyFixes = async (root: string, paths: string[]) => {
    const { describeFixes, fixContent } = await import('../fix/fix-content')
    return describeFixes(await fixContent({ root, site, cache: createCache(root) }, paths))
  }
  await runEngineCheck(site, args, { applyFixes, formats: serviceFormats })
}
