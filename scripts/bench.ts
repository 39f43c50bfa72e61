import { fillSite } from './bench/fill-site'
import { readBenchOptions } from './bench/options'
import type { Row } from './bench/results'
import { runRounds } from './bench/run-rounds'
import { lastResults, writeResults } from './bench/save'

const options = readBenchOptions()
if (options.fill) fillSite(options.fill)
else {
  const rows: Row[] = []
  let tables = ''
  // Written after each site, so that a run that is ended early leaves its measurements.
  await runRounds(options, measured => {
    rows.push(...measured)
    tables = writeResults(options, rows, options.isSaved)
  })
  console.log(`${tables}\nAlso in ${lastResults}, with plots.`)
  if (rows.some(({ failure }) => failure)) process.exitCode = 1
}
