import { readMigrateOptions } from '@proofsheet/authoring/migrate/migrate-options'
import { describeMigration, formerSchema, planMigration } from '@proofsheet/authoring/migrate/plan-migration'
import { makeChanges } from '@proofsheet/authoring/rename/changes'
import { finishRename } from '@proofsheet/authoring/rename/journal'
import { createCache } from '@proofsheet/engine/base/cache/store'
import { Failure } from '@proofsheet/engine/base/failures/failure.mjs'
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
