import { type Issue, show } from '../../diagnostics/issue'
import type { Document } from '../document'
import type { Collections } from '../files/find'

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
