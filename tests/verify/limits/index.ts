import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Finding, SiteCheck } from '../check'
import type { Measurement } from './measure'
import { textCount } from './pathological-texts'

const root = join(import.meta.dirname, '../../..')

/** The limits for one file, and how long the measuring process may be silent. */
const [maxMs, maxMb, silenceMs] = [2000, 300, 30_000]

/** Measures the next texts from a number on, in a process of its own, until it ends or is silent for too long. */
async function measureFrom(first: number, mode = 'texts'): Promise<Measurement[]> {
  const command = ['--expose-gc', 'scripts/run.mjs', 'tests/verify/limits/measure.ts', `${first}`, mode]
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
  const results = new Map<number, Measurement>()
  const kill = () => child.kill('SIGKILL')
  let timer = setTimeout(kill, silenceMs)
  for await (const line of createInterface(child.stdout)) {
    clearTimeout(timer)
    timer = setTimeout(kill, silenceMs)
    const measurement: Measurement = JSON.parse(line)
    results.set(measurement.number, measurement)
  }
  clearTimeout(timer)
  return [...results.values()]
}

function toFindings(results: Measurement[]): Finding[] {
  let highestMb = 0
  return results.flatMap(({ name, ms, mb, error }) => {
    const hasGrown = mb > highestMb
    highestMb = Math.max(highestMb, mb)
    const faults = [error, ms > maxMs && `takes ${ms} ms`, hasGrown && mb > maxMb && `takes ${mb} MB`].filter(Boolean)
    return faults.map(message => ({ page: name, message: `${message}` }))
  })
}

/** Measures hard texts: each construct of Markdown, MDX and YAML, repeated, nested and never closed. */
export const boundedWork: SiteCheck = {
  name: 'bounded-work',
  async run({ log }) {
    const results: Measurement[] = []
    while (results.length < textCount) {
      const found = await measureFrom(results.length)
      if (found.length === 0) throw new Error('The measuring process does not start.')
      results.push(...found)
      log(`${results.length} of ${textCount} texts`)
    }
    const slowest = Math.max(...results.map(({ ms }) => ms))
    const largest = Math.max(...results.map(({ mb }) => mb))
    return {
      inspected: results.length,
      findings: toFindings(results),
      figures: { 'slowest, ms': slowest, 'most memory, MB': largest },
    }
  },
  requirements: {
    // The parser without the limits before it.
    'No text of up to 1 MB makes checking or rendering its page take more than 2 s or 300 MB.': async () =>
      toFindings(await measureFrom(0, 'unbounded')),
  },
}
