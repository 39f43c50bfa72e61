import { parentPort } from 'node:worker_threads'

/** A call of a task. */
export interface Request {
  id: number
  task: string
  input: unknown
}

/** The result of a call. An error is cloned without its own properties, so those that explain it come along. */
export type Reply = { id: number } & ({ value: unknown } | { error: Error; properties: ErrorProperties })

/** The properties of errors of the system, and the name, which is how a `Failure` is recognized. */
type ErrorProperties = Partial<Pick<NodeJS.ErrnoException, 'name' | 'code' | 'syscall' | 'path'> & { dest: string }>

/** Answers calls of tasks, one after the other. Does nothing outside of a worker. */
export function serveTasks(tasks: Record<string, (input: never) => unknown>): void {
  // Errors of React are far from the component that causes them.
  Error.stackTraceLimit = 60
  let queue = Promise.resolve()
  const answer = async ({ id, task, input }: Request) => {
    try {
      const run = tasks[task]
      if (!run) throw new Error(`This site's worker doesn't offer "${task}": package.json names another worker module.`)
      parentPort?.postMessage({ id, value: await run(input as never) } satisfies Reply)
    } catch (thrown) {
      // Not every value that is thrown can be cloned, for example a promise.
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      const { name, code, syscall, path, dest } = error as ErrorProperties
      const plain = Object.assign(new Error(error.message), { stack: error.stack })
      parentPort?.postMessage({ id, error: plain, properties: { name, code, syscall, path, dest } } satisfies Reply)
    }
  }
  parentPort?.on('message', (request: Request) => {
    queue = queue.then(() => answer(request))
  })
}
