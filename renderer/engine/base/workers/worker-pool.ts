import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { callWorker, startWorker, type Tasks } from './call-worker'

/** A task for many inputs, whose results are in the order of the inputs. */
type BatchTask = (inputs: never) => Promise<unknown[]>

/**
 * The largest number of inputs that are processed in this process, because starting a worker takes 0.3 s. It is larger
 * with two processors: Vite, TypeScript and the garbage collector use the second one.
 */
const maxInline = availableParallelism() > 2 ? 80 : 400

/** The largest batch, and the number of batches for each worker: several, so that none is idle for long at the end. */
const [maxBatch, batchesPerWorker] = [16, 4]

/** Called after each batch, with the number of inputs that are done and the results of the batch. */
type OnDone<Results> = (done: number, results: Results) => void

/** Worker threads that start when there are enough inputs. */
export interface WorkerPool<Offered extends Tasks> {
  /** Runs a task for all inputs in concurrent batches. Gives all results in order, or throws the first error. */
  mapBatches<Name extends keyof Offered & string>(
    task: Name,
    inputs: Parameters<Offered[Name]>[0],
    onDone?: OnDone<Awaited<ReturnType<Offered[Name]>>>,
  ): Promise<Awaited<ReturnType<Offered[Name]>>>
  /** Runs a task in every worker, including those that start later. */
  broadcast<Name extends keyof Offered & string>(task: Name, input: Parameters<Offered[Name]>[0]): Promise<void>
  close(): Promise<void>
}

/**
 * Creates a pool of the site's workers, unless others are given. `tasks` are the tasks that they serve; up to
 * `inlineThreshold` inputs are processed with them in this process.
 */
export function createWorkerPool<Offered extends Tasks>(
  tasks: Offered,
  newWorker = startWorker,
  inlineThreshold = maxInline,
): WorkerPool<Offered> {
  let workers: Worker[] = []
  let broadcasted: { task: string; input: unknown }[] = []

  const start = async () => {
    while (workers.length < availableParallelism()) {
      const worker = await newWorker()
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
      broadcasted = []
    },
  }
}

/** Gives each batch to the next free worker. */
async function runBatches(all: unknown[], size: number, calls: BatchTask[], onDone: OnDone<never>) {
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
      onDone(done, results[first / size] as never)
    }
  }
  await Promise.all(calls.map(work))
  return results.flat()
}
