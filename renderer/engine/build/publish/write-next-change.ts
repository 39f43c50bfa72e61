import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nextChange } from '../../content/dates/next-change'
import type { Site } from '../../content/entity'
import type { Staging } from './staging'

/**
 * Writes `next-change.json` for a scheduler. Gives the next moment at which the site changes by itself; null for never.
 */
export function writeNextChange({ root }: Staging, everything: Site, at: Date): string | null {
  const change = nextChange(Object.values(everything).flat(), at)
  writeFileSync(join(root, 'next-change.json'), `${JSON.stringify(change, null, 2)}\n`)
  return change.next
}
