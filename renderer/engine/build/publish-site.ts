import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { count } from '../base/diagnostics/issue'
import { describeFailure } from '../base/failures/describe-failure'
import { progress } from '../base/failures/progress'
import { nextChange } from '../content/dates/next-change'
import type { Site } from '../content/entity'
import { limitWarnings } from '../pages/outputs/hosts'
import type { BuildContext } from './build-context'
import type { BuildOptions } from './build-options'
import { summarize } from './publish/manifest'
import { discard, oldestSiteMs, openFolder, openStaging, publish, type Staging, storeDrafts } from './publish/staging'
import type { RenderedSite } from './render-site'
import { pruneBodies } from './rendering/body-cache'
import { stageSite, storeSite } from './stage-site'
import { saveBuildState } from './up-to-date'

/** Stores and publishes the files of a rendered site, and prepares the next build. Gives a summary and warnings. */
export async function publishSite(
  context: BuildContext,
  rendered: RenderedSite,
  options: BuildOptions,
): Promise<{ summary: string; warnings: string[] }> {
  progress('Compressing …')
  // A site that is only compared is never served.
  const level = options.isPublication ? 'best' : 'fast'
  const files = await storeSite(context, rendered, options.comparedIn ? undefined : level)
  const staging = options.comparedIn ? openFolder(options.comparedIn) : openStaging(context.root)
  const clear = () => discard(staging)
  // Unless it is only compared, an unfinished site is gone when the process ends.
  if (!options.comparedIn) process.once('exit', clear)
  const next = writeNextChange(staging, rendered.content.everything, options.at)
  const summary = summarize(stageSite(context, staging, rendered, files))
  const warnings = [...warningsOf(rendered), ...limitWarnings([...files.values()], context.site.host)]
  const release = options.comparedIn ?? (options.isWithDrafts ? storeDrafts(context.root, staging) : publish(staging))
  process.off('exit', clear)
  progress('')
  const saveState = () =>
    options.isUnrecorded || saveBuildState(context, rendered, { release, summary, warnings, next })
  const unsaved = options.isWithDrafts ? [] : prepareNextBuild(context, saveState)
  return { summary, warnings: [...warnings, ...unsaved] }
}

/**
 * Saves the state that the next build reuses. The site is published already: where the state can't be written, the next
 * build only takes longer, and a warning gives the reason.
 */
function prepareNextBuild(context: BuildContext, saveState: () => void): string[] {
  try {
    context.hashes.save(oldestSiteMs(context.root))
    context.cache.prune()
    pruneBodies(context.root)
    saveState()
    return []
  } catch (error) {
    return [`The site is published, but the next build can't reuse it: ${describeFailure(error)}`]
  }
}

function warningsOf({ outputs, content: { issues } }: RenderedSite): string[] {
  return [
    ...outputs.flatMap(output => output.warnings ?? []),
    ...(issues.length > 0 ? [`${count(issues.length, 'warning')} in content; npm run check shows them.`] : []),
  ]
}

/** Writes `next-change.json` for a scheduler. Gives the next moment at which the site changes by itself, or null. */
function writeNextChange({ root }: Staging, everything: Site, at: Date): string | null {
  const change = nextChange(Object.values(everything).flat(), at)
  writeFileSync(join(root, 'next-change.json'), `${JSON.stringify(change, null, 2)}\n`)
  return change.next
}
