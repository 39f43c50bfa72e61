import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine, copyCommands } from '../../project-copy'

const project = join(import.meta.dirname, '../../..')

/** The small site as `tests/site/build-small-site.ts` builds it. */
export const smallSite = join(project, '.cache/copies/small-site')

/** The small site with every field and output, which is built there too. */
export const fullSite = join(project, '.cache/copies/full-site')

/** The code that a build has made, which is found by a hash of its sources. */
const builtCode = 'node_modules/.cache/proofsheet/code'

/**
 * A copy of the small site, below this project, so that it finds its packages in the folders above, with the code and
 * the commands that were built of it. A test may change it.
 */
export function makeSite(): string {
  const copies = join(project, '.cache/copies')
  mkdirSync(copies, { recursive: true })
  const root = mkdtempSync(join(copies, 'site-'))
  cpSync(join(project, 'tests/fixtures/minimal-site'), root, { recursive: true })
  copyBuiltCode(smallSite, root)
  return root
}

/** Copies the code and the commands that were built of a site to one that has the same code. */
export function copyBuiltCode(from: string, to: string): void {
  if (existsSync(join(from, builtCode))) cpSync(join(from, builtCode), join(to, builtCode), { recursive: true })
  copyCommands(from, to)
}

/** Runs Node with arguments in a folder; gives the exit code and everything that was printed. */
export function runNode(root: string, args: string[], environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, ...environment },
  })
  return { status, text: stdout + stderr }
}

/** Runs a command of a site. */
export function runCommand(root: string, name: string, ...args: string[]) {
  return runNode(root, [...commandLine(root, name), ...args])
}

/** Builds a site with the standard command, `vike build`. Throws its output when it fails. */
export function vikeBuild(root: string): void {
  const vike = join(project, 'node_modules/vike/bin.js')
  // The test runner sets it, and Vite would take it for a build that is not for production.
  const { NODE_ENV: _, ...env } = process.env
  execFileSync(process.execPath, [vike, 'build'], { cwd: root, env, encoding: 'utf8', stdio: 'pipe' })
}

/** The HTML of each page of a built site, by its path. */
export function builtPages(root: string): Map<string, string> {
  const folder = join(root, 'dist/client')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.html'))
  return new Map(files.sort().map(file => [file.replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8')]))
}
