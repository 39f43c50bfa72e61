import { parentPort } from 'node:worker_threads'

/** A call of a task. */
export interface Request {
  id: number
  task: string
  input: unknown
}

/** The result of a call. */
export type Reply = { id: number } & ({ value: unknown } | { error: unknown })

/** Answers calls of tasks, one after the other. Does nothing outside of a worker. */
export function serveTasks(tasks: Record<string, (input: never) => unknown>): void {
  let queue = Promise.resolve()
  const answer = async ({ id, task, input }: Request) => {
    try {
      parentPort?.postMessage({ id, value: await tasks[task]?.(input as never) } satisfies Reply)
    } catch (error) {
      parentPort?.postMessage({ id, error } satisfies Reply)
    }
  }
  parentPort?.on('message', (request: Request) => {
    queue = queue.then(() => answer(request))
  })
}
