import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { callWorker, startWorker, type Tasks } from './call-worker'

/** A task for many inputs: its results are in the order of the inputs. */
type BatchTask = (inputs: never) => Promise<unknown[]>

/**
 * Up to this many inputs are worked on in this process, which takes less time than workers take to start (0.3 s each).
 * Of two processors others have the second: Vite, TypeScript, and the garbage collector.
 */
const inlineThreshold = availableParallelism() > 2 ? 80 : 400

/** How many inputs a worker gets at once, at most, and how many batches each gets, so that none waits long at the end. */
const [maxBatch, batchesPerWorker] = [16, 4]

/** Workers that start when there is enough to do. */
export interface WorkerPool<Offered extends Tasks> {
  /** Calls a batch task for all inputs, several batches at a time; gives all results in order, and throws the first error. */
  mapBatches<Name extends keyof Offered & string>(
    task: Name,
    inputs: Parameters<Offered[Name]>[0],
    onDone?: (done: number) => void,
  ): Promise<Awaited<ReturnType<Offered[Name]>>>
  /** Calls a task in every worker, also in those that start later. */
  broadcast<Name extends keyof Offered & string>(task: Name, input: Parameters<Offered[Name]>[0]): Promise<void>
  close(): Promise<void>
}

/** A pool for tasks; `tasks` are the same ones that the workers serve, for work that this process does itself. */
export function createWorkerPool<Offered extends Tasks>(tasks: Offered): WorkerPool<Offered> {
  let workers: Worker[] = []
  let broadcasted: { task: string; input: unknown }[] = []

  const start = async () => {
    while (workers.length < availableParallelism()) {
      const worker = await startWorker()
      workers.push(worker)
      for (const { task, input } of broadcasted) await callWorker(worker, task, input as never)
    }
  }
  return {
    async mapBatches(task, inputs, onDone = () => {}) {
      const all = inputs as unknown[]
      const isInline = all.length <= inlineThreshold && workers.length === 0
      if (!isInline) await start()
      const size = Math.max(1, Math.min(maxBatch, Math.ceil(all.length / (workers.length || 1) / batchesPerWorker)))
      const calls = isInline
        ? [tasks[task] as BatchTask]
        : workers.map(worker => (batch: never) => callWorker(worker, task, batch) as Promise<unknown[]>)
      return (await runBatches(all, size, calls, onDone)) as never
    },
    async broadcast(task, input) {
      broadcasted = [...broadcasted.filter(each => each.task !== task), { task, input }]
      if (workers.length === 0) await tasks[task]?.(input as never)
      else await Promise.all(workers.map(worker => callWorker(worker, task, input as never)))
    },
    async close() {
      await Promise.all(workers.map(worker => worker.terminate()))
      workers = []
    },
  }
}

/** Hands batches to whichever call is free. */
async function runBatches(all: unknown[], size: number, calls: BatchTask[], onDone: (done: number) => void) {
  const results: unknown[][] = []
  let next = 0
  let done = 0
  const work = async (call: BatchTask) => {
    while (next < all.length) {
      const first = next
      next += size
      const batch = all.slice(first, next)
      results[first / size] = await call(batch as never)
      done += batch.length
      onDone(done)
    }
  }
  await Promise.all(calls.map(work))
  return results.flat()
}
