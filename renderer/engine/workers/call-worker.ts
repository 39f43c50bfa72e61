import { Worker } from 'node:worker_threads'
import { read } from '../builder/tasks'
import { programOf } from '../commands/compile-command.mjs'
import type { ReadEach } from '../content/analyze'
import type { Answer } from './serve-tasks'

/**
 * Room for objects, in MB. Parsing makes many that don't live: with less room for young ones most of the time goes into
 * clearing. With more for old ones they are cleared late, and every thread grows.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 768 }

/** Starts a thread that can be asked to call the functions of `jobs.ts`. */
export async function startThread(): Promise<Worker> {
  return new Worker(new URL(await programOf('renderer/engine/workers/serve-tasks.ts')), { resourceLimits })
}

/** Has a thread call a function; gives or throws what came of it. A thread is asked one thing at a time. */
export function ask(thread: Worker, job: string, input: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      thread.off('message', answered).off('error', failed)
    }
    const answered = (answer: Answer) => {
      settle()
      if ('error' in answer) reject(answer.error)
      else resolve(answer.value)
    }
    const failed = (error: Error) => {
      settle()
      reject(error)
    }
    thread.on('message', answered).on('error', failed)
    thread.postMessage({ job, input })
  })
}

/** So few files are read sooner here than a thread has started. */
const few = 20

/** Reads content files in a thread, all in one go: whoever waits for them may be too busy to ask for one after the other. */
export const readAside: ReadEach = async entries => {
  if (entries.length <= few) return read(entries)
  const thread = await startThread()
  try {
    return (await ask(thread, 'read', entries)) as Awaited<ReturnType<ReadEach>>
  } finally {
    await thread.terminate()
  }
}
