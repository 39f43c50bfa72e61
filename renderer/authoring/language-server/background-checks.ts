import { callWorker, hasEnded, startWorker } from '@proofsheet/engine/base/workers/call-worker'
import type { Unsaved } from '@proofsheet/engine/content/files/content-path'
import type { CheckTasks, Found } from './check-worker'

/** Checks the content. Undefined when a newer check has been requested before this one could begin. */
export type Check = (unsaved: Unsaved) => Promise<Found | undefined>

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

  return async unsaved => {
    const number = ++newest
    await busy
    if (number !== newest) return undefined
    if (hasEnded(worker)) worker = await start()
    const running = callWorker<CheckTasks, 'checkContent'>(worker, 'checkContent', { root, unsaved })
    busy = running.catch(() => {})
    return running
  }
}
