import { hashOf } from '../../base/cache/hash'
import type { Cache } from '../../base/cache/store'
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

/** A document with what a check has found in it. */
interface Found<Finding> {
  document: Document
  findings: Finding[]
}

/**
 * Gives the function that checks documents one by one and remembers, also between processes, in which it found nothing.
 * `check` names it, `context` is all that its result depends on besides the document and the code.
 */
export type CacheCheck = <Finding>(
  check: string,
  context: unknown[],
  findIn: (document: Document) => Finding[],
) => (documents: Document[]) => Found<Finding>[]

/** Remembers in a cache, or in this process alone; `codeHash` is the hash of the code of the checks. */
export function createCheckCache(cache?: Cache, codeHash = ''): CacheCheck {
  const nameOf = memoizeByDocument(({ entry: { file, hash }, facts = {} }) =>
    hashOf(file, hash, JSON.stringify(facts)).slice(0, 16),
  )
  // Once for each check: an editor checks after each keystroke.
  const saved = new Set<string>()
  return (check, context, findIn) => {
    const key = cache ? hashOf(codeHash, JSON.stringify(context)) : ''
    const before = cache?.get<{ key: string; clean: string[] }>('clean', check)
    const clean = new Set(before?.key === key ? before.clean : [])
    const find = memoizeByDocument(document => (clean.has(nameOf(document)) ? [] : findIn(document)))
    return documents => {
      const found = documents.map(document => ({ document, findings: find(document) }))
      if (!cache || saved.has(check)) return found
      saved.add(check)
      const names = found.flatMap(({ document, findings }) => (findings.length === 0 ? nameOf(document) : []))
      if (!names.every(name => clean.has(name))) cache.set('clean', check, { key, clean: names })
      return found
    }
  }
}
