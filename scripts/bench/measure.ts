import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { watchMemory } from './memory'
import { folderOf, type Setup } from './setups/setup'

/** The measurements of one build. */
export interface Measured {
  /** Wall seconds. */
  seconds: number
  /** CPU seconds of all its processes. */
  processor: number
  /** The peak memory of its largest process, in MB. */
  memory: number
  /** The peak memory of all its processes together, in MB; absent on systems without `/proc`. */
  treeMemory?: number
  /** The size of the built site, in bytes, and the number of its files. */
  bytes: number
  files: number
}

/** Builds a site. Throws the output of a build that fails. Needs a POSIX shell, which measures CPU time. */
export async function measure(setup: Setup): Promise<Measured> {
  const notes = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const started = performance.now()
    const { code, output, sampled } = await run(setup, notes)
    const seconds = (performance.now() - started) / 1000
    if (code !== 0) throw new Error(`The build of ${setup.label} in ${folderOf(setup)} ended with ${code}.\n${output}`)
    const peaks = readdirSync(notes).map(name => Number(readFileSync(join(notes, name), 'utf8')) / 1024)
    const memory = Math.max(sampled?.largest ?? 0, ...peaks)
    const treeMemory = sampled && Math.max(sampled.tree, memory)
    return { seconds, processor: processorSeconds(output), memory, treeMemory, ...sizeOf(setup) }
  } finally {
    // A helper process of a generator can outlive the build and still write.
    rmSync(notes, { recursive: true, force: true, maxRetries: 5 })
  }
}

function run(setup: Setup, notes: string) {
  // Each Node process records its peak memory when it exits: a sample can miss the last one.
  const note = `import { writeFileSync } from 'node:fs'
process.on('exit', () => writeFileSync(${JSON.stringify(`${notes}/`)} + process.pid, String(process.resourceUsage().maxRSS)))`
  const timed = ['-c', '"$@"; code=$?; times; exit $code', 'sh', setup.program ?? process.execPath, ...setup.build]
  // A build in CI would not add to the ledger; here it shall do all that it does for a person.
  const { CI: _, ...environment } = process.env
  return new Promise<{ code: number | null; output: string; sampled: ReturnType<ReturnType<typeof watchMemory>> }>(
    (resolve, reject) => {
      const child = spawn('sh', timed, {
        cwd: folderOf(setup),
        env: {
          ...environment,
          PATH: dirname(process.execPath) + delimiter + environment.PATH,
          NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(note)}`,
          ASTRO_TELEMETRY_DISABLED: '1',
          NEXT_TELEMETRY_DISABLED: '1',
        },
      })
      const stop = watchMemory(child.pid ?? 0)
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', chunk => {
          output += chunk
        })
      child.on('error', reject)
      child.on('close', code => resolve({ code, output, sampled: stop() }))
    },
  )
}

/** The CPU time of child processes in the last line of `times` (user and system), such as "0m1.25s 0m0.31s". */
function processorSeconds(output: string): number {
  const found = [...output.matchAll(/(\d+)m([\d.]+)s (\d+)m([\d.]+)s/g)].at(-1)
  const [, userMinutes, user, systemMinutes, system] = (found ?? []).map(Number)
  return ((userMinutes ?? 0) + (systemMinutes ?? 0)) * 60 + (user ?? 0) + (system ?? 0)
}

function sizeOf(setup: Setup): { bytes: number; files: number } {
  const entries = readdirSync(join(folderOf(setup), setup.output), { recursive: true, withFileTypes: true })
  const sizes = entries.filter(entry => entry.isFile()).map(entry => statSync(join(entry.parentPath, entry.name)).size)
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length }
}
