/** The limits of what a server may cost. */
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

/** Creates a breaker with limits of its own. */
export function createBreaker({ requestMs, budgetMs, maxFailures }: Limits): Breaker {
  const controller = new AbortController()
  let reason: string | undefined
  let [failures, leftMs, waitedMs, hasWorked] = [0, budgetMs, 0, false]
  // Work that is waited for at the same time takes that time once.
  let [waiting, sinceMs] = [0, 0]
  let timer: NodeJS.Timeout | undefined
  const spentMs = () => performance.now() - sinceMs
  const open = (why: string) => {
    reason ??= why
    controller.abort()
  }
  const watch = () => {
    const restMs = leftMs - spentMs()
    if (restMs <= 0) open('it was too slow')
    else timer = setTimeout(watch, restMs)
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
      try {
        const value = await request(AbortSignal.any([controller.signal, AbortSignal.timeout(requestMs)]))
        failures = 0
        hasWorked = true
        return value
      } catch (error) {
        failures++
        if (error instanceof Lie || failures >= maxFailures) open(describe(error))
        return
      }
    },
    async wait(work) {
      if (waiting++ === 0) {
        sinceMs = performance.now()
        watch()
      }
      try {
        return await work
      } finally {
        if (--waiting === 0) {
          clearTimeout(timer)
          leftMs -= spentMs()
          waitedMs += spentMs()
        }
      }
    },
  }
}

/** An error of a request in a few words. */
function describe(error: unknown): string {
  const { name, message, cause } = error as Error
  if (name === 'TimeoutError') return 'it did not answer in time'
  return cause instanceof Error ? (cause as NodeJS.ErrnoException).code || cause.message : message
}
