import { describeFailure } from './describe-failure'
import type { Failure } from './failure'

/** Reports the text of an error; `end` ends the process afterwards. */
type Report = (text: string, end: () => void, exitCode: number) => void

/** How many calls the stack of an error has: errors of React are far from the component that causes them. */
const stackTraceLimit = 60

/** The exit code of a program that nobody listens to any more, as shells give it: 128 and SIGPIPE. */
const closedOutputCode = 141

/**
 * Ends the process at the first error that nothing catches, with the exit code of a `Failure` and with 1 for other
 * errors. `report` gets the text that describes it, a function that ends the process, and the exit code; by default the
 * text is printed. Gives a function that undoes this.
 */
export function endAtFailures(report: Report = print): () => void {
  Error.stackTraceLimit = stackTraceLimit
  let hasFailed = false
  const fail = (error: unknown) => {
    if (hasFailed) return
    hasFailed = true
    const exitCode = error instanceof Error && error.name === 'Failure' ? ((error as Failure).exitCode ?? 1) : 1
    report(describeFailure(error), () => process.exit(exitCode), exitCode)
  }
  // Prepended, because Vike's listeners would print the error and let the process go on.
  const events = ['uncaughtException', 'unhandledRejection'] as const
  for (const event of events) process.prependListener(event as 'uncaughtException', fail)
  return () => {
    for (const event of events) process.off(event, fail)
  }
}

function print(text: string, end: () => void, exitCode: number): void {
  // While a page is rendered, what the console gets is kept back.
  process[exitCode === 0 ? 'stdout' : 'stderr'].write(`${text}\n`)
  end()
}

/**
 * Ends the process when its output is closed, for example with its terminal. Otherwise each line that can't be written
 * would be an error, whose report can't be written either.
 */
export function endAtClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error
      process.exit(closedOutputCode)
    })
}
