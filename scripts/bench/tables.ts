import type { Measured } from './measure'
import { type Median, modes } from './results'
import type { TableName } from './setups/setup'

/** The tables in the order in which they are printed, with their headings. */
export const headings: Record<TableName, string> = { everything: 'Everything on', pages: 'Pages only' }

/** The tables of a run in Markdown, without those that have no rows. */
export function renderTables(medians: Median[]): string {
  return (Object.keys(headings) as TableName[])
    .map(table => ({ table, rows: medians.filter(row => row.table === table) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ table, rows }) => `### ${headings[table]}\n\n${renderTable(rows)}`)
    .join('\n')
}

/** A line for each size and site, in the order of the sizes and in which the sites were measured. */
function renderTable(rows: Median[]): string {
  const firsts = rows.filter(({ mode }) => mode === modes[0]).sort((a, b) => a.posts - b.posts)
  const lines = firsts.map(({ name, label, posts }) => {
    const builds = modes.map(mode => rows.find(row => row.name === name && row.posts === posts && row.mode === mode))
    const measured = builds.flatMap(build => build?.measured ?? [])
    const cells = builds.map(build =>
      build?.measured ? `${build.measured.seconds.toFixed(2)} / ${build.measured.processor.toFixed(1)}` : 'failed',
    )
    return `| ${[label, posts.toLocaleString('en'), ...cells, memoryOf(measured), sizeOf(measured)].join(' | ')} |\n`
  })
  const heads = ['site', 'posts', ...modes.map(mode => `${mode}, s`), 'memory, MB', 'output, MB']
  return `| ${heads.join(' | ')} |\n| --- |${' --: |'.repeat(heads.length - 1)}\n${lines.join('')}`
}

/** The peak of the largest process in any mode, and that of all processes. */
function memoryOf(all: Measured[]): string {
  const peak = (of: (each: Measured) => number) => Math.round(Math.max(0, ...all.map(of)))
  return `${peak(each => each.memory)} / ${peak(each => each.treeMemory ?? 0) || '–'}`
}

/** The size of the site that was built from nothing. */
function sizeOf([first]: Measured[]): string {
  return first ? (first.bytes / 1e6).toFixed(1) : '–'
}
