import { readMigrateOptions } from '@proofsheet/authoring/migrate/migrate-options'
import { describeMigration, formerSchema, planMigration } from '@proofsheet/authoring/migrate/plan-migration'
import { createCache } from '@proofsheet/engine/base/cache/store'
import { Failure } from '@proofsheet/engine/base/failures/failure.mjs'
import { makeChanges } from '@proofsheet/engine/base/files/changes'
import { finishChanges } from '@proofsheet/engine/base/files/journal'
import { site } from '../renderer/site/index'

const root = process.cwd()
finishChanges(root)
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
