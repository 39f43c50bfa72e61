import { type Issue, show } from '../../diagnostics/issue'
import { fileStart, type Range } from '../../diagnostics/position'
import type { Document } from '../document'
import type { Collections, Entry } from '../files/find'

/** The fields that give a page further URLs, and the noun for one of their values. */
export const extraUrlFields = { aliases: 'alias', redirects: 'redirect' }

/** Reports URLs that two pages claim. The comparison ignores case, because some file systems do. */
export function checkUrls(documents: Document[]): Issue[] {
  const taken = new Map<string, string>()
  const issues: Issue[] = []
  const take = (url: string, { file }: Entry, at: Range, further?: { field: string; noun: string }) => {
    const other = taken.get(url.toLowerCase())
    taken.set(url.toLowerCase(), other ?? file)
    // An alias may differ from its page's URL in capitals alone.
    if (other === undefined || (other === file && further?.noun !== 'redirect')) return
    issues.push({
      file,
      ...at,
      ...(further && { field: further.field }),
      code: 'address-taken',
      message:
        other === file
          ? `The address ${url} is this page's own already.`
          : `The address ${url} belongs to ${other} already.`,
      hint:
        other === file
          ? 'Remove it: an old address is one at which nothing stands now.'
          : further
            ? `Remove the ${further.noun} here, or the page there.`
            : 'Rename one of the two files.',
    })
  }
  for (const { entry } of documents) take(entry.url, entry, fileStart)
  for (const [field, noun] of Object.entries(extraUrlFields))
    for (const { entry, parsed } of documents)
      for (const [index, url] of textsOf(parsed.data?.[field]).entries())
        take(url, entry, parsed.locate([field, index], 'value'), { field: `${field}.${index}`, noun })
  return issues
}

/** The strings in a list; empty for anything that is no list. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(item => typeof item === 'string') : []
}

/** Reports values that two entities share in a field that must be unique. */
export function checkValues(documents: Document[], collections: Collections): Issue[] {
  const issues: Issue[] = []
  const taken = new Map<string, string>()
  for (const { entry, parsed } of documents) {
    const collection = collections[entry.collection]
    for (const field of collection?.unique ?? []) {
      const value = parsed.data?.[field]
      if (value === undefined) continue
      const key = `${entry.collection} ${field} ${JSON.stringify(value)}`
      const other = taken.get(key)
      if (other)
        issues.push({
          file: entry.file,
          ...parsed.locate([field], 'value'),
          field,
          code: 'value-taken',
          message: `${show(value)} is the ${field} of ${other} already.`,
          hint: `Write ${field === 'id' ? 'a number' : 'a value'} that no other ${collection?.noun} has.`,
        })
      else taken.set(key, entry.file)
    }
  }
  return issues
}
