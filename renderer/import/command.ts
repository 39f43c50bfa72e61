import { existsSync } from 'node:fs'
import { createCache } from '@proofsheet/engine/base/cache/store'
import { progress } from '@proofsheet/engine/base/failures/progress'
import { finishChanges } from '@proofsheet/engine/base/files/journal'
import { inStartFolder } from '@proofsheet/engine/commands/in-folder'
import { readArguments, UsageError } from '@proofsheet/engine/commands/read-arguments'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { describeImport } from './describe-import'
import { planValidImport, writeImport } from './import-content'
import { findSources } from './source/find-sources'

const usage = 'Usage: npm run import -- <folder or file> <collection> [--pictures <folder>] [--dry-run] [--publish]'

/** Runs `npm run import`: writes foreign texts as files of a collection. */
export async function runImport(site: SiteDefinition, args?: string[]): Promise<void> {
  const root = process.cwd()
  finishChanges(root)
  const { path, collection, pictures, isDryRun, isPublished } = readOptions(Object.keys(site.collections), args)
  const definition = site.collections[collection]
  if (!definition) return
  const sources = findSources(path, collection, definition, pictures)
  const context = { root, site, cache: createCache(root) }
  const report = (done: number, total: number) => progress(`Text ${done} of ${total}`)
  const result = await planValidImport(context, sources, collection, !isPublished, report)
  progress('')
  if (!isDryRun) writeImport(root, result)
  console.log(describeImport(result, isDryRun))
  process.exitCode = result.failed.length > 0 ? 1 : 0
}

/** The options of `npm run import`. */
interface ImportOptions {
  /** The absolute path of the foreign folder or file. */
  path: string
  collection: string
  /** The absolute path of the folder that pictures may come from; without one it is the foreign folder. */
  pictures?: string
  /** Whether to write nothing. */
  isDryRun: boolean
  /** Whether files that need no examples are published instead of being drafts. */
  isPublished: boolean
}

/** Reads the command's options; a path counts from the folder one is in. Throws a `UsageError` where they are invalid. */
function readOptions(collections: string[], args?: string[]): ImportOptions {
  const options = {
    'dry-run': { type: 'boolean' },
    publish: { type: 'boolean' },
    pictures: { type: 'string' },
  } as const
  const { positionals, values } = readArguments({ args, allowPositionals: true, options }, usage)
  const [from, collection, ...more] = positionals
  if (!from || !collection || more.length > 0)
    throw new UsageError('A folder or file, and a collection, are needed.', usage)
  if (!collections.includes(collection))
    throw new UsageError(`There is no collection "${collection}". Those there are: ${collections.join(', ')}.`, usage)
  const path = inStartFolder(from)
  if (!existsSync(path)) throw new UsageError(`There is no ${from}.`, usage)
  const pictures = values.pictures === undefined ? undefined : inStartFolder(values.pictures)
  if (pictures !== undefined && !existsSync(pictures)) throw new UsageError(`There is no ${values.pictures}.`, usage)
  return { path, collection, pictures, isDryRun: values['dry-run'] ?? false, isPublished: values.publish ?? false }
}
