import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const project = join(import.meta.dirname, '../../..')

/** How a command of scripts is started: the program and its first words. */
export const commandLine = (name: string) => [process.execPath, join(project, 'scripts/run.mjs'), `scripts/${name}.ts`]

/** A copy of the site's content that a test may write into. */
export function copyContent(): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(join(project, 'content'), join(root, 'content'), { recursive: true })
  cpSync(join(project, 'public'), join(root, 'public'), { recursive: true })
  symlinkSync(join(project, 'renderer'), join(root, 'renderer'), 'junction')
  // What was derived from the types once serves every test.
  mkdirSync(join(project, '.cache'), { recursive: true })
  symlinkSync(join(project, '.cache'), join(root, '.cache'), 'junction')
  return root
}

export function removeCopy(root: string): void {
  rmSync(root, { recursive: true, force: true })
}

/** Runs a command of scripts in a copy; gives its exit code and what it said. */
export function run(root: string, name: string, ...words: string[]): { status: number | null; text: string } {
  const [program = '', ...before] = commandLine(name)
  const { status, stdout, stderr } = spawnSync(program, [...before, ...words], { cwd: root, encoding: 'utf8' })
  return { status, text: stdout + stderr }
}
