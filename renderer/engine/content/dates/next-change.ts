import { compare } from '../../base/diagnostics/issue'
import type { Publication } from '../schema/publication'

/** A change of the site that needs no edit: a scheduled page appears or one expires. */
export interface Change {
  /** The moment, in UTC. */
  at: string
  file: string
  /** The page's new state. */
  becomes: 'published' | 'expired'
}

/** The content of `next-change.json`: when a scheduler should build the site again, and why. */
export interface NextChange {
  /** The moment of the next change, in UTC; null when there is none. */
  next: string | null
  /** All future changes, the nearest first. */
  changes: Change[]
}

/** The moments after the given one at which entities appear or disappear without anyone editing a file. */
export function nextChange(entities: (Publication & { file: string })[], after: Date): NextChange {
  const changes = entities
    .filter(({ draft }) => !draft)
    .flatMap(({ file, publishAt, expireAt }): Change[] => [
      ...(publishAt ? [{ at: new Date(publishAt).toISOString(), file, becomes: 'published' as const }] : []),
      ...(expireAt ? [{ at: new Date(expireAt).toISOString(), file, becomes: 'expired' as const }] : []),
    ])
    .filter(({ at }) => new Date(at) > after)
    .sort((a, b) => compare(a.at, b.at) || compare(a.file, b.file))
  return { next: changes[0]?.at ?? null, changes }
}
