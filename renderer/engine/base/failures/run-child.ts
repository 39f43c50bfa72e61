import { fork } from 'node:child_process'
import { describeFailure } from './describe-failure'
import { endAtFailures } from './end-at-failures'
import { Failure } from './failure'
import { explainSystemError } from './system-error'

/** How much of the last output of a child that ended without a word is repeated, in characters. */
const maxRepeated = 2000

/** How long the output of an ended child is awaited, in milliseconds: programs that it started may still hold it. */
const outputWaitMs = 1000

const killed = 'Systems do that when memory is short: close other programs, and run this again.'

/**
 * Runs a script of the engine in its own process: in parallel, and its memory is freed afterwards. It ends with this one. Rejects with a
 * `Failure` when it fails, is killed or runs out of memory; what it prints is shown only when it succeeds, or when it
 * can't say itself why it failed. `what` names its work, as the subject of a sentence; `cwd` is its
 * working folder.
 */
export async function runChild(script: string, args: string[], what: string, cwd = process.cwd()): Promise<void> {
  const child = fork(script, args, { cwd, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let output = ''
  let failure: string | undefined
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk
    })
  child.on('message', (message: { failure?: string }) => {
    failure = message.failure
  })
  const [status, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (...result) => resolve(result))
    child.on('exit', (...result) => setTimeout(resolve, outputWaitMs, result).unref())
  })
  process.off('exit', kill)
  if (status === 0) {
    process.stderr.write(output)
    return
  }
  if (failure !== undefined) throw new Failure(failure)
  const end = signal ? `was ended by ${signal}` : `ended with exit code ${status}`
  const known = signal === 'SIGKILL' ? killed : explainSystemError(output)
  throw new Failure(`${what} failed: its process ${end}.\n${known ?? output.slice(-maxRepeated)}`)
}

/** The other side of `runChild`: ends the process after its work, and with its parent, which is sent an error. */
export async function serveParent(work: () => Promise<unknown>): Promise<void> {
  const report = (failure: string, end: () => void) =>
    process.connected && process.send ? process.send({ failure }, undefined, undefined, end) : end()
  endAtFailures(report)
  process.once('disconnect', () => process.exit(1))
  // The channel alone must not keep a process alive whose work is stuck.
  process.channel?.unref()
  try {
    await work()
  } catch (error) {
    report(describeFailure(error), () => process.exit(1))
    return
  }
  process.exit(0)
}
