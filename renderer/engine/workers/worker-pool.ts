import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { compile, listAddresses, open, renderPages, type Sources } from '../builder/tasks'
import { ask, startThread } from './call-worker'

const jobs = { compile, renderPages, listAddresses }
type Jobs = typeof jobs

/**
 * So few inputs are worked on sooner here than threads have started, each of which takes 0.3 s for that. Of two
 * processors others have the second: Vite, TypeScript, and whatever clears memory.
 */
const few = availableParallelism() > 2 ? 80 : 400

/** How many inputs a thread is sent at once: to be sent something takes time, and at the end no thread shall wait long. */
const [most, turns] = [16, 4]

/** Threads that do jobs. They start when there is enough to do. */
export class Pool {
  #threads: Worker[] = []
  #sources: Sources | undefined

  /** Does a job for inputs, several at a time; gives the results in the order of the inputs, and throws the first error. */
  async all<Name extends keyof Jobs>(
    job: Name,
    inputs: Parameters<Jobs[Name]>[0],
    onDone: (done: number) => void = () => {},
  ): Promise<Awaited<ReturnType<Jobs[Name]>>> {
    const here = inputs.length <= few && this.#threads.length === 0
    if (!here) await this.#start()
    const size = Math.min(most, Math.ceil(inputs.length / (this.#threads.length || 1) / turns))
    const results: unknown[][] = []
    let next = 0
    let done = 0
    const work = async (run: (inputs: never) => Promise<unknown[]>) => {
      while (next < inputs.length) {
        const first = next
        next += size
        const some = inputs.slice(first, next)
        results[first / size] = await run(some as never)
        done += some.length
        onDone(done)
      }
    }
    if (here) await work(jobs[job] as never)
    else await Promise.all(this.#threads.map(thread => work(some => ask(thread, job, some) as Promise<unknown[]>)))
    return results.flat() as Awaited<ReturnType<Jobs[Name]>>
  }

  /** Gives every thread what pages are drawn from. */
  async open(sources: Sources): Promise<void> {
    this.#sources = sources
    if (this.#threads.length === 0) await open(sources)
    else await Promise.all(this.#threads.map(thread => ask(thread, 'open', sources)))
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(thread => thread.terminate()))
    this.#threads = []
  }

  async #start(): Promise<void> {
    while (this.#threads.length < availableParallelism()) {
      const thread = await startThread()
      this.#threads.push(thread)
      if (this.#sources) await ask(thread, 'open', this.#sources)
    }
  }
}
