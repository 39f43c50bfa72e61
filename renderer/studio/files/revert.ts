import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Edit } from '@proofsheet/engine/base/files/edits'
import { applyEdits } from '@proofsheet/engine/base/files/edits'
import { isRegularFile } from '@proofsheet/engine/base/files/list-files'
import { moveProjectFile, writeProjectFile } from '@proofsheet/engine/base/files/write-files'
import { toContentText } from './content-text'
import { invertEdits } from './edits'
import { placeEdits } from './place-edits'
import type { Part, Side, Step } from './step'

/** The result of undoing a step: the undone changes, or that someone else has changed the same place of `file`. */
export type Undone = { type: 'undone'; step: Step } | { type: 'changed'; file: string; base: string; inverse: Edit[] }

type Changed = Extract<Undone, { type: 'changed' }>

/**
 * Gives each file of a step the bytes and the path that it had before, all or none. Where others changed something else
 * in it since, only the edits of the step are taken back. Gives the step that does it again.
 */
export function revertStep(root: string, { file, parts }: Step): Undone {
  const reverted = parts.map(part => planRevert(root, part))
  const changed = reverted.find(each => 'type' in each)
  if (changed) return changed
  const planned = reverted.flatMap(each => ('type' in each ? [] : [each]))
  const done: Part[] = []
  try {
    for (const part of planned) {
      done.push(part)
      writeSide(root, part.before, part.after)
    }
  } catch (error) {
    // Written files are restored, as far as the disk allows it.
    for (const { before, after } of done.toReversed()) if (!hasSide(root, before)) writeSide(root, after, before)
    throw error
  }
  return { type: 'undone', step: { file, parts: planned } }
}

/** The part that takes another one back; or that the file was changed in the same place since. */
function planRevert(root: string, { before, after, edits }: Part): Part | Changed {
  const now = readBytes(root, after.file)
  const base = after.bytes && toContentText(after.file, after.bytes)
  const old = before.bytes && toContentText(before.file, before.bytes)
  const inverse = base && old ? invertEdits(old.source, edits) : []
  const changed: Changed = { type: 'changed', file: after.file, base: base?.source ?? '', inverse }
  // Somebody else has written a file where this one was.
  if (isOtherFile(before.file, after.file) && existsSync(join(root, before.file))) return changed
  if (hasSide(root, after)) return { before: after, after: before, edits: inverse }
  const text = now && toContentText(after.file, now)
  const placed = base && old && text ? placeEdits(base.source, inverse, text.source) : undefined
  if (!placed || !text || !now) return changed
  const bytes = Buffer.from(text.mark + applyEdits(text.source, placed))
  return { before: { file: after.file, bytes: now }, after: { file: before.file, bytes }, edits: placed }
}

/** Whether a file has the content of one side. */
function hasSide(root: string, { file, bytes }: Side): boolean {
  const now = readBytes(root, file)
  return bytes ? (now?.equals(bytes) ?? false) : !existsSync(join(root, file))
}

function readBytes(root: string, file: string): Buffer | undefined {
  return isRegularFile(root, file) ? readFileSync(join(root, file)) : undefined
}

/** Puts a file to another side: removes it, or gives it another path, other bytes, or both. */
function writeSide(root: string, from: Side, to: Side): void {
  if (!to.bytes) {
    rmSync(join(root, from.file))
    return
  }
  if (from.bytes && from.file !== to.file) moveProjectFile(root, from.file, to.file)
  if (!from.bytes || !Buffer.from(from.bytes).equals(to.bytes)) writeProjectFile(root, to.file, to.bytes)
}

/** Whether two paths are of different files on a disk that ignores case too. */
function isOtherFile(a: string, b: string): boolean {
  return a.toLowerCase() !== b.toLowerCase()
}
