import { relative, sep } from 'node:path'
import { createCache } from '@proofsheet/engine/base/cache/store'
import { ContentErrors } from '@proofsheet/engine/base/diagnostics/content-errors'
import { finishChanges } from '@proofsheet/engine/base/files/journal'
import { inFolder } from '@proofsheet/engine/commands/in-folder'
import { readArguments, UsageError } from '@proofsheet/engine/commands/read-arguments'
import { readContentPath } from '@proofsheet/engine/content/files/content-path'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { makeChanges } from '../changes'
import { describeRenaming, previewRenaming } from '../rename/describe-rename'
import { planRename } from '../rename/plan'

const usage = 'Usage: npm run rename -- <collection>/<name> <new name> [--dry-run]'

/** Runs `npm run rename`: renames a content file and changes the references to it. */
export async function runRename(site: SiteDefinition, args?: string[]): Promise<void> {
  const root = process.cwd()
  finishChanges(root)
  const { collection, oldSlug, newSlug, isDryRun } = readRenameOptions(Object.keys(site.collections), args)
  const plan = await planRename({ root, site, cache: createCache(root) }, collection, oldSlug, newSlug)
  if ('reason' in plan) {
    if (!plan.issues) throw new UsageError(plan.reason, usage)
    throw new ContentErrors(plan.issues, `${plan.reason} Nothing was changed.`)
  }
  if (!isDryRun) makeChanges(root, plan.changes)
  console.log(isDryRun ? previewRenaming(plan) : describeRenaming(plan))
}

/** The options of `npm run rename`. */
interface RenameOptions<Name extends string> {
  collection: Name
  /** The present and the new slug. */
  oldSlug: string
  newSlug: string
  /** Whether to show the changes without making them. */
  isDryRun: boolean
}

/**
 * Reads the command's options; the file may be given as a path. Throws a `UsageError` where they are invalid or the collection is unknown.
 */
export function readRenameOptions<Name extends string>(collections: Name[], args?: string[]): RenameOptions<Name> {
  const config = { args, allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } } as const
  const { positionals, values } = readArguments(config, usage)
  const [from = '', newSlug, ...more] = positionals
  // The file may be named from the current folder.
  const there = relative(process.cwd(), inFolder(from)).split(sep).join('/')
  const path = (/\.mdx?$/.test(there) ? there : from).replace(/^content\//, '').replace(/\.mdx?$/, '')
  const { collection: name, slug: oldSlug } = readContentPath(`content/${path}.mdx`) ?? {}
  if (!newSlug || more.length > 0 || !oldSlug) throw new UsageError('The file and its new name are needed.', usage)
  const collection = collections.find(each => each === name)
  if (!collection) throw new UsageError(`There is no collection "${name}".`, usage)
  return { collection, oldSlug, newSlug, isDryRun: values['dry-run'] ?? false }
}
