import { readInputs } from '../renderer/engine/builder/inputs'
import { buildState, upToDate } from '../renderer/engine/builder/up-to-date'
import { readOptions } from '../renderer/engine/commands/build-options'
import { endAtErrors } from '../renderer/engine/commands/disk'
import { setSiteInstant } from '../renderer/engine/content/publication/clock'
import { summarize } from '../renderer/engine/publish/summary'

const started = Date.now()
// Until the last line is reached. Vike catches what nobody else does, says it, and would let this end as if all were well.
process.exitCode = 1
endAtErrors()
const options = readOptions()
const { at, isLookAhead, explained } = options
setSiteInstant(at)

const inputs = readInputs()
const state = buildState(inputs)
const last = isLookAhead || explained ? undefined : upToDate(state, at)
// What builds is loaded only when there is something to build.
const built = last ?? (await (await import('../renderer/engine/builder/build')).buildAnew(inputs, state, options))
for (const warning of built.warnings) console.warn(warning)
if ('explanation' in built) console.log(`${built.explanation}\n`)
if (last) console.log('Nothing has changed since the last build.')
console.log(summarize(built.manifest, (Date.now() - started) / 1000))
process.exitCode = 0
