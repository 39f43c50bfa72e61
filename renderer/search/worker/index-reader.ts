// Reaches the browser, when a visitor first searches.
import { entryPath, type IndexEntry, type IndexedPage, pagePath, shardPath } from '../format/files'
import { type Posting, parsePostings } from '../format/postings'

/** The pages of a word in the index. */
export interface WordPages {
  word: string
  /** The best of its pages. */
  postings: Posting[]
  /** The number of its pages. */
  count: number
}

/** Reads an index, each of its files once. Its functions reject where a file can't be read, and then read it again. */
export interface IndexReader {
  /** The number of pages in the index. */
  pageCount(): Promise<number>
  /** The words that begin with a text, and perhaps others: the word itself, if it is there, and some of the rest. */
  wordsAt(start: string): Promise<WordPages[]>
  page(id: number): Promise<IndexedPage>
}

/** The largest number of shards that are read for one word. */
const maxShards = 4

/** Gives the reader of an index whose files a function reads as text, given their paths. */
export function createIndexReader(readFile: (path: string) => Promise<string>): IndexReader {
  const files = new Map<string, Promise<unknown>>()
  const readOnce = <Value>(path: string, parse: (text: string) => Value): Promise<Value> => {
    const known = files.get(path)
    if (known) return known as Promise<Value>
    const reading = readFile(path).then(parse)
    files.set(path, reading)
    reading.catch(() => files.delete(path))
    return reading
  }
  const entry = () =>
    readOnce(entryPath, text => {
      const { pages, shards } = JSON.parse(text) as IndexEntry
      return { pages, shards: shards.split(' ') }
    })
  return {
    pageCount: async () => (await entry()).pages,
    wordsAt: async start => {
      const prefixes = shardsAt(start, (await entry()).shards)
      return (await Promise.all(prefixes.map(prefix => readOnce(shardPath(prefix), parseShard)))).flat()
    },
    page: id => readOnce(pagePath(id), text => JSON.parse(text) as IndexedPage),
  }
}

/** The shard of a word, which is the one with its longest prefix, then those of words that begin with it. */
function shardsAt(word: string, shards: string[]): string[] {
  const hex = [...new TextEncoder().encode(word)].map(byte => byte.toString(16).padStart(2, '0')).join('')
  const own = shards.findLast(prefix => prefix && hex.startsWith(prefix))
  const below = shards.filter(prefix => prefix.startsWith(hex) && prefix !== own)
  return [...(own === undefined ? [] : [own]), ...below].slice(0, maxShards)
}

function parseShard(text: string): WordPages[] {
  return text.split('\n').flatMap(line => {
    const [word = '', encoded = '', count] = line.split(' ')
    if (!word) return []
    const postings = parsePostings(encoded)
    return [{ word, postings, count: Number(count ?? postings.length) }]
  })
}
