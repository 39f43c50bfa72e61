import { describeMigration, formerSchema, planMigration } from '../renderer/engine/authoring/migrate/plan-migration'
import { makeChanges } from '../renderer/engine/authoring/rename/changes'
import { finishRename } from '../renderer/engine/authoring/rename/journal'
import { createCache } from '../renderer/engine/cache/store'
import { Failure } from '../renderer/engine/commands/failures/failure.mjs'
import { readMigrateOptions } from '../renderer/engine/commands/options/migrate-options'
import { site } from '../renderer/site/index'

const root = process.cwd()
finishRename(root)
const { from, isWriting } = readMigrateOptions()
const migration = await planMigration({ root, site, cache: createCache(root) }, readFormer())
if (isWriting && migration.changes.length > 0) makeChanges(root, migration.changes)
console.log(describeMigration(migration, isWriting && migration.changes.length > 0))

function readFormer() {
  try {
    return formerSchema(root, from)
  } catch (error) {
    throw new Failure((error as Error).message)
  }
}
