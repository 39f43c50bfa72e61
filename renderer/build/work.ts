import { parentPort, workerData } from 'node:worker_threads'

/** What came of a call. */
export type Answer = { value: unknown } | { error: unknown }

/** A module of this folder and the function in it that a thread is to call with what it is sent. */
export interface Task {
  module: keyof typeof modules
}

const modules = { './jobs': () => import('./jobs'), './vite': () => import('./vite') }
const functions = (await modules[(workerData as Task).module]()) as Record<string, (input: unknown) => unknown>

parentPort?.on('message', async ({ job, input }: { job: string; input: unknown }) => {
  try {
    parentPort?.postMessage({ value: await functions[job]?.(input) } satisfies Answer)
  } catch (error) {
    parentPort?.postMessage({ error } satisfies Answer)
  }
})
