import { performance } from 'node:perf_hooks'

/** The limits of what a server may cost. All are times in which this process has nothing to do. */
export interface Limits {
  /** The longest time of one request, in milliseconds. */
  requestMs: number
  /** How long a build may wait in all, besides what `earn` adds, in milliseconds. */
  budgetMs: number
  /** The number of failures, one after the other, after which the server is left alone. */
  maxFailures: number
}

/** An answer that no server gives which works: it is asked no more. */
export class Lie extends Error {}

/** Runs requests until they fail too often or take too long. */
export interface Breaker {
  /** Why no more requests are made; undefined while they are. */
  reason: () => string | undefined
  /** Runs a request; gives undefined where it fails, and where no more are made. */
  run: <Value>(request: (signal: AbortSignal) => Promise<Value>) => Promise<Value | undefined>
  /** Waits for work that consists of requests. It ends when the time for waiting is over: they are aborted then. */
  wait: <Value>(work: Promise<Value>) => Promise<Value>
  /** Adds time for waiting, in milliseconds: what the server gave took longer to make. */
  earn: (ms: number) => void
  /** Whether a request was answered so far. */
  hasWorked: () => boolean
  /** How long was waited so far, in milliseconds. */
  waitedMs: () => number
}

/** How long this process had nothing to do so far, in milliseconds. What it computes is no time that a server takes. */
const idleMs = () => performance.eventLoopUtilization().idle

/** Calls a function when no more time is left, by a clock that may be slower than a timer. Gives the function that prevents it. */
function whenNoneIsLeft(leftMs: () => number, call: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const check = () => {
    const ms = leftMs()
    if (ms <= 0) call()
    else timer = setTimeout(check, ms)
  }
  check()
  return () => clearTimeout(timer)
}

/** Aborts a request that has no answer after a time by a clock. Gives the function that prevents it. */
function limitTime(controller: AbortController, ms: number, clockMs: () => number): () => void {
  const startedMs = clockMs()
  return whenNoneIsLeft(
    () => ms - (clockMs() - startedMs),
    () => controller.abort(new Error('it did not answer in time')),
  )
}

/**
 * Creates a breaker with limits of its own. The clock by which it measures gives milliseconds; by default it runs while
 * this process has nothing to do.
 */
export function createBreaker({ requestMs, budgetMs, maxFailures }: Limits, clockMs = idleMs): Breaker {
  const running = new Set<AbortController>()
  let reason: string | undefined
  let [failures, leftMs, waitedMs, hasWorked] = [0, budgetMs, 0, false]
  // Work that is waited for at the same time takes that time once.
  let [waiting, sinceMs] = [0, 0]
  let stopWatching = () => {}
  const spentMs = () => clockMs() - sinceMs
  const open = (why: string) => {
    reason ??= why
    for (const controller of running) controller.abort()
  }
  return {
    reason: () => reason,
    hasWorked: () => hasWorked,
    waitedMs: () => waitedMs,
    earn: ms => {
      leftMs += ms
    },
    async run(request) {
      if (reason !== undefined) return
      const controller = new AbortController()
      const stop = limitTime(controller, requestMs, clockMs)
      running.add(controller)
      try {
        const value = await request(controller.signal)
        failures = 0
        hasWorked = true
        return value
      } catch (error) {
        failures++
        if (error instanceof Lie || failures >= maxFailures) open(describe(error))
        return
      } finally {
        stop()
        running.delete(controller)
      }
    },
    async wait(work) {
      if (waiting++ === 0) {
        sinceMs = clockMs()
        stopWatching = whenNoneIsLeft(
          () => leftMs - spentMs(),
          () => open('it was too slow'),
        )
      }
      try {
        return await work
      } finally {
        if (--waiting === 0) {
          stopWatching()
          leftMs -= spentMs()
          waitedMs += spentMs()
        }
      }
    },
  }
}

/** An error of a request in a few words. */
function describe(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? (cause as NodeJS.ErrnoException).code || cause.message : message
}
