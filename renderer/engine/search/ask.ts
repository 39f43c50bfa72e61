// Reaches the browser, when the search is opened.
import address from './worker?worker&url'

/** What the worker is asked. */
export interface Question {
  id: number
  text: string
}

/** A section of a page that holds the words, with a few words around them in Pagefind's notation. */
export interface SearchHit {
  title: string
  url: string
  excerpt: string
}

/** A page that was found, with its best places. */
export interface FoundPage {
  url: string
  title: string
  /** The part of the site that the page belongs to. */
  section?: string
  hits: SearchHit[]
}

/** What was found: how many pages there are, and the best of them. */
export interface Found {
  total: number
  pages: FoundPage[]
}

export type Answer = ({ id: number } & Found) | { id: number; error: string }

let worker: Worker | undefined
let last = 0

/**
 * What the site says about the words. The index is read in a worker, so that only the worker needs the permission to
 * compile WebAssembly and no page does. Rejects when the index can't be had.
 */
export function ask(text: string): Promise<Found> {
  worker ??= start()
  const asked = worker
  const id = ++last
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      // A worker that failed is of no more use; the next question starts another.
      asked.terminate()
      if (worker === asked) worker = undefined
      reject(new Error(reason))
    }
    asked.addEventListener('error', event => fail(event.message || 'The worker did not start'))
    asked.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.id !== id) return
      if ('error' in data) fail(data.error)
      else resolve(data)
    })
    asked.postMessage({ id, text } satisfies Question)
  })
}

function start(): Worker {
  return new Worker(trusted(address) as string, { type: 'module' })
}

let policy: { createScriptURL(url: string): unknown } | undefined

/** The worker's address in the form that Trusted Types ask for, where the browser has them. */
function trusted(url: string): unknown {
  policy ??= window.trustedTypes?.createPolicy('search', { createScriptURL: given => given })
  return policy?.createScriptURL(url) ?? url
}
