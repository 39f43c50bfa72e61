import type { Document } from './relate'

/**
 * A function of one page alone that is called once for each: a page that reads as it did is the same page when the site
 * is related again, as while someone writes.
 */
export function memoize<Value>(of: (page: Document) => Value): (page: Document) => Value {
  const cached = new WeakMap<Document, { value: Value }>()
  return page => {
    const found = cached.get(page) ?? { value: of(page) }
    cached.set(page, found)
    return found.value
  }
}
