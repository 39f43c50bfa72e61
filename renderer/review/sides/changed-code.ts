import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ChosenSides } from './choose-sides'
import { changedFiles, lockFile } from './git'

/**
 * The files that differ among those that a build of either site depends on, without content: neither documents nor
 * tests. Files of packages come last: they cause fewer changes than the site's own.
 */
export function changedCode(root: string, { before, after, range }: ChosenSides): string[] {
  if (!range) return []
  const code = new Set([lockFile, ...(before.code ?? []), ...(after.code ?? [])])
  return changedFiles(root, range)
    .filter(file => code.has(file) && !file.startsWith('content/'))
    .toSorted((a, b) => Number(isOfPackage(root, a)) - Number(isOfPackage(root, b)))
}

/** Whether a file is below a folder of the project that has a `package.json` of its own. */
function isOfPackage(root: string, file: string): boolean {
  const folder = dirname(file)
  return folder !== '.' && (existsSync(join(root, folder, 'package.json')) || isOfPackage(root, folder))
}
