import { count } from '../base/diagnostics/issue'
import { changedPages } from '../build/publish/difference'
import { firstDamage, readManifest } from '../build/publish/manifest'
import { listReleases, presentRelease, type ReleaseRecord, releaseFolder } from '../build/publish/releases'

/** The largest number of pages in a list. */
const maxListed = 8

/** The release to go back to, or why there is none. `isUnknown` where the release that was asked for isn't there. */
export type RollbackPlan = { target: ReleaseRecord } | { reason: string; isUnknown?: boolean }

/**
 * Finds the release to go back to: the one with the given number, or else the one that the present release replaced;
 * where both hold the same site, the last one that differs. Verifies every file of it by its manifest.
 */
export function planRollback(root: string, number?: number): RollbackPlan {
  const present = presentRelease(root)
  const releases = listReleases(root)
  if (number !== undefined && number === present?.number)
    return { reason: `Release ${number} is the present one already.` }
  const target =
    number === undefined ? lastBefore(root, present, releases) : releases.find(each => each.number === number)
  if (!target && number === undefined) return { reason: 'There is no other site before the present release.' }
  if (!target) return { reason: `There is no release ${number}.`, isUnknown: true }
  const damaged = firstDamage(releaseFolder(root, target.number))
  if (damaged === undefined) return { target }
  return { reason: `Release ${target.number} was changed since it was published: ${damaged}. Name another one.` }
}

function lastBefore(root: string, present: ReleaseRecord | undefined, releases: ReleaseRecord[]) {
  if (!present) return releases[0]
  const filesOf = ({ number }: ReleaseRecord) => JSON.stringify(readManifest(releaseFolder(root, number)))
  const published = filesOf(present)
  const isReplaced = ({ number }: ReleaseRecord) => number === present.previous
  return releases
    .filter(({ number }) => number < present.number)
    .sort((a, b) => Number(isReplaced(b)) - Number(isReplaced(a)))
    .find(each => filesOf(each) !== published)
}

/** The releases as a table: number, date, and how many pages differ from those of the present release. */
export function describeReleases(root: string): string {
  const present = presentRelease(root)
  const rows = listReleases(root).map(({ number, published }) => {
    const date = `${published.slice(0, 16).replace('T', ' ')} UTC`
    const changed = present && count(changedPages(root, number, present.number).length, 'changed page')
    return `${String(number).padStart(7)}  ${date}  ${number === present?.number ? 'present' : (changed ?? '')}`
  })
  return ['release  published', ...rows].map(row => row.trimEnd()).join('\n')
}

/** Says in text what going back to a release changes. */
export function describeRollback(root: string, { number }: ReleaseRecord, present: ReleaseRecord | undefined): string {
  if (!present) return `Release ${number} is published.`
  const changed = changedPages(root, number, present.number)
  const listed = changed.slice(0, maxListed).join(', ')
  const more = changed.length > maxListed ? ` and ${changed.length - maxListed} more` : ''
  const pages = changed.length > 0 ? `${count(changed.length, 'page')} changed: ${listed}${more}.` : 'No page changed.'
  return `Release ${number} is published in place of release ${present.number}. ${pages}`
}
