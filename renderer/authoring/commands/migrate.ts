import { existsSync } from 'node:fs'
import { createCache } from '@proofsheet/engine/base/cache/store'
import { Failure } from '@proofsheet/engine/base/failures/failure'
import { finishChanges } from '@proofsheet/engine/base/files/journal'
import { inStartFolder } from '@proofsheet/engine/commands/in-folder'
import { readArguments, UsageError } from '@proofsheet/engine/commands/read-arguments'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { makeChanges } from '../changes'
import { describeMigration, formerSchema, planMigration } from '../migrate/plan-migration'

const usage = 'Usage: npm run migrate -- [--from <file with the former schema>] [--write]'

/** Runs `npm run migrate`: shows or makes the edits that content needs after its types have changed. */
export async function runMigrate(site: SiteDefinition, args?: string[]): Promise<void> {
  const { from, isWriting } = readOptions(args)
  const root = process.cwd()
  finishChanges(root)
  const migration = await planMigration({ root, site, cache: createCache(root) }, readFormer(root, from))
  if (isWriting && migration.changes.length > 0) makeChanges(root, migration.changes)
  console.log(describeMigration(migration, isWriting && migration.changes.length > 0))
}

function readFormer(root: string, from: string | undefined) {
  try {
    return formerSchema(root, from)
  } catch (error) {
    throw new Failure((error as Error).message)
  }
}

/** The options of `npm run migrate`. */
interface MigrateOptions {
  /** The absolute path of a file with the former schema; without one it is that of the last commit. */
  from?: string
  /** Whether to write the changes. */
  isWriting: boolean
}

/** Reads the command's options. Throws a `UsageError` where they are invalid. */
function readOptions(args?: string[]): MigrateOptions {
  const { values } = readArguments({ args, options: { from: { type: 'string' }, write: { type: 'boolean' } } }, usage)
  const from = values.from === undefined ? undefined : inStartFolder(values.from)
  if (from !== undefined && !existsSync(from)) throw new UsageError(`There is no ${values.from}.`, usage)
  return { isWriting: values.write ?? false, from }
}
