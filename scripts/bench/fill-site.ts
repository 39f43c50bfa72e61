import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of a folder that stay when it is filled again: packages, caches, and builds. */
const stays = ['node_modules', '.cache', '.releases', 'dist']

/** Creates a folder, or removes everything in it but packages, caches, and builds. */
export function emptyFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder).filter(each => !stays.includes(each)))
    rmSync(join(folder, name), { recursive: true })
}

/**
 * Creates the small site to measure: the one of the tests, without its posts. Removes what an earlier
 * run left there.
 */
export function fillSite(folder: string): void {
  emptyFolder(folder)
  cpSync(join(import.meta.dirname, '../../tests/fixtures/minimal-site'), folder, { recursive: true })
  for (const post of readdirSync(join(folder, 'content/blog'))) rmSync(join(folder, 'content/blog', post))
}
