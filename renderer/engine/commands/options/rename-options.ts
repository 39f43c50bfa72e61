import { readArguments, refuse } from './read-arguments'

/** How `npm run rename` is called. */
export const renameUsage = 'Usage: npm run rename -- <collection>/<name> <new name> [--dry-run]'

/** What `npm run rename` was called with. */
export interface RenameOptions<Name extends string> {
  collection: Name
  /** The name that the file has, and the one that it gets. */
  oldSlug: string
  newSlug: string
  /** Whether the changes are only shown. */
  isDryRun: boolean
}

/**
 * Reads what `npm run rename` was called with; the file may be given as its path. Ends the process with exit code 2 when
 * that can't be understood or `collections` has no such name.
 */
export function readRenameOptions<Name extends string>(collections: Name[]): RenameOptions<Name> {
  const config = { allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } } as const
  const { positionals, values } = readArguments(config, renameUsage)
  const [from = '', newSlug, ...more] = positionals
  const path = from.replace(/^content\//, '').replace(/\.mdx$/, '')
  const [name, oldSlug, ...deeper] = path.split('/')
  if (!newSlug || more.length > 0 || !oldSlug || deeper.length > 0)
    return refuse('The file and its new name are needed.', renameUsage)
  const collection = collections.find(each => each === name)
  if (!collection) return refuse(`There is no collection "${name}".`, renameUsage)
  return { collection, oldSlug, newSlug, isDryRun: values['dry-run'] ?? false }
}
