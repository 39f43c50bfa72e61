import { existsSync } from 'node:fs'
import { resolve, sep } from 'node:path'

/** The absolute path that counts from the folder in which npm was started. */
export const inStartFolder = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path)

/** The path from the folder in which npm was started, where it exists there; else from the project's root. */
export function inFolder(path: string): string {
  const isInside = inStartFolder('.').startsWith(process.cwd() + sep)
  const there = inStartFolder(path)
  return isInside && existsSync(there) ? there : resolve(path)
}
