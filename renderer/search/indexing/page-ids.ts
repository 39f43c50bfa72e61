import { createHash } from 'node:crypto'
import { idCount } from '../format/postings'

/**
 * The ID of each page, in ascending order, from the hash of its URL. Where two are equal, some three times among 10,000
 * pages, the page with the later URL gets the next free one.
 */
export function pageIds(urls: readonly string[]): Map<string, number> {
  const taken = new Map<number, string>()
  for (const url of urls.toSorted()) {
    let id = createHash('sha256').update(url).digest().readUIntBE(0, 3)
    while (taken.has(id)) id = (id + 1) % idCount
    taken.set(id, url)
  }
  return new Map([...taken].sort(([a], [b]) => a - b).map(([id, url]) => [url, id]))
}
