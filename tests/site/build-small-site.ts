import { cpSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { removeCopy } from '../project-copy'
import { makeFullSite } from './builds/hostile/full-site'
import { fullSite, runCommand, smallSite } from './commands/site-copy'

/**
 * Builds the small site, and the one with every field and output, before the tests of this folder: their copies begin
 * with the code, which takes most of a build.
 */
export function setup(): void {
  mkdirSync(smallSite, { recursive: true })
  cpSync(join(import.meta.dirname, '../fixtures/minimal-site'), smallSite, { recursive: true })
  build(smallSite)
  const made = makeFullSite()
  removeCopy(fullSite)
  renameSync(made, fullSite)
  build(fullSite)
}

function build(root: string): void {
  const { status, text } = runCommand(root, 'build')
  if (status !== 0) throw new Error(text)
}
