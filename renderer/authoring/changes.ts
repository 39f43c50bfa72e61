import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '@proofsheet/engine/base/cache/hash'
import { applyEdits, type Edit } from '@proofsheet/engine/base/files/edits'
import { type Step, takeSteps } from '@proofsheet/engine/base/files/journal'
import { moveProjectFile, writeProjectFile } from '@proofsheet/engine/base/files/write-files'

/** The changes of one file: its edits and, where it moves, its new path. */
export interface Change {
  /** The path from the project's root, with forward slashes. */
  file: string
  to?: string
  source: string
  edits: Edit[]
}

/**
 * Makes all changes or none: after an error all are undone, and the error is thrown. Where the process is killed,
 * `finishChanges` goes on.
 */
export function makeChanges(root: string, changes: Change[]): void {
  const before = changes.map(({ file }) => readFileSync(join(root, file)))
  const steps = changes.map((change, index) => toStep(root, change, before[index] as Buffer))
  try {
    takeSteps(root, steps)
  } catch (error) {
    for (const [index, step] of steps.entries()) undoStep(root, step, before[index] as Buffer)
    throw error
  }
}

/** The step of a change; its text keeps a byte order mark. Throws where another file has the new path. */
function toStep(root: string, { file: from, to = from, source, edits }: Change, before: Buffer): Step {
  const isCaseOnly = from.toLowerCase() === to.toLowerCase()
  if (!isCaseOnly && existsSync(join(root, to))) throw new Error(`${to} is there already.`)
  const mark = before.subarray(0, 3).toString('hex') === 'efbbbf' ? '\uFEFF' : ''
  return { from, to, text: mark + applyEdits(source, edits), before: sha256(before) }
}

function undoStep(root: string, { from, to }: Step, before: Buffer): void {
  if (!existsSync(join(root, from))) moveProjectFile(root, to, from)
  if (!readFileSync(join(root, from)).equals(before)) writeProjectFile(root, from, before)
}
