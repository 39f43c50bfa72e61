import { readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { holdCache } from '../base/cache/held-cache'
import { createCache } from '../base/cache/store'
import { describeFailure } from '../base/failures/describe-failure'
import { progress } from '../base/failures/progress'
import { finishChanges } from '../base/files/journal'
import { isUpToDate } from '../base/modules/compiled-entry'
import { build } from '../build/build'
import { createBuildContext, openCaches } from '../build/build-context'
import { createWorkshop, type Workshop } from '../build/load-content'
import { LostFile } from '../build/publish/link-files'
import { upToDate } from '../build/up-to-date'
import type { SiteDefinition } from '../site'
import { codeChanged } from './build'

/** How long files must be left alone before a build, in milliseconds: a program may write one in several steps. */
const settleMs = 30

/**
 * Builds and publishes the site now and after each change. Content, analyses and the code of pages stay in memory, so
 * that a build takes a fraction of that of another process. Ends with `codeChanged` when the code has changed.
 */
export async function runWatch(site: SiteDefinition): Promise<void> {
  const root = process.cwd()
  process.once('disconnect', () => process.exit(1))
  finishChanges(root)
  console.log('The site is built now and after each change. Ctrl+C ends it.')
  const buildNow = createBuilder(root, site)
  let changes = 1
  watchFiles(root, () => {
    changes++
  })
  for (let built = 0; ; ) {
    while (changes === built) await setTimeout(settleMs)
    do {
      built = changes
      await setTimeout(settleMs)
    } while (changes !== built)
    await buildNow()
  }
}

/** Gives the function that builds the site as it is now, with all that the builds before it have in memory. */
function createBuilder(root: string, site: SiteDefinition): () => Promise<void> {
  const cache = holdCache(createCache(root))
  // Nothing else writes there; a file that is published is checked once more.
  let caches = openCaches(root, cache, true)
  let workshop: Workshop | undefined
  let code: string | undefined
  const buildNow = async () => {
    const startedMs = Date.now()
    const at = new Date()
    const context = createBuildContext(root, site, { at, isWithDrafts: false }, caches)
    const isOther = code !== undefined && context.inputs.code !== code
    if (isOther || !isUpToDate(root)) process.exit(codeChanged)
    if (upToDate(context, at)) return
    workshop ??= createWorkshop(context)
    const options = { at, isWithDrafts: false, isUnrecorded: false, isPublication: false }
    const { summary, warnings } = await build(context, options, workshop).finally(() => {
      progress('')
      // This process has loaded it: it can't load another.
      code ??= createBuildContext(root, site, { at, isWithDrafts: false }, caches).inputs.code ?? ''
    })
    for (const warning of warnings) console.warn(warning)
    console.log(`${summary}; ${((Date.now() - startedMs) / 1000).toFixed(1)} s.`)
    cache.write()
  }
  return async () => {
    try {
      await buildNow().catch(error => {
        if (!(error instanceof LostFile)) throw error
        // What was trusted is looked at from now on.
        caches = openCaches(root, cache)
        workshop = undefined
        return buildNow()
      })
    } catch (error) {
      console.error(`${describeFailure(error)}\n`)
    }
  }
}

/** Calls a function when a file has changed that a build may read. */
function watchFiles(root: string, onChange: () => void): void {
  const isRead = (name: string | null) => name !== null && !/^(node_modules|dist|\..*)$/.test(name)
  watch(root, (_, name) => isRead(name) && onChange())
  const folders = readdirSync(root, { withFileTypes: true }).filter(entry => entry.isDirectory() && isRead(entry.name))
  for (const { name } of folders) watch(join(root, name), { recursive: true }, onChange)
}
