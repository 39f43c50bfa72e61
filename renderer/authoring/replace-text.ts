import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeProjectFile } from '@proofsheet/engine/base/files/write-files'
import { readSource } from '@proofsheet/engine/content/files/read-file'

/**
 * Writes the new text of a file in one step, with the byte order mark of the old one. Gives whether it was written: a
 * file that no longer has the text `before` is left as it is.
 */
export function replaceText(root: string, file: string, before: string, after: string): boolean {
  const path = join(root, file)
  if (readSource(path).source !== before) return false
  const mark = readFileSync(path).subarray(0, 3).toString('hex') === 'efbbbf' ? '\uFEFF' : ''
  writeProjectFile(root, file, mark + after)
  return true
}
