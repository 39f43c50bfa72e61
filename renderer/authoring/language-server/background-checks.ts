import { callWorker, hasEnded, startWorker } from '@proofsheet/engine/base/workers/call-worker'
import type { Unsaved } from '@proofsheet/engine/content/files/content-path'
import type { CheckTasks, Found } from './check-worker'
import type { FileRecord } from './file-records'

/** The checks of the content below a root, in a worker. */
export interface Checks {
  /** Checks the content. Undefined when a newer check has been requested before this one could begin. */
  check(unsaved: Unsaved): Promise<Found | undefined>
  /** The records that have come from the worker, by path from the root. */
  known: ReadonlyMap<string, FileRecord>
  /** Gives those of all files that the last check found. */
  records(): Promise<ReadonlyMap<string, FileRecord>>
}

/**
 * The memory for short-lived objects of the worker, in MB. It checks one changed file at a time, all of them only once.
 */
const youngSizeMb = 12

/**
 * Starts the worker that checks the content below a root, the site's own unless another is given; restarts it when it has
 * ended, for example for lack of memory.
 */
export async function startChecks(root: string, newWorker = () => startWorker(youngSizeMb)): Promise<Checks> {
  const start = async () => {
    const started = await newWorker()
    started.unref()
    return started
  }
  let worker = await start()
  /** Goes on with a new worker, which reads from the cache what the last one has analyzed: it needs 40 MB less. */
  const renew = async (unsaved: Unsaved) => {
    await worker.terminate()
    worker = await start()
    await callWorker<CheckTasks, 'checkContent'>(worker, 'checkContent', { root, unsaved })
  }
  let newest = 0
  let busy: Promise<unknown> = Promise.resolve()
  const known = new Map<string, FileRecord>()

  return {
    known,
    async check(unsaved) {
      const number = ++newest
      await busy
      if (number !== newest) return undefined
      if (hasEnded(worker)) worker = await start()
      const running = callWorker<CheckTasks, 'checkContent'>(worker, 'checkContent', { root, unsaved })
      busy = running.then(({ isLarge }) => (isLarge ? renew(unsaved) : undefined)).catch(() => {})
      return running
    },
    async records() {
      await busy
      // In several calls, so that a check that is requested meanwhile begins soon.
      for (let isAll = hasEnded(worker); !isAll; ) {
        const some = await callWorker<CheckTasks, 'readRecords'>(worker, 'readRecords', { root })
        for (const [file, record] of some) known.set(file, record)
        isAll = some.length === 0
      }
      return known
    },
  }
}
