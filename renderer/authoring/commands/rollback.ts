import { createCache } from '@proofsheet/engine/base/cache/store'
import { compare, count } from '@proofsheet/engine/base/diagnostics/issue'
import { Failure } from '@proofsheet/engine/base/failures/failure'
import { firstDamage, readManifest } from '@proofsheet/engine/build/publish/manifest'
import {
  activate,
  listReleases,
  presentRelease,
  type ReleaseRecord,
  recover,
  releaseFolder,
} from '@proofsheet/engine/build/publish/releases'
import { readArguments, UsageError } from '@proofsheet/engine/commands/read-arguments'
import type { SiteDefinition } from '@proofsheet/engine/site'

const usage = 'Usage: npm run rollback -- [<release>] [--dry-run]'

/** The largest number of pages in a list. */
const maxListed = 8

/**
 * Runs `npm run rollback`: publishes a former release again. A machine without releases gets those of the store that
 * machines share, where there is one.
 */
export async function runRollback(site: SiteDefinition, args?: string[]): Promise<void> {
  const root = process.cwd()
  const { number, isDryRun } = readOptions(args)
  recover(root)
  if (listReleases(root).length === 0) {
    const store = (await site.sharedStore?.())?.({ root, cache: createCache(root) })
    if (store) console.log(`${await store.restoreReleases()}\n`)
  }
  if (listReleases(root).length === 0) throw new Failure('There is no release yet. Run: npm run build')
  console.log(`${describeReleases(root)}\n`)
  const plan = planRollback(root, number)
  if ('reason' in plan) {
    if (plan.isUnknown) throw new UsageError(plan.reason, usage)
    throw new Failure(`${plan.reason} Nothing was changed.`)
  }
  const text = describeRollback(root, plan.target, presentRelease(root))
  if (!isDryRun) activate(root, plan.target.number)
  console.log(
    isDryRun ? `Without --dry-run: ${text}` : `${text}\nThe next npm run build publishes the content as it is.`,
  )
}

/** The number of the release to go back to, if one is named, and whether to list the releases alone. */
function readOptions(args?: string[]): { number: number | undefined; isDryRun: boolean } {
  const config = { args, allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } } as const
  const { positionals, values } = readArguments(config, usage)
  const [number, ...more] = positionals
  if (more.length > 0) throw new UsageError('One release is enough.', usage)
  if (number !== undefined && !/^\d{1,9}$/.test(number))
    throw new UsageError(`${number} is not the number of a release.`, usage)
  return { number: number === undefined ? undefined : Number(number), isDryRun: values['dry-run'] ?? false }
}

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

/** The URLs of the pages that differ between two releases, or that only one of them has. */
function changedPages(root: string, one: number, other: number): string[] {
  const [ours, theirs] = [pageHashes(releaseFolder(root, one)), pageHashes(releaseFolder(root, other))]
  const urls = [...new Set([...ours.keys(), ...theirs.keys()])].sort(compare)
  return urls.filter(url => ours.get(url) !== theirs.get(url))
}

/** The hash of each page in a folder with a site and its manifest, by its URL. */
function pageHashes(folder: string): Map<string, string> {
  const pages = readManifest(folder).filter(({ path }) => path.endsWith('.html'))
  return new Map(pages.map(({ path, page = path, hash }) => [page, hash]))
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

/** Describes the changes of going back to a release. */
export function describeRollback(root: string, { number }: ReleaseRecord, present: ReleaseRecord | undefined): string {
  if (!present) return `Release ${number} is published.`
  const changed = changedPages(root, number, present.number)
  const listed = changed.slice(0, maxListed).join(', ')
  const more = changed.length > maxListed ? ` and ${changed.length - maxListed} more` : ''
  const pages = changed.length > 0 ? `${count(changed.length, 'page')} changed: ${listed}${more}.` : 'No page changed.'
  return `Release ${number} is published in place of release ${present.number}. ${pages}`
}
