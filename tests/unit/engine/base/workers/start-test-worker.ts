import { Worker } from 'node:worker_threads'
import { compileForNode } from '../../../../factories/compile'

/** Starts a worker that runs a file of this folder. */
export async function startTestWorker(name = 'worker.ts'): Promise<Worker> {
  return new Worker(new URL(await compileForNode(`tests/unit/engine/base/workers/${name}`)))
}
