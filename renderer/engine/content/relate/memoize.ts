import type { Candidate } from './relate'

/**
 * A function of one page alone that is called once for each: a page that reads as it did is the same page when the site
 * is related again, as while someone writes.
 */
export function perPage<Value>(of: (page: Candidate) => Value): (page: Candidate) => Value {
  const known = new WeakMap<Candidate, { value: Value }>()
  return page => {
    const found = known.get(page) ?? { value: of(page) }
    known.set(page, found)
    return found.value
  }
}
