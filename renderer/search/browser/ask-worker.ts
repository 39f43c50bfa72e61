// Reaches the browser, when the search is opened.
import type { Answer, Found, Question } from '../worker/messages'
import address from '../worker/worker?worker&url'

let worker: Worker | undefined
let lastId = 0

/**
 * Searches the site. The index is read in a worker, so that typing never waits for it. Rejects when the index or the
 * worker can't be loaded.
 */
export function ask(text: string): Promise<Found> {
  worker ??= start()
  const current = worker
  const id = ++lastId
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      // The next query starts another worker.
      current.terminate()
      if (worker === current) worker = undefined
      reject(new Error(reason))
    }
    current.addEventListener('error', event => fail(event.message || 'The worker did not start'))
    current.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.id !== id) return
      if ('error' in data) fail(data.error)
      else resolve(data)
    })
    current.postMessage({ id, text } satisfies Question)
  })
}

function start(): Worker {
  return new Worker(trusted(address) as string, { type: 'module' })
}

let policy: { createScriptURL(url: string): unknown } | undefined

/** The worker's URL as a TrustedScriptURL, in browsers that support Trusted Types. */
function trusted(url: string): unknown {
  policy ??= window.trustedTypes?.createPolicy('search', { createScriptURL: address => address })
  return policy?.createScriptURL(url) ?? url
}
