import type { Edit } from '@proofsheet/engine/base/files/edits'

/** A file before or after a change; without bytes it isn't there. */
export interface Side {
  file: string
  bytes?: Uint8Array
}

/** The change of one file: both sides differ in their paths where it is renamed. The edits are between two texts. */
export interface Part {
  before: Side
  after: Side
  edits: Edit[]
}

/** Changes that are undone together; `file` names them for the writer. */
export interface Step {
  file: string
  parts: Part[]
}

/** The step of a file that was changed, or added where there are no bytes before. */
export function stepOf(file: string, after: Uint8Array, before?: Uint8Array, edits: Edit[] = []): Step {
  return { file, parts: [{ before: { file, bytes: before }, after: { file, bytes: after }, edits }] }
}

/** The files of a step, under their names before and after it. */
export function filesOf({ parts }: Step): Set<string> {
  return new Set(parts.flatMap(({ before, after }) => [before.file, after.file]))
}
