import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { renderPlot } from './plot'
import { mediansOf, type Row } from './results'
import type { Run } from './run-rounds'
import { versionOf } from './setups/prepare'
import { headings, renderTables } from './tables'

/** The folder of the last run's results, from the project's root. */
export const lastResults = '.cache/bench/results'

/** The folder of results that are committed. */
const savedResults = 'scripts/bench/results'

/** The beginning of the run, which names its results even when it ends on another day. */
const date = new Date().toISOString()

/**
 * Writes all rows of a run as JSON, and their medians as tables in Markdown and as plots. Gives the tables.
 */
export function writeResults({ setups, rounds }: Run, rows: Row[], isSaved: boolean): string {
  const [processor] = cpus()
  const versions = Object.fromEntries(setups.map(setup => [setup.name, versionOf(setup)]))
  const machine = { date, node: process.version, processors: cpus().length, model: processor?.model, versions }
  const medians = mediansOf(rows)
  const day = date.slice(0, 10)
  const about = [
    `${day}, Node ${machine.node}, ${machine.processors} processors (${machine.model}), median of ${rounds}.`,
    'Times are wall / processor seconds; memory is that of the largest process / of all processes.',
    `Versions: ${setups.map(({ name, label }) => `${label} ${versions[name]}`).join('; ')}.`,
  ]
  const tables = `${renderTables(medians)}\n${about.join('\n')}\n`
  const json = `${JSON.stringify({ ...machine, rows }, null, 1)}\n`
  write(lastResults, { 'results.json': json, 'results.md': tables })
  for (const table of Object.keys(headings)) {
    const bars = medians.flatMap(({ measured, ...row }) =>
      row.table === table && measured ? [{ ...row, seconds: measured.seconds }] : [],
    )
    if (bars.length > 0) write(lastResults, { [`${table}.svg`]: renderPlot(bars) })
  }
  if (isSaved) write(savedResults, { [`${day}.json`]: json, [`${day}.md`]: tables })
  return tables
}

function write(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}
