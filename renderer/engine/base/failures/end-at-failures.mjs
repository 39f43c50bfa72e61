import { describeFailure } from './describe-failure.mjs'

/** How many calls the stack of an error has: errors of React are far from the component that causes them. */
const stackTraceLimit = 60

/** The exit code of a program that nobody listens to any more, as shells give it: 128 and SIGPIPE. */
const closedOutputCode = 141

/**
 * Ends the process, with exit code 1, at the first error that nothing catches. `report` gets the text that describes it,
 * and a function that ends the process; by default it is printed. Gives a function that undoes this.
 */
export function endAtFailures(report = print) {
  Error.stackTraceLimit = stackTraceLimit
  let hasFailed = false
  const fail = error => {
    if (hasFailed) return
    hasFailed = true
    report(describeFailure(error), () => process.exit(1))
  }
  // Prepended, because Vike's listeners would print the error and let the process go on.
  const events = ['uncaughtException', 'unhandledRejection']
  for (const event of events) process.prependListener(event, fail)
  return () => {
    for (const event of events) process.off(event, fail)
  }
}

function print(text, end) {
  console.error(text)
  end()
}

/**
 * Ends the process when its output is closed, for example with its terminal. Otherwise each line that can't be written
 * would be an error, whose report can't be written either.
 */
export function endAtClosedOutput() {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', error => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error
      process.exit(closedOutputCode)
    })
}
