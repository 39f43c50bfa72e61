import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sha256 } from '@proofsheet/engine/base/cache/hash'
import { recordSteps, removeRecord, type Step, takeStep } from './journal'

/** The replacement of a span, in offsets. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** The changes of one file: its edits and, where it moves, its new path. */
export interface Change {
  /** The path from the project's root, with forward slashes. */
  file: string
  to?: string
  source: string
  edits: Edit[]
}

/** The text of a file after its edits. */
export function textAfter({ source, edits }: Pick<Change, 'source' | 'edits'>): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), source)
}

/**
 * Makes all changes or none. New texts are written beside the files first; then each takes its place. After an error all
 * changes are undone, and the error is thrown. Where the process is killed, `finishRename` goes on.
 */
export function makeChanges(root: string, changes: Change[]): void {
  const steps = changes.map(change => toStep(root, change))
  const before = new Map(steps.map(step => [step, readFileSync(join(root, step.from))]))
  try {
    recordSteps(root, steps, false)
    for (const [index, { unfinished }] of steps.entries())
      writeFileSync(join(root, unfinished), textOf(root, changes[index] as Change))
    recordSteps(root, steps, true)
    for (const step of steps) takeStep(root, step)
  } catch (error) {
    for (const [step, text] of before) undoStep(root, step, text)
    throw error
  } finally {
    removeRecord(root)
  }
}

/** The step of a change. Throws where another file has the new path. */
function toStep(root: string, { file: from, to = from }: Change): Step {
  const isCaseOnly = from.toLowerCase() === to.toLowerCase()
  if (!isCaseOnly && existsSync(join(root, to))) throw new Error(`${to} is there already.`)
  const before = sha256(readFileSync(join(root, from)))
  return { from, to, unfinished: `${dirname(to)}/.${basename(to)}.unfinished`, before }
}

/** The new text of a file, with the byte order mark of the old one. */
function textOf(root: string, change: Change): string {
  const mark = readFileSync(join(root, change.file)).subarray(0, 3).toString('hex') === 'efbbbf' ? '\uFEFF' : ''
  return mark + textAfter(change)
}

function undoStep(root: string, step: Step, before: Buffer): void {
  const [from, to] = [join(root, step.from), join(root, step.to)]
  rmSync(join(root, step.unfinished), { force: true })
  if (from !== to && existsSync(to)) renameSync(to, from)
  if (!readFileSync(from).equals(before)) writeFileSync(from, before)
}
