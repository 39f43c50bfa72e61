import { fileURLToPath } from 'node:url'
import { createCache } from '@proofsheet/engine/base/cache/store'
import { runChild } from '@proofsheet/engine/base/failures/run-child'
import { workerUrl } from '@proofsheet/engine/base/modules/compiled-entry'
import { analysisKey } from '@proofsheet/engine/content/analysis-key'
import type { SiteDefinition } from '@proofsheet/engine/site'

/**
 * Checks the content below a root in a process of its own, unless this code has done that before: analyses of all texts and
 * measures of all pictures are in the store then. The programs that decode pictures and compare types would leave 110 MB
 * behind in a process that stays.
 */
export async function fillStore(root: string, site: SiteDefinition): Promise<void> {
  const [cache, key] = [createCache(root), analysisKey(site)]
  if (cache.get('last', 'checked') === key) return
  await runChild(fileURLToPath(await workerUrl()), [root], 'The first check of the content')
  cache.set('last', 'checked', key)
}
