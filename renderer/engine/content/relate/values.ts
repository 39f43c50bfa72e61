import { type Issue, show } from '../../base/diagnostics/issue'
import type { Document } from '../document'
import type { Collections } from '../files/find'
import { parseInstant } from '../schema/formats'

/**
 * Reports values that two entities share in a field that must be unique, at the newer file: the one that `isNew` names,
 * or else the later one by name. The fix of a taken number is the next free one.
 */
export function checkValues(
  documents: Document[],
  collections: Collections,
  isNew: (file: string) => boolean,
): Issue[] {
  const issues: Issue[] = []
  const owners = new Map<string, Document>()
  for (const document of documents) {
    const { collection: name } = document.entry
    const { unique = [], noun = '' } = collections[name] ?? {}
    for (const field of unique) {
      const value = document.parsed.data?.[field]
      if (value === undefined) continue
      const key = `${name} ${field} ${JSON.stringify(value)}`
      const owner = owners.get(key)
      const isOwner = !owner || (isNew(owner.entry.file) && !isNew(document.entry.file))
      if (isOwner) owners.set(key, document)
      if (owner) issues.push(taken(field, noun, isOwner ? [owner, document] : [document, owner], documents))
    }
  }
  return issues
}

function taken(field: string, noun: string, [newer, owner]: [Document, Document], all: Document[]): Issue {
  const { file, collection } = newer.entry
  const value = newer.parsed.data?.[field]
  const at = newer.parsed.locate([field], 'value')
  const others = all.filter(({ entry }) => entry.collection === collection).map(({ parsed }) => parsed.data?.[field])
  const free = typeof value === 'number' ? 1 + Math.max(...others.map(Number).filter(Number.isFinite)) : undefined
  return {
    file,
    ...at,
    field,
    code: 'value-taken',
    message: `${show(value)} is the ${field} of ${owner.entry.file} already.`,
    hint: free === undefined ? `Write a value that no other ${noun} has.` : `Write ${free}, the next free number.`,
    fix: free === undefined ? undefined : { ...at, text: `${free}` },
  }
}

/** Reports pages that would never appear, because they expire before they are published or at the same moment. */
export function checkDates(documents: Document[]): Issue[] {
  return documents.flatMap(({ entry: { file }, parsed }) => {
    const { publishAt, expireAt } = parsed.data ?? {}
    const [from, until] = [publishAt, expireAt].map(at => (typeof at === 'string' ? parseInstant(at) : undefined))
    if (!from || !until || from < until) return []
    return {
      file,
      ...parsed.locate(['expireAt'], 'value'),
      field: 'expireAt',
      code: 'field-value',
      message: `The page would never appear: it is published at ${show(publishAt)} and expires at ${show(expireAt)}.`,
      hint: 'Write a later moment here, or an earlier one for publishAt.',
    } satisfies Issue
  })
}
