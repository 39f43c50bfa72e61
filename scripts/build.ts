import { site as settings } from '../content/site'
import { forgetOld, keep, kept, readKept } from '../renderer/build/cache'
import { buildCode, placeCode } from '../renderer/build/code'
import { drawPages } from '../renderer/build/draw'
import { explain } from '../renderer/build/explain'
import { changedInputs, type Inputs, readInputs } from '../renderer/build/inputs'
import { Pool } from '../renderer/build/pool'
import { readContent } from '../renderer/build/read'
import { makeOutputs } from '../renderer/outputs'
import { count, formatIssue, type Issue, isError } from '../renderer/pipeline/issue'
import { setSiteInstant } from '../renderer/pipeline/publication/clock'
import { compressFiles } from '../renderer/publish/compress'
import { checkLedger, saveLedger } from '../renderer/publish/keep-ledger'
import { writeManifest } from '../renderer/publish/manifest'
import { discard, openStaging, publish } from '../renderer/publish/staging'
import { summarize } from '../renderer/publish/summary'
import { writeNextChange, writeOutputs } from '../renderer/publish/write'
import { basePath } from '../renderer/shell/base-path'
import { readOptions } from './terminal/build-options'
import { progress } from './terminal/progress'

const started = Date.now()
// Until the last line is reached. Vike catches what nobody else does, says it, and would let this end as if all were well.
process.exitCode = 1
const { at, isLookAhead, explained } = readOptions()
setSiteInstant(at)

const inputs = readInputs()
const codeChanges = changedInputs(readKept<Inputs['parts']>('inputs', 'last') ?? {}, inputs.parts)
const pool = new Pool()
progress('Checking content, building scripts and styles …')
const coming = buildCode(inputs.code)
const content = await readContent(inputs.compiler, pool)
stopAtErrors(content.issues)
const code = await coming

const staging = openStaging()
process.once('exit', () => discard(staging))
placeCode(code, staging)
const { pages, fates } = await drawPages(staging, code, content, inputs, pool, done =>
  progress(`Drawing pages … ${done}`),
)
await pool.close()

progress('Writing what stands beside the pages …')
const outputs = await makeOutputs({
  site: content.site,
  pages,
  settings,
  base: basePath(),
  kept: (kind, made, make) => kept(kind, [inputs.outputs, ...made], make),
})
await writeOutputs(staging, outputs)
await writeNextChange(staging, content.everything, at)
const ledger = isLookAhead ? undefined : await checkLedger(pages, outputs, content.everything, at)
stopAtErrors(ledger?.issues ?? [])

progress('Compressing …')
await compressFiles(staging)
const manifest = writeManifest(staging, pages, outputs)
publish(staging)
keep('inputs', 'last', inputs.parts)
forgetOld()
progress('')
const warnings = [...outputs.flatMap(output => output.warnings ?? []), ...(ledger ? saveLedger(ledger) : [])]
if (content.issues.length > 0)
  warnings.push(`${count(content.issues.length, 'warning')} in content; npm run check shows them.`)
for (const warning of warnings) console.warn(warning)
if (explained) console.log(`${explain(explained, fates, codeChanges)}\n`)
console.log(summarize(manifest, (Date.now() - started) / 1000))
process.exitCode = 0

function stopAtErrors(found: Issue[]): void {
  const errors = found.filter(isError)
  if (errors.length === 0) return
  progress('')
  console.error(`${errors.map(formatIssue).join('\n\n')}\n\n${count(errors.length, 'issue')}. Nothing was published.`)
  process.exit(1)
}
