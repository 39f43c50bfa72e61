import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { linkWorkspaces } from '../renderer/review/sides/link-workspaces'

const project = join(import.meta.dirname, '..')
const parts = ['content', 'renderer', 'pages', 'scripts', 'public', 'package.json', 'tsconfig.json', 'vite.config.ts']

/** Built code and declarations: each is found by a hash of its sources, so copies can't disturb each other. */
export const sharedCode = ['code', 'types'].map(kind => `node_modules/.cache/proofsheet/${kind}`)

/**
 * A copy of the project that a test may write into; it has packages of its own, finds those of others in the folders
 * above it, and begins with the commands that the project has compiled. `shared` are the folders that it shares with the
 * project.
 */
export function copyProject(shared = ['.cache/store', ...sharedCode]): string {
  mkdirSync(join(project, '.cache/copies'), { recursive: true })
  const root = mkdtempSync(join(project, '.cache/copies/'))
  shareFolders(root, shared)
  // Declarations of compiled modules are there only while another test packs the packages: they may go meanwhile. Those
  // that were written as such stay: without them the code of the copy would count as other code, and be built again.
  const isDeclared = (path: string) => /[\\/]dist[\\/].*\.d\.ts$/.test(path)
  const filter = (path: string) => !isDeclared(path) || existsSync(path.replace(/[\\/]dist(?=[\\/])/, ''))
  for (const part of parts) cpSync(join(project, part), join(root, part), { recursive: true, filter })
  linkWorkspaces(root)
  copyCommands(project, root)
  // A file that a test removes was never published.
  rmSync(join(root, 'content/ledger.txt'), { force: true })
  return root
}

/** Copies the commands that were compiled for a site last: a copy of the site can run them until its code changes. */
export function copyCommands(from: string, to: string): void {
  const path = 'node_modules/.cache/proofsheet/commands'
  const commands = join(from, path)
  for (const command of existsSync(commands) ? readdirSync(commands) : []) {
    const pointer = join(command, 'current')
    if (!existsSync(join(commands, pointer))) continue
    const current = join(command, readFileSync(join(commands, pointer), 'utf8'))
    for (const each of [current, pointer]) cpSync(join(commands, each), join(to, path, each), { recursive: true })
  }
}

/** Links folders of the project into a copy, in which they must not be yet. */
export function shareFolders(root: string, folders: readonly string[]): void {
  for (const folder of folders) {
    mkdirSync(join(project, folder), { recursive: true })
    mkdirSync(dirname(join(root, folder)), { recursive: true })
    symlinkSync(join(project, folder), join(root, folder), 'junction')
  }
}

export function removeCopy(root: string): void {
  try {
    // A server that was ended may still write for a moment.
    rmSync(root, { recursive: true, force: true, maxRetries: 20 })
  } catch (error) {
    // Files that it wrote after that stay below .cache/copies, which nothing reads.
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
  }
}

/** The package of each command that isn't the engine's. */
const packageOf: Record<string, string> = {
  ...Object.fromEntries(
    ['new', 'rename', 'rollback', 'format', 'migrate', 'language-server'].map(name => [name, 'authoring']),
  ),
  import: 'import',
  mcp: 'mcp',
  cms: 'cms',
  review: 'review',
}

/** The arguments of Node for a command: the script of a copy, or the command of a package, of the site's own where it has it. */
export function commandLine(root: string, name: string): string[] {
  if (existsSync(join(root, 'scripts/run.mjs'))) return ['scripts/run.mjs', `scripts/${name}.ts`]
  const from = packageOf[name] ?? 'engine'
  const installed = join(root, 'node_modules/@proofsheet', from, 'bin.mjs')
  return [existsSync(installed) ? installed : join(project, 'renderer', from, 'bin.mjs'), name]
}

/** Builds the copy; gives the output of the command, and whether it succeeded. */
export function build(root: string, environment: Record<string, string> = {}, options: string[] = []) {
  return runCommand(root, 'build', environment, options)
}

/** Runs a command of the copy's scripts; gives its output, and whether it succeeded. */
export function runCommand(
  root: string,
  name: string,
  environment: Record<string, string> = {},
  options: string[] = [],
): { ok: boolean; text: string } {
  try {
    return {
      ok: true,
      text: execFileSync(process.execPath, [...commandLine(root, name), ...options], {
        cwd: root,
        env: { ...process.env, ...environment },
        encoding: 'utf8',
        stdio: 'pipe',
      }),
    }
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return { ok: false, text: stdout + stderr }
  }
}

/** Starts the copy's dev server; settles with its process and its output, when the pages are live. */
export async function serve(root: string, port: number): Promise<{ server: ChildProcess; said: () => string }> {
  const server = spawn(process.execPath, commandLine(root, 'dev'), {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
  })
  // No other code ends it when the test is interrupted.
  process.once('exit', () => server.kill())
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk
      if (said.includes('Pages are live')) resolve()
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.on('exit', code => reject(new Error(`The dev server ended with ${code}: ${said}`)))
  })
  return { server, said: () => said }
}

export const isRunning = (server: ChildProcess) => server.exitCode === null && server.signalCode === null

/** Ends a server; settles when it writes no more. */
export async function stop(server: ChildProcess | undefined): Promise<void> {
  if (!server || !isRunning(server)) return
  const ended = new Promise(resolve => server.once('exit', resolve))
  server.kill()
  await ended
}

/** Serves the copy's built site at a free port; settles with its process and its address when it answers. */
export async function preview(root: string): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn(process.execPath, commandLine(root, 'preview'), {
    cwd: root,
    env: { ...process.env, PORT: '0' },
  })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk
      const found = /The site is at (http:\/\/localhost:\d+)/.exec(said)?.[1]
      if (found) resolve(found)
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.on('exit', code => reject(new Error(`The preview ended with ${code}: ${said}`)))
  })
  return { server, address }
}
