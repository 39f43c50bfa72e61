import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readArguments, refuse } from '@proofsheet/engine/commands/read-arguments'

const usage = 'Usage: npm run import -- <folder or file> <collection> [--dry-run] [--publish]'

/** The options of `npm run import`. */
export interface ImportOptions {
  /** The absolute path of the foreign folder or file. */
  path: string
  collection: string
  /** Whether to write nothing. */
  isDryRun: boolean
  /** Whether files without examples in them are no drafts. */
  isPublished: boolean
}

/** Reads the command's options; a path counts from the folder one is in. Ends the process with exit code 2 where they are invalid. */
export function readImportOptions(collections: string[]): ImportOptions {
  const options = { 'dry-run': { type: 'boolean' }, publish: { type: 'boolean' } } as const
  const { positionals, values } = readArguments({ allowPositionals: true, options }, usage)
  const [from, collection, ...more] = positionals
  if (!from || !collection || more.length > 0) return refuse('A folder or file, and a collection, are needed.', usage)
  if (!collections.includes(collection))
    return refuse(`There is no collection "${collection}". Those there are: ${collections.join(', ')}.`, usage)
  const path = resolve(process.env.INIT_CWD ?? '.', from)
  if (!existsSync(path)) return refuse(`There is no ${from}.`, usage)
  return { path, collection, isDryRun: values['dry-run'] ?? false, isPublished: values.publish ?? false }
}
