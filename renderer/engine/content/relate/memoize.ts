import type { Document } from '../document'

/**
 * A function of one document alone that is computed once for each: a file that has not changed stays the same document
 * while somebody writes another.
 */
export function memoizeByDocument<Value>(compute: (document: Document) => Value): (document: Document) => Value {
  const cached = new WeakMap<Document, { value: Value }>()
  return document => {
    const found = cached.get(document) ?? { value: compute(document) }
    cached.set(document, found)
    return found.value
  }
}
