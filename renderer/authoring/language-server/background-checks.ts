import { callWorker, hasEnded, startWorker } from '@proofsheet/engine/base/workers/call-worker'
import type { Unsaved } from '@proofsheet/engine/content/files/content-path'
import type { CheckTasks, Found } from './check-worker'

/**
 * Checks the content in two steps: without types, then with types. Ends early when a newer check has been requested.
 */
export type Check = (unsaved: Unsaved) => AsyncGenerator<Found>

/**
 * Starts the worker that checks the content below a root, the site's own unless another is given; restarts it when it has
 * ended, for example for lack of memory.
 */
export async function startChecks(root: string, newWorker = startWorker): Promise<Check> {
  const start = async () => {
    const started = await newWorker()
    started.unref()
    return started
  }
  let worker = await start()
  let newest = 0
  let busy: Promise<unknown> = Promise.resolve()

  /** Runs when the worker is free, unless a newer check has been requested by then. */
  const whenFree = async <Result>(number: number, run: () => Promise<Result>): Promise<Result | undefined> => {
    await busy
    if (number !== newest) return
    const running = run()
    busy = running.catch(() => {})
    return running
  }
  return async function* (unsaved) {
    const number = ++newest
    const first = await whenFree(number, async () => {
      if (hasEnded(worker)) worker = await start()
      return callWorker<CheckTasks, 'checkContent'>(worker, 'checkContent', { root, unsaved })
    })
    if (!first) return
    yield first
    const issues = await whenFree(number, () => callWorker<CheckTasks, 'checkTypes'>(worker, 'checkTypes', undefined))
    if (issues && number === newest) yield { ...first, issues }
  }
}
