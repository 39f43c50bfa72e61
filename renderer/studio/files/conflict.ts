import type { Edit } from '@proofsheet/engine/base/files/edits'
import { applyEdits } from '@proofsheet/engine/base/files/edits'
import type { SaveResult } from '../contract'
import type { ContentText } from './content-text'
import { differingLines } from './place-edits'

/** A change of a place that someone else has changed too, with both versions of its lines. */
export function toConflict(
  base: string,
  { file, version, source }: Pick<ContentText, 'file' | 'version' | 'source'>,
  edits: readonly Edit[],
): Extract<SaveResult, { type: 'conflict' }> {
  const start = Math.min(...edits.map(edit => edit.start), base.length)
  const end = Math.max(...edits.map(edit => edit.end), start)
  const whole = { base: { start: 0, end: base.length }, now: { start: 0, end: source.length } }
  const lines = differingLines(base, { start, end }, source) ?? whole
  const moved = edits.map(edit => ({ ...edit, start: edit.start - lines.base.start, end: edit.end - lines.base.start }))
  return {
    type: 'conflict',
    file,
    version,
    ...lines.now,
    yours: applyEdits(base.slice(lines.base.start, lines.base.end), moved),
    theirs: source.slice(lines.now.start, lines.now.end),
  }
}
