// Reaches the browser, when the search is opened.
import address from './worker?worker&url'

/** A query as the worker receives it. */
export interface Question {
  id: number
  text: string
}

/** A section of a page that matches, with an excerpt in Pagefind's notation. */
export interface SearchHit {
  title: string
  url: string
  excerpt: string
}

/** A page that was found, with its best matches. */
export interface FoundPage {
  url: string
  title: string
  /** The part of the site that the page belongs to. */
  section?: string
  hits: SearchHit[]
}

/** The result of a query: how many pages match, and the best of them. */
export interface Found {
  total: number
  pages: FoundPage[]
}

/** The worker's answer to the query of this id. */
export type Answer = ({ id: number } & Found) | { id: number; error: string }

let worker: Worker | undefined
let lastId = 0

/**
 * Searches the site. The index is read in a worker, so that the policy of pages need not allow WebAssembly. Rejects
 * when the index or the worker can't be loaded.
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
