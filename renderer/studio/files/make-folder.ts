import { lstatSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Makes a folder where it is absent. Gives whether it is one, and no link. */
export function makeFolder(root: string, folder: string): boolean {
  const parts = folder.split('/')
  return parts.every((_, index) => {
    const path = join(root, ...parts.slice(0, index + 1))
    if (!lstatSync(path, { throwIfNoEntry: false })) mkdirSync(path)
    return lstatSync(path).isDirectory()
  })
}
