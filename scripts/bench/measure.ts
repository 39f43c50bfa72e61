import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The measurements of one build. */
export interface Measured {
  seconds: number
  /** CPU time of all its processes, in seconds. */
  processor: number
  /** The peak memory of its largest Node process, in MB. */
  memory: number
}

/** Runs Node in a folder. Throws its output when it fails. Needs a POSIX shell, which measures CPU time. */
export async function measure(folder: string, command: string[]): Promise<Measured> {
  const notes = mkdtempSync(join(tmpdir(), 'bench-'))
  // Each Node process records its peak memory when it exits.
  const note = `import { writeFileSync } from 'node:fs'
process.on('exit', () => writeFileSync(${JSON.stringify(`${notes}/`)} + process.pid, String(process.resourceUsage().maxRSS)))`
  const started = performance.now()
  let said = ''
  try {
    const code = await new Promise(resolve => {
      const child = spawn('sh', ['-c', '"$@"; code=$?; times; exit $code', 'sh', process.execPath, ...command], {
        cwd: folder,
        env: {
          ...process.env,
          NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(note)}`,
          ASTRO_TELEMETRY_DISABLED: '1',
        },
      })
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', chunk => {
          said += chunk
        })
      child.on('error', error => {
        said += error.message
        resolve(undefined)
      })
      child.on('close', resolve)
    })
    if (code !== 0) throw new Error(`${command.join(' ')} in ${folder} ended with ${code}.\n${said}`)
    const seconds = (performance.now() - started) / 1000
    const peaks = readdirSync(notes).map(name => Number(readFileSync(join(notes, name), 'utf8')))
    return { seconds, processor: processorSeconds(said), memory: Math.max(...peaks) / 1024 }
  } finally {
    rmSync(notes, { recursive: true, force: true })
  }
}

/** The CPU time of child processes in the last line of `times` (user and system), such as "0m1.25s 0m0.31s". */
function processorSeconds(said: string): number {
  const found = [...said.matchAll(/(\d+)m([\d.]+)s (\d+)m([\d.]+)s/g)].at(-1)
  const [, userMinutes, user, systemMinutes, system] = (found ?? []).map(Number)
  return ((userMinutes ?? 0) + (systemMinutes ?? 0)) * 60 + (user ?? 0) + (system ?? 0)
}
