import { parentPort, workerData } from 'node:worker_threads'

/** What came of a call. */
export type Answer = { value: unknown } | { error: unknown }

/** A module of this folder and the function in it that a thread is to call with what it is sent. */
export interface Task {
  module: './jobs' | './vite'
}

const functions: Record<string, (input: unknown) => unknown> = await import((workerData as Task).module)

parentPort?.on('message', async ({ job, input }: { job: string; input: unknown }) => {
  try {
    parentPort?.postMessage({ value: await functions[job]?.(input) } satisfies Answer)
  } catch (error) {
    parentPort?.postMessage({ error } satisfies Answer)
  }
})
