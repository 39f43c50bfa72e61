import { Worker } from 'node:worker_threads'
import { workerUrl } from '../modules/compiled-entry'
import type { Reply, Request } from './serve-tasks'

/** The functions that a worker offers. Each takes one input and gives or promises a result; both are cloned. */
export type Tasks = Record<string, (input: never) => unknown>

/**
 * The heap limits of a worker, in MB. Parsing makes many short-lived objects: with a smaller young generation most of
 * the time goes into collecting it, and with a larger old one each worker grows because it is collected late.
 */
const [youngSizeMb, maxOldGenerationSizeMb] = [48, 768]

/** Starts a worker of the site; it may be given less memory for short-lived objects. */
export async function startWorker(maxYoungGenerationSizeMb = youngSizeMb): Promise<Worker> {
  return new Worker(await workerUrl(), { resourceLimits: { maxYoungGenerationSizeMb, maxOldGenerationSizeMb } })
}

let lastId = 0

/** Whether a worker has ended; Node gives it the thread ID -1 then. */
export const hasEnded = (worker: Worker): boolean => worker.threadId === -1

/**
 * Calls a task of a worker. Gives its result or throws its error. Calls may overlap; the worker runs them in order. Throws
 * when the worker has ended or ends before it answers.
 */
export function callWorker<Offered extends Tasks, Name extends keyof Offered & string>(
  worker: Worker,
  task: Name,
  input: Parameters<Offered[Name]>[0],
): Promise<Awaited<ReturnType<Offered[Name]>>> {
  const id = ++lastId
  const ended = new Error(`The worker ended before it had answered "${task}".`)
  // An ended worker sends no event that would settle the call.
  if (hasEnded(worker)) return Promise.reject(ended)
  return new Promise((resolve, reject) => {
    const end = () => {
      worker.off('message', onReply).off('error', onError).off('exit', onExit)
    }
    const onReply = (reply: Reply) => {
      if (reply.id !== id) return
      end()
      if ('error' in reply) reject(Object.assign(reply.error, reply.properties))
      else resolve(reply.value as Awaited<ReturnType<Offered[Name]>>)
    }
    const onError = (error: Error) => {
      end()
      reject(error)
    }
    const onExit = () => onError(ended)
    worker.on('message', onReply).on('error', onError).on('exit', onExit)
    worker.postMessage({ id, task, input } satisfies Request)
  })
}
