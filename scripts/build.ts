import { finishChanges } from '@proofsheet/engine/base/files/journal'
import { createBuildContext } from '@proofsheet/engine/build/build-context'
import { reportUnpublished } from '@proofsheet/engine/build/publish/report-unpublished'
import { summarize } from '@proofsheet/engine/build/publish/summary'
import { buildState, upToDate } from '@proofsheet/engine/build/up-to-date'
import { readOptions } from '@proofsheet/engine/commands/build-options'
import { setSiteInstant, showDrafts } from '@proofsheet/engine/content/dates/clock'
import { site } from '../renderer/site/index'

const started = Date.now()
const options = readOptions()
// Assume failure until the last line: Vike swallows uncaught errors and would exit with 0.
process.exitCode = 1
reportUnpublished(process.cwd())
finishChanges(process.cwd())
setSiteInstant(options.at)
if (options.isWithDrafts) showDrafts()

const context = createBuildContext(process.cwd(), site)
const state = buildState(context)
const last =
  options.isUnrecorded || options.isPublication || options.explained ? undefined : upToDate(context, state, options.at)
// The stages of a build are loaded only when there is something to build.
const built = last ?? (await (await import('@proofsheet/engine/build/build')).build(context, state, options))
for (const warning of built.warnings) console.warn(warning)
if ('explanation' in built && built.explanation) console.log(`${built.explanation}\n`)
if (last) console.log('Nothing has changed since the last build.')
console.log(summarize(built.manifest, (Date.now() - started) / 1000))
if (options.isWithDrafts) console.log('The site with drafts is in .cache/drafts/client. It is not published.')
process.exitCode = 0
