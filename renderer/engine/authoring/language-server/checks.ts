import { Worker } from 'node:worker_threads'
import { programOf } from '../../commands/compile-command.mjs'
import type { Unsaved } from '../../content/find'
import type { Answer, Found, Question } from './check-worker'

/** Checks the content in two steps; it ends early where a newer check has been asked for. */
export type Check = (unsaved: Unsaved) => AsyncGenerator<Found>

/** Starts the thread in which the content below root is checked. */
export async function startChecks(root: string): Promise<Check> {
  const thread = new Worker(new URL(await programOf('renderer/engine/authoring/language-server/check-worker.ts')), {
    workerData: { root },
  })
  thread.unref()
  const waiting = new Map<string, (answer: Answer) => void>()
  thread.on('message', (answer: Answer) => {
    const key = `${answer.number} ${answer.step}`
    waiting.get(key)?.(answer)
    waiting.delete(key)
  })
  let number = 0
  return async function* (unsaved) {
    const asked: Question = { number: ++number, unsaved }
    const steps = (['first', 'whole'] as const).map(
      step => new Promise<Answer>(resolve => waiting.set(`${asked.number} ${step}`, resolve)),
    )
    thread.postMessage(asked)
    for (const step of steps) {
      const { found, error } = await step
      if (error) throw error
      if (!found) return
      yield found
    }
  }
}
