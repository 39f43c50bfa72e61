import { Worker } from 'node:worker_threads'
import { compiledEntry } from '../../../../../renderer/engine/commands/compile-command.mjs'

/** Starts a worker that runs a file of this folder. */
export async function startTestWorker(name = 'worker.ts'): Promise<Worker> {
  return new Worker(new URL(await compiledEntry(`tests/unit/engine/base/workers/${name}`)))
}
