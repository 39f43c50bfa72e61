import type { Issue, IssueCode } from '@proofsheet/engine/base/diagnostics/issue'
import { fileStart } from '@proofsheet/engine/base/diagnostics/position'
import type { MappedFields } from './fields/map-fields'
import type { ImportNote } from './note'
import type { Source } from './source/find-sources'

/** A file that would be written. */
export interface ImportedFile {
  source: Source
  text: string
  notes: ImportNote[]
  mapped: MappedFields
  /** The required fields that no foreign field gives: they have the examples of their type. */
  placeholders: string[]
  /** The reason why it can't be part of the site as it is. */
  issues: Issue[]
}

/** Collects the files that a step can't take: each of them is one failed file, and the others go on. */
export function collectFailures() {
  const failed: ImportedFile[] = []
  const attempt = <Result>(source: Source, make: () => Result): Result[] => {
    try {
      if (!source.excess) return [make()]
      failed.push(failedFile(source, 'file-limit', source.excess))
    } catch (error) {
      const message = `The text can't be brought in: ${(error as Error).message}.`
      failed.push(failedFile(source, 'file-unreadable', { message, hint: 'Write it in a simpler form, or by hand.' }))
    }
    return []
  }
  return { failed, attempt }
}

/** A file that nothing is made of: one that is beyond a limit, or that a step of the import can't take. */
function failedFile(source: Source, code: IssueCode, about: Pick<Issue, 'message' | 'hint'>): ImportedFile {
  const issue: Issue = { file: source.name, ...fileStart, code, message: about.message, hint: about.hint }
  return {
    source,
    text: '',
    notes: [],
    mapped: { fields: {}, pairs: [], unused: [] },
    placeholders: [],
    issues: [issue],
  }
}
