import { setTimeout } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'

const log: string[] = []
let shared = ''

/** Tasks that tests call in a worker and in their own process. */
export const tasks = {
  /** Waits, and gives the text back. */
  async echo({ text, delayMs = 0 }: { text: string; delayMs?: number }): Promise<string> {
    log.push(`${text} begins`)
    await setTimeout(delayMs)
    log.push(`${text} ends`)
    return text
  },
  /** The log of `echo` so far. */
  log: (_input: undefined): string[] => log,
  fail(message: string): never {
    throw new TypeError(message)
  },
  exit: (code: number): never => process.exit(code),
  /** Stores a text, which `square` gives along. */
  async share(text: string): Promise<void> {
    shared = text
  },
  /** Squares numbers; gives the thread too. Throws for negative ones. */
  async square(numbers: number[]): Promise<{ value: number; shared: string; threadId: number }[]> {
    for (const number of numbers) if (number < 0) throw new RangeError(`${number} is negative.`)
    return numbers.map(number => ({ value: number ** 2, shared, threadId }))
  },
  /** Ends its thread at the number 13. */
  async exitAt13(numbers: number[]): Promise<number[]> {
    if (numbers.includes(13)) process.exit(1)
    return numbers
  },
}
