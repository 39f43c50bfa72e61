import { existsSync } from 'node:fs'
import { resolve, sep } from 'node:path'

/** The path from the folder in which npm was started, where it exists there; else from the project's root. */
export function inFolder(path: string): string {
  const { INIT_CWD = '' } = process.env
  const isInside = INIT_CWD.startsWith(process.cwd() + sep)
  const there = resolve(INIT_CWD, path)
  return isInside && existsSync(there) ? there : resolve(path)
}
