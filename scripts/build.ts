import { site as settings } from '../content/site'
import { buildCode, placeCode } from '../renderer/build/code'
import { compressFiles } from '../renderer/build/compress'
import { compileTexts, drawPages } from '../renderer/build/draw'
import { readInputs } from '../renderer/build/inputs'
import { Pool } from '../renderer/build/pool'
import { discard, openStaging, publish } from '../renderer/build/staging'
import { summarize } from '../renderer/build/summary'
import { writeNextChange, writeOutputs } from '../renderer/build/write'
import { makeOutputs } from '../renderer/outputs'
import { loadSite } from '../renderer/pipeline'
import { count, formatIssue } from '../renderer/pipeline/issue'
import { setSiteInstant } from '../renderer/pipeline/publication/clock'
import { basePath } from '../renderer/shell/base-path'
import { readOptions } from './build-options'
import { progress } from './progress'

const started = Date.now()
process.env.NODE_ENV = 'production'
const { at } = readOptions()
setSiteInstant(at)

progress('Checking content …')
const { value: site, issues } = await loadSite()
if (issues.length > 0) {
  progress('')
  console.error(`${issues.map(formatIssue).join('\n\n')}\n\n${count(issues.length, 'issue')}. Nothing was built.`)
  process.exit(1)
}

const pool = new Pool()
const staging = openStaging()
try {
  progress('Building scripts and styles …')
  const inputs = readInputs()
  const [code, texts] = await Promise.all([buildCode(inputs.code), compileTexts(site, inputs.compiler, pool)])
  placeCode(code, staging)
  const pages = await drawPages(staging, code, { site, texts }, pool, done => progress(`Drawing pages … ${done}`))
  progress('Writing what stands beside the pages …')
  const outputs = await makeOutputs({ site, pages, settings, base: basePath() })
  await writeOutputs(staging, outputs)
  await writeNextChange(staging, at)
  progress('Compressing …')
  await compressFiles(staging)
  const summary = summarize(staging, pages, (Date.now() - started) / 1000)
  publish(staging)
  progress('')
  console.log(summary)
} finally {
  discard(staging)
  await pool.close()
}
