import type { Document } from '../document'

/** Caches a function of one document by the document's identity: an unchanged file is the same object in every load. */
export function memoizeByDocument<Value>(compute: (document: Document) => Value): (document: Document) => Value {
  const cached = new WeakMap<Document, { value: Value }>()
  return document => {
    const found = cached.get(document) ?? { value: compute(document) }
    cached.set(document, found)
    return found.value
  }
}
