import { relative, sep } from 'node:path'
import { inFolder } from '@proofsheet/engine/commands/in-folder'
import { readArguments, refuse } from '@proofsheet/engine/commands/read-arguments'
import { readContentPath } from '@proofsheet/engine/content/files/content-path'

/** The usage of `npm run rename`. */
export const renameUsage = 'Usage: npm run rename -- <collection>/<name> <new name> [--dry-run]'

/** The options of `npm run rename`. */
export interface RenameOptions<Name extends string> {
  collection: Name
  /** The present and the new slug. */
  oldSlug: string
  newSlug: string
  /** Whether to show the changes without making them. */
  isDryRun: boolean
}

/**
 * Reads the command's options; the file may be given as a path. Ends the process with exit code 2 where they are
 * invalid or the collection is unknown.
 */
export function readRenameOptions<Name extends string>(collections: Name[]): RenameOptions<Name> {
  const config = { allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } } as const
  const { positionals, values } = readArguments(config, renameUsage)
  const [from = '', newSlug, ...more] = positionals
  // The file may be named from the folder that one stands in.
  const there = relative(process.cwd(), inFolder(from)).split(sep).join('/')
  const path = (/\.mdx?$/.test(there) ? there : from).replace(/^content\//, '').replace(/\.mdx?$/, '')
  const { collection: name, slug: oldSlug } = readContentPath(`content/${path}.mdx`) ?? {}
  if (!newSlug || more.length > 0 || !oldSlug) return refuse('The file and its new name are needed.', renameUsage)
  const collection = collections.find(each => each === name)
  if (!collection) return refuse(`There is no collection "${name}".`, renameUsage)
  return { collection, oldSlug, newSlug, isDryRun: values['dry-run'] ?? false }
}
