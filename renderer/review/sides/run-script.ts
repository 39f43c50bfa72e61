import { spawn } from 'node:child_process'

/** The result of a command: its exit code and all that it printed to its standard output, or to both where it failed. */
export interface ScriptResult {
  status: number | null
  output: string
}

/** Runs a command of a project, for example `build`, in a process of its own. */
export async function runScript(
  root: string,
  name: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<ScriptResult> {
  const child = spawn(process.execPath, ['scripts/run.mjs', `scripts/${name}.ts`, ...args], {
    cwd: root,
    env: { ...process.env, INIT_CWD: root, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
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
