import { createCache } from '@proofsheet/engine/base/cache/store'
import { runCheck as runEngineCheck } from '@proofsheet/engine/commands/check'
import type { SiteDefinition } from '@proofsheet/engine/site'

/** Runs `npm run check` with `--fix`: the engine's check, which first applies every fix that has one answer. */
export async function runCheck(site: SiteDefinition, args?: string[]): Promise<void> {
  await runEngineCheck(site, args, async (root, paths) => {
    const { describeFixes, fixContent } = await import('../fix/fix-content')
    return describeFixes(await fixContent({ root, site, cache: createCache(root) }, paths))
  })
}
