import { readdirSync, readFileSync } from 'node:fs'

/** Memory of processes, in MB. */
interface Memory {
  /** The peak of the largest process. */
  largest: number
  /** The peak of all processes together; memory that they share counts once for each. */
  tree: number
}

/** The time between samples, in milliseconds: short at first, because some builds take less than a tenth of a second. */
const [firstIntervalMs, lastIntervalMs, growth] = [10, 200, 1.5]

/**
 * Samples the memory of a process and all processes that it started, until the returned function is called; that gives
 * the peaks, or undefined on systems without `/proc`.
 */
export function watchMemory(pid: number): () => Memory | undefined {
  const peak: Memory = { largest: 0, tree: 0 }
  const sample = () => {
    const processes = readTree(pid)
    peak.tree = Math.max(peak.tree, sum(processes.map(each => each.resident)))
    peak.largest = Math.max(peak.largest, ...processes.map(each => each.peak))
  }
  let timer: NodeJS.Timeout
  const sampleAfter = (intervalMs: number) => {
    timer = setTimeout(() => {
      sample()
      sampleAfter(Math.min(lastIntervalMs, intervalMs * growth))
    }, intervalMs)
  }
  sampleAfter(firstIntervalMs)
  return () => {
    clearTimeout(timer)
    return peak.tree > 0 ? peak : undefined
  }
}

interface Process {
  resident: number
  peak: number
}

function readTree(root: number): Process[] {
  const children = new Map<number, number[]>()
  for (const pid of processIds()) {
    // The name of the program, in parentheses, can contain anything; state and parent follow it.
    const parent = Number(/.*\) \S+ (\d+)/s.exec(read(`/proc/${pid}/stat`))?.[1])
    children.set(parent, [...(children.get(parent) ?? []), pid])
  }
  const below = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)]
  return below(root).map(pid => {
    const status = read(`/proc/${pid}/status`)
    const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024
    return { resident: megabytes('VmRSS'), peak: megabytes('VmHWM') }
  })
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

/** The text of a file of a process; empty when the process has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
