import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createCache } from '@proofsheet/engine/base/cache/store'
import { finishChanges } from '@proofsheet/engine/base/files/journal'
import { readArguments } from '@proofsheet/engine/commands/read-arguments'
import { createLoader } from '@proofsheet/engine/content/load'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { createEditContext } from '@proofsheet/studio/edit-service'
import { createContentServer } from './content-server'

/** Runs `npm run mcp`: answers a coding tool over standard input and output, until it closes them. */
export async function runMcp(site: SiteDefinition, args?: string[]): Promise<void> {
  readArguments({ args, options: {} }, 'Usage: npm run --silent mcp, started by a coding tool')
  const root = process.cwd()
  finishChanges(root)
  const cache = createCache(root)
  const context = await createEditContext({
    root,
    site,
    cache,
    check: createLoader({ root, site, cache }),
    changed() {},
  })
  // Standard output belongs to the protocol.
  serveStdio(() => createContentServer(context), { onerror: error => console.error(error.message) })
}
