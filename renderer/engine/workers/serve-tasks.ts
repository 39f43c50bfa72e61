// What a thread runs: the jobs that it is sent, one after the other.
import { parentPort } from 'node:worker_threads'
import * as jobs from '../builder/tasks'

/** What came of a call. */
export type Answer = { value: unknown } | { error: unknown }

const functions = jobs as unknown as Record<string, (input: unknown) => unknown>

parentPort?.on('message', async ({ job, input }: { job: string; input: unknown }) => {
  try {
    parentPort?.postMessage({ value: await functions[job]?.(input) } satisfies Answer)
  } catch (error) {
    parentPort?.postMessage({ error } satisfies Answer)
  }
})
