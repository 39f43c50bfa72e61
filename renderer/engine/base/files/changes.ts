import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sha256 } from '../cache/hash'
import { applyEdits, type Edit } from './edits'
import { recordSteps, removeRecord, type Step, takeStep } from './journal'

/** The changes of one file: its edits and, where it moves, its new path. */
export interface Change {
  /** The path from the project's root, with forward slashes. */
  file: string
  to?: string
  source: string
  edits: Edit[]
}

/**
 * Makes all changes or none. New texts are written beside the files first; then each takes its place. After an error all
 * changes are undone, and the error is thrown. Where the process is killed, `finishChanges` goes on.
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
  return mark + applyEdits(change.source, change.edits)
}

function undoStep(root: string, step: Step, before: Buffer): void {
  const [from, to] = [join(root, step.from), join(root, step.to)]
  rmSync(join(root, step.unfinished), { force: true })
  if (from !== to && existsSync(to)) renameSync(to, from)
  if (!readFileSync(from).equals(before)) writeFileSync(from, before)
}
