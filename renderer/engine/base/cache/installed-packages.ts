import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** npm's record of the installed packages, from the nearest `node_modules` folder; empty without one. */
export function installedPackages(from: string): string {
  const list = join(from, 'node_modules/.package-lock.json')
  if (existsSync(list)) return readFileSync(list, 'utf8')
  return dirname(from) === from ? '' : installedPackages(dirname(from))
}
