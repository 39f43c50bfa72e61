import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isRegularFile } from '../../../boundary/list-files'
import { writeAtomic } from '../../../cache/files/write-atomic'
import type { Edit } from '../contract'
import { toContentText, writeContentText } from './content-text'
import { applyEdits, invertEdits } from './edits'
import { makeFolder } from './make-folder'
import { placeEdits } from './place-edits'

/** The largest number of changes that can be undone. */
const maxSteps = 1000

/** A change of one file: its bytes before and after, where it was there, and the edits between two texts. */
export interface Step {
  file: string
  before?: Uint8Array
  after?: Uint8Array
  edits: Edit[]
}

/** The result of undoing a step: the file as it is now, or that someone else has changed the same place. */
export type Undone = { type: 'undone'; step: Step } | { type: 'changed'; step: Step; base: string; inverse: Edit[] }

/** The changes of edit mode since the server started, for undo and redo over all files. */
export interface History {
  add(step: Step): void
  undo(): Undone | undefined
  redo(): Undone | undefined
  counts(): { undo: number; redo: number }
}

/** Creates the history of the files below a root. */
export function createHistory(root: string): History {
  const undos: Step[] = []
  const redos: Step[] = []
  const take = (from: Step[], to: Step[]): Undone | undefined => {
    const step = from.at(-1)
    if (!step) return
    const result = revert(root, step)
    if (result.type === 'changed') return result
    from.pop()
    to.push(result.step)
    return result
  }
  return {
    add(step) {
      undos.push(step)
      if (undos.length > maxSteps) undos.shift()
      redos.length = 0
    },
    undo: () => take(undos, redos),
    redo: () => take(redos, undos),
    counts: () => ({ undo: undos.length, redo: redos.length }),
  }
}

/** Gives a file the bytes that it had before a step; its edits alone where others changed something else since. */
function revert(root: string, step: Step): Undone {
  const { file, before, after, edits } = step
  const path = join(root, file)
  const isThere = existsSync(path)
  const now = isThere && isRegularFile(root, file) ? readFileSync(path) : undefined
  const isSame = after ? now?.equals(after) : !isThere && makeFolder(root, posix.dirname(file))
  const [base, text] = [after && toContentText(file, after), now && toContentText(file, now)]
  const inverse = base && before ? invertEdits(textOf(before), edits) : []
  if (isSame) {
    if (before) writeAtomic(path, before)
    else rmSync(path)
    return { type: 'undone', step: { file, edits: inverse, ...sides(after, before) } }
  }
  const placed = base && before && text ? placeEdits(base.source, inverse, text.source) : undefined
  if (!placed || !text || !now) return { type: 'changed', step, base: base?.source ?? '', inverse }
  const source = applyEdits(text.source, placed)
  writeContentText(root, text, source)
  return { type: 'undone', step: { file, edits: placed, before: now, after: Buffer.from(text.mark + source) } }
}

function sides(before: Uint8Array | undefined, after: Uint8Array | undefined): Pick<Step, 'before' | 'after'> {
  return { ...(before && { before }), ...(after && { after }) }
}

function textOf(bytes: Uint8Array): string {
  return toContentText('', bytes)?.source ?? ''
}
