import { spawn } from 'node:child_process'

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

async function runNpm(root: string, args: string[]): Promise<ScriptResult> {
  const child = spawn('npm', args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows npm is a command file.
    shell: process.platform === 'win32',
  })
  // npm hands this signal on to the script, which it could not do with SIGKILL.
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  const [output, errors] = [[] as Buffer[], [] as Buffer[]]
  child.stdout.on('data', chunk => output.push(chunk))
  child.stderr.on('data', chunk => errors.push(chunk))
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  process.off('exit', kill)
  return { status, output: Buffer.concat(status === 0 ? output : [...output, ...errors]).toString('utf8') }
}
