import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What one build took. */
export interface Measured {
  seconds: number
  /** What the largest of its processes held at most, in MB. */
  memory: number
}

/** Runs a build in a folder, without a shell around it. Throws what it said when it fails. */
export async function measure(folder: string, command: string[]): Promise<Measured> {
  const notes = mkdtempSync(join(tmpdir(), 'bench-'))
  // Each Node process notes its own peak when it ends.
  const note = `import { writeFileSync } from 'node:fs'
process.on('exit', () => writeFileSync(${JSON.stringify(`${notes}/`)} + process.pid, String(process.resourceUsage().maxRSS)))`
  const started = performance.now()
  let said = ''
  try {
    const code = await new Promise(resolve => {
      const child = spawn(process.execPath, command, {
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
      child.on('exit', resolve)
    })
    if (code !== 0) throw new Error(`${command.join(' ')} in ${folder} ended with ${code}.\n${said}`)
    const seconds = (performance.now() - started) / 1000
    const peaks = readdirSync(notes).map(name => Number(readFileSync(join(notes, name), 'utf8')))
    return { seconds, memory: Math.max(...peaks) / 1024 }
  } finally {
    rmSync(notes, { recursive: true, force: true })
  }
}
