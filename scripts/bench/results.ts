import type { Measured } from './measure'
import type { TableName } from './setups/setup'

/** The builds of one turn, in this order. */
export const modes = ['from nothing', 'nothing changed', 'one sentence', 'one title', 'one component'] as const

export type Mode = (typeof modes)[number]

/** One build: measured, or failed. */
export interface Row {
  table: TableName
  /** The name of the site. */
  name: string
  label: string
  posts: number
  mode: Mode
  /** From 1. */
  round: number
  /** The load of the machine when it began: the average number of running processes in the last minute. */
  load: number
  measured?: Measured
  /** The reason why the build counts as failed, in a sentence. */
  failure?: string
}

/** The medians of all rounds of one site, size and mode; a failed round makes it failed. */
export interface Median extends Pick<Row, 'table' | 'name' | 'label' | 'posts' | 'mode'> {
  measured?: Measured
}

/** The median of all rounds, for each site, size and mode in the order of the rows. */
export function mediansOf(rows: Row[]): Median[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = `${row.name} ${row.posts} ${row.mode}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()].flatMap(group => {
    const [first] = group
    if (!first) return []
    const { table, name, label, posts, mode } = first
    const measured = group.flatMap(row => row.measured ?? [])
    const isComplete = measured.length === group.length
    return [{ table, name, label, posts, mode, measured: isComplete ? medianOf(measured) : undefined }]
  })
}

function medianOf(all: Measured[]): Measured {
  const middle = (of: (each: Measured) => number) => all.map(of).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  const hasTree = all.every(each => each.treeMemory !== undefined)
  return {
    seconds: middle(each => each.seconds),
    processor: middle(each => each.processor),
    memory: middle(each => each.memory),
    treeMemory: hasTree ? middle(each => each.treeMemory ?? 0) : undefined,
    bytes: middle(each => each.bytes),
    files: middle(each => each.files),
  }
}
