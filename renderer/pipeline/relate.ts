import { type Collection, type CollectionName, collections, entityUrl } from '../../content/collections'
import type { Entry } from './find'
import { type Issue, type Position, show } from './issue'
import type { Parsed } from './parse'

/** A parsed entry that takes part in the whole. */
export interface Candidate {
  entry: Entry
  parsed: Parsed
}

/** What is wrong between files: two at one address, two with one value where each needs its own. */
export function relate(candidates: Candidate[]): Issue[] {
  return [...sameAddress(candidates), ...sameValue(candidates)]
}

/** Addresses are compared without regard to case: some disks can't tell two such folders apart. */
function sameAddress(candidates: Candidate[]): Issue[] {
  const taken = new Map<string, string>()
  const issues: Issue[] = []
  const take = (url: string, entry: Entry, at: Position, field?: string) => {
    const other = taken.get(url.toLowerCase()) ?? entry.file
    taken.set(url.toLowerCase(), other)
    if (other === entry.file) return
    issues.push({
      file: entry.file,
      ...at,
      ...(field && { field }),
      code: 'address-taken',
      message: `The address ${url} belongs to ${other} already.`,
      hint: field ? 'Remove the alias here, or the page there.' : 'Rename one of the two files.',
    })
  }
  for (const { entry } of candidates) take(entityUrl(entry.collection, entry.slug), entry, { line: 1, column: 1 })
  for (const { entry, parsed } of candidates)
    for (const [index, alias] of aliasesOf(parsed.data).entries())
      take(alias, entry, parsed.locate(['aliases', index], 'value'), `aliases.${index}`)
  return issues
}

function aliasesOf(data: Parsed['data']): string[] {
  return Array.isArray(data?.aliases) ? data.aliases.filter(alias => typeof alias === 'string') : []
}

function sameValue(candidates: Candidate[]): Issue[] {
  const issues: Issue[] = []
  const taken = new Map<string, string>()
  for (const { entry, parsed } of candidates) {
    for (const field of uniqueFields(entry.collection)) {
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
          hint: `Write ${field === 'id' ? 'a number' : 'a value'} that no other ${collections[entry.collection].noun} has.`,
        })
      else taken.set(key, entry.file)
    }
  }
  return issues
}

function uniqueFields(name: CollectionName): readonly string[] {
  const collection: Collection = collections[name]
  return collection.unique ?? []
}
