/** Gives the function that runs tasks, at most some of them at a time, in the order of its calls. */
export function createQueue(atOnce: number): <Value>(task: () => Promise<Value>) => Promise<Value> {
  let running = 0
  const waiting: (() => void)[] = []
  return async task => {
    if (running >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
    else running++
    try {
      return await task()
    } finally {
      // The next one takes its place.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
