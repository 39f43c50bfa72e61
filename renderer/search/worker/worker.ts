// Reaches the browser, when a visitor first searches, as a worker.

import { createFinder } from './find'
import { createIndexReader } from './index-reader'
import type { Answer, Question } from './messages'

const base = import.meta.env.BASE_URL
const find = createFinder(createIndexReader(readFile), base)

addEventListener('message', async ({ data: { id, text } }: MessageEvent<Question>) => {
  try {
    postMessage({ id, ...(await find(text)) } satisfies Answer)
  } catch (error) {
    postMessage({ id, error: String(error) } satisfies Answer)
  }
})

/** Reads a file of the index as text. */
async function readFile(path: string): Promise<string> {
  const response = await fetch(`${base}search/${path}`)
  if (!response.ok || !response.body) throw new Error(`${response.url} has the status ${response.status}`)
  if (!path.endsWith('.bin')) return response.text()
  return new Response(response.body.pipeThrough(new DecompressionStream('deflate-raw'))).text()
}
