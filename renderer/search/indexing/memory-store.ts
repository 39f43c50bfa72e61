import { sha256 } from '@proofsheet/engine/base/cache/hash'
import type { StoredContent } from '@proofsheet/engine/pages/outputs/output'
import type { IndexStore } from './memoize'
import { packText, type RecordedPage, type SearchRecord } from './record'

/** A store in memory. */
export interface MemoryStore extends IndexStore {
  /** The bytes of a stored content. Throws where it has none. */
  bytesOf: (content: StoredContent) => Uint8Array
}

/** Creates a store in memory, without a cache. */
export function createMemoryStore(): MemoryStore {
  const contents = new Map<string, Buffer>()
  const bytesOf = ({ hash }: StoredContent) => {
    const content = contents.get(hash)
    if (!content) throw new Error('There is no such content.')
    return content
  }
  return {
    key: '',
    store(content) {
      const bytes = Buffer.from(content)
      const hash = sha256(bytes)
      contents.set(hash, bytes)
      return { hash, bytes: bytes.length }
    },
    isStored: hash => contents.has(hash),
    read: content => bytesOf(content).toString('utf8'),
    bytesOf,
  }
}

/** Stores the records of pages by their URLs. Gives the pages as `searchIndex` takes them. */
export function storeRecords(
  records: ReadonlyMap<string, SearchRecord | undefined>,
  { store }: IndexStore,
): RecordedPage[] {
  return [...records].map(([url, record]) => {
    if (!record) return { url }
    return { url, record: { text: store(packText(record)), weights: store(JSON.stringify(record.weights)) } }
  })
}
