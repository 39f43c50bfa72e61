import { type ChildProcess, spawn } from 'node:child_process'

/** Whether the system has groups of processes, which get signals together. */
const hasGroups = process.platform !== 'win32'

/** The result of a command: its exit code and all that it printed to its standard output, or to both where it failed. */
export interface ScriptResult {
  status: number | null
  output: string
}

/** Runs a script of a project's package.json, for example `build`, in a process of its own. */
export function runScript(root: string, name: string, args: readonly string[] = []): Promise<ScriptResult> {
  return runNpm(root, ['run', '--silent', name, '--', ...args])
}

/** Installs the packages of a project's lock file, those for its development too, and leaves that file as it is. */
export function installPackages(root: string): Promise<ScriptResult> {
  // `npm ci` refuses lock files without the optional packages of other systems.
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  return runNpm(root, ['install', '--no-save', '--include=dev', ...quietly])
}

const running = new Set<ChildProcess>()

/** Ends the scripts that this process has started, with what they have started; each settles once all of it is gone. */
export function stopScripts(): void {
  for (const child of running) endGroup(child)
}

/** Sends SIGTERM to a child and its descendants: the shell between npm and a script passes no signal on. */
function endGroup(child: ChildProcess): void {
  try {
    if (hasGroups && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    else child.kill('SIGTERM')
  } catch {
    // It has ended by itself.
  }
}

// A group of its own gets no signal of the terminal. An exit also removes the folders of the review.
process.once('exit', stopScripts)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

async function runNpm(root: string, args: string[]): Promise<ScriptResult> {
  const child = spawn('npm', args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: hasGroups,
    // On Windows npm is a command file.
    shell: !hasGroups,
  })
  running.add(child)
  const [output, errors] = [[] as Buffer[], [] as Buffer[]]
  child.stdout.on('data', chunk => output.push(chunk))
  child.stderr.on('data', chunk => errors.push(chunk))
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  running.delete(child)
  return { status, output: Buffer.concat(status === 0 ? output : [...output, ...errors]).toString('utf8') }
}
