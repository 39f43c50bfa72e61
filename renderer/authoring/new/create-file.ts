import { lstatSync } from 'node:fs'
import { Failure } from '@proofsheet/engine/base/failures/failure'
import { placeOf, writeProjectFile } from '@proofsheet/engine/base/files/write-files'

/** Writes a new file of the project as `writeProjectFile` does. Throws a `Failure` where there is one. */
export function createProjectFile(root: string, file: string, content: string | Uint8Array): void {
  if (lstatSync(placeOf(root, file), { throwIfNoEntry: false })) throw new Failure(`${file} is there already.`)
  writeProjectFile(root, file, content)
}
