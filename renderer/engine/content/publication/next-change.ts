import { compare } from '../../diagnostics/issue'
import type { Publication } from '../../shapes/publication'

/** One way in which the site will change by itself. */
export interface Change {
  /** The moment, in UTC. */
  at: string
  file: string
  /** What happens to the file's page then. */
  becomes: 'published' | 'expired'
}

/** What a scheduler reads: when the site should be built again, and why. */
export interface NextChange {
  /** The next moment at which the site changes by itself, in UTC; null when it doesn't. */
  next: string | null
  /** All the changes to come, the nearest first. */
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
