import { closest, distance } from 'fastest-levenshtein'

/** The longest name that is compared with others, in characters. */
const maxChars = 200

/**
 * The known name that a mistyped one probably means; undefined when none is near. At most a third of the characters may
 * differ, case aside; in a name of up to five, one, or the order of two.
 */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || name.length > maxChars) return
  const lower = new Map(known.map(candidate => [candidate.toLowerCase(), candidate]))
  const best = closest(name.toLowerCase(), [...lower.keys()])
  const length = Math.max(name.length, best.length)
  const allowed = length < 6 && !isSwapped(name.toLowerCase(), best) ? 1 : Math.max(2, Math.floor(length / 3))
  return distance(name.toLowerCase(), best) <= allowed ? lower.get(best) : undefined
}

/** Whether two words have the same letters. */
const isSwapped = (one: string, other: string) => [...one].toSorted().join('') === [...other].toSorted().join('')

/** "Did you mean …?" where a name is near, otherwise the names there are. */
export function suggestionHint(suggestion: string | undefined, known: readonly string[], what: string): string {
  if (suggestion !== undefined) return `Did you mean "${suggestion}"?`
  return known.length > 0 ? `${what}: ${known.join(', ')}.` : `There are none yet.`
}
