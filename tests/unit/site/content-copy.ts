import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuthoringContext } from '../../../renderer/authoring/authoring-context'
import { createCache } from '../../../renderer/engine/base/cache/store'
import { site } from '../../../renderer/site/index'

export const project = join(import.meta.dirname, '../../..')

/** The command line of a command: the program and its first arguments. */
export const commandLine = (name: string) => [process.execPath, join(project, 'scripts/run.mjs'), `scripts/${name}.ts`]

/** The context of the tools for writers, for the content below a root. */
export const contextOf = (root: string): AuthoringContext => ({ root, site, cache: createCache(root) })

/** A copy of the site's content that a test may write into; remove it with `removeCopy`. */
export function copyContent(): string {
  const root = createRoot()
  cpSync(join(project, 'content'), join(root, 'content'), { recursive: true })
  cpSync(join(project, 'public'), join(root, 'public'), { recursive: true })
  return root
}

export function removeCopy(root: string): void {
  rmSync(root, { recursive: true, force: true })
}

/** Runs a command of scripts in a copy; gives its exit code and its output. */
export function run(root: string, name: string, ...words: string[]): { status: number | null; text: string } {
  const [program = '', ...before] = commandLine(name)
  const { status, stdout, stderr } = spawnSync(program, [...before, ...words], { cwd: root, encoding: 'utf8' })
  return { status, text: stdout + stderr }
}

/** A folder that uses the code of the project and shares its store, so that equal types are described once. */
function createRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  mkdirSync(join(project, '.cache/store'), { recursive: true })
  for (const part of ['renderer', '.cache']) symlinkSync(join(project, part), join(root, part), 'junction')
  return root
}
