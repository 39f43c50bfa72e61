import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand, smallSite } from './commands/site-copy'

/** Builds the small site before the tests of this folder: its copies begin with the code, which takes most of a build. */
export function setup(): void {
  mkdirSync(smallSite, { recursive: true })
  cpSync(join(import.meta.dirname, '../fixtures/minimal-site'), smallSite, { recursive: true })
  const { status, text } = runCommand(smallSite, 'build')
  if (status !== 0) throw new Error(text)
}
