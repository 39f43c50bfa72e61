// Plain JavaScript: commands are compiled by code that runs before any TypeScript.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The list that npm writes of what it installed, from the nearest folder that holds packages; empty without one. */
export function installedPackages(from) {
  const list = join(from, 'node_modules/.package-lock.json')
  if (existsSync(list)) return readFileSync(list, 'utf8')
  return dirname(from) === from ? '' : installedPackages(dirname(from))
}
