import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Measured } from './measure'
import { renderPlot } from './plot'

/** The builds of one corpus, in this order. */
export const modes = ['cold', 'one changed', 'none changed'] as const

/** The measurements of one build with its generator, size and mode. */
export type Row = { peer: string; posts: number; mode: (typeof modes)[number] } & Measured

/** The folder of the results, from the project's root. */
export const resultsFolder = '.cache/bench/results'

/** Writes all rows as JSON, and their medians as a table and a plot. Gives the table in Markdown. */
export function writeResults(rows: Row[], rounds: number): string {
  const [processor] = cpus()
  const machine = {
    node: process.version,
    processors: cpus().length,
    model: processor?.model,
    date: new Date().toISOString(),
  }
  const day = machine.date.slice(0, 10)
  const table = `${renderTable(medians(rows))}
${day}, Node ${machine.node}, ${machine.processors} processors (${machine.model}), median of ${rounds}.\n`
  mkdirSync(resultsFolder, { recursive: true })
  writeFileSync(join(resultsFolder, 'results.json'), `${JSON.stringify({ ...machine, rows }, null, 1)}\n`)
  writeFileSync(join(resultsFolder, 'results.md'), table)
  writeFileSync(join(resultsFolder, 'results.svg'), renderPlot(medians(rows)))
  return table
}

/** The median of all rounds, for each generator, size and mode. */
function medians(rows: Row[]): Row[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = `${row.peer} ${row.posts} ${row.mode}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  const middle = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  return [...groups.values()].flatMap(group => {
    const [first] = group
    const seconds = middle(group.map(row => row.seconds))
    const processor = middle(group.map(row => row.processor))
    return first ? [{ ...first, seconds, processor, memory: middle(group.map(row => row.memory)) }] : []
  })
}

/** A line for each size and generator, in the order in which they were measured. */
function renderTable(rows: Row[]): string {
  const lines = rows
    .filter(({ mode }) => mode === modes[0])
    .map(({ peer, posts }) => {
      const builds = modes.map(mode => rows.find(row => row.peer === peer && row.posts === posts && row.mode === mode))
      const cells = builds.map(row => `${row?.seconds.toFixed(2)} / ${row?.processor.toFixed(1)}`)
      const memory = Math.round(Math.max(...builds.map(row => row?.memory ?? 0)))
      return `| ${peer} | ${posts} | ${cells.join(' | ')} | ${memory} |\n`
    })
  const heads = modes.map(mode => `${mode}, wall / processor s`)
  return `| generator | posts | ${heads.join(' | ')} | memory, MB |\n| --- | --: | --: | --: | --: | --: |\n${lines.join('')}`
}
