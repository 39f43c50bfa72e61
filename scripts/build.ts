import { site as settings } from '../content/site'
import { kept } from '../renderer/build/cache'
import { buildCode, placeCode } from '../renderer/build/code'
import { compileTexts, drawPages } from '../renderer/build/draw'
import { readInputs } from '../renderer/build/inputs'
import { Pool } from '../renderer/build/pool'
import { makeOutputs } from '../renderer/outputs'
import { publishedOf } from '../renderer/pipeline'
import { checkSite } from '../renderer/pipeline/check'
import { count, formatIssue, type Issue, isError } from '../renderer/pipeline/issue'
import { setSiteInstant } from '../renderer/pipeline/publication/clock'
import { compressFiles } from '../renderer/publish/compress'
import { checkLedger, saveLedger } from '../renderer/publish/keep-ledger'
import { writeManifest } from '../renderer/publish/manifest'
import { discard, openStaging, publish } from '../renderer/publish/staging'
import { summarize } from '../renderer/publish/summary'
import { writeNextChange, writeOutputs } from '../renderer/publish/write'
import { basePath } from '../renderer/shell/base-path'
import { readOptions } from './build-options'
import { progress } from './progress'

const started = Date.now()
process.env.NODE_ENV = 'production'
const { at, isLookAhead } = readOptions()
setSiteInstant(at)

progress('Checking content …')
const { value, issues } = await checkSite()
const site = publishedOf(value)
stopAtErrors(issues)

const pool = new Pool()
const staging = openStaging()
process.once('exit', () => discard(staging))

progress('Building scripts and styles …')
const inputs = readInputs()
const [code, texts] = await Promise.all([buildCode(inputs.code), compileTexts(site, inputs.compiler, pool)])
placeCode(code, staging)
const pages = await drawPages(staging, code, { site, texts }, pool, done => progress(`Drawing pages … ${done}`))
await pool.close()

progress('Writing what stands beside the pages …')
const outputs = await makeOutputs({ site, pages, settings, base: basePath(), kept })
await writeOutputs(staging, outputs)
await writeNextChange(staging, at)
const ledger = isLookAhead ? undefined : await checkLedger(pages, outputs, at)
stopAtErrors(ledger?.issues ?? [])

progress('Compressing …')
await compressFiles(staging)
const manifest = writeManifest(staging, pages, outputs)
publish(staging)
progress('')
const warnings = [...outputs.flatMap(output => output.warnings ?? []), ...(ledger ? saveLedger(ledger) : [])]
if (issues.length > 0) warnings.push(`${count(issues.length, 'warning')} in content; npm run check shows them.`)
for (const warning of warnings) console.warn(warning)
console.log(summarize(manifest, (Date.now() - started) / 1000))

function stopAtErrors(found: Issue[]): void {
  const errors = found.filter(isError)
  if (errors.length === 0) return
  progress('')
  console.error(`${errors.map(formatIssue).join('\n\n')}\n\n${count(errors.length, 'issue')}. Nothing was published.`)
  process.exit(1)
}
