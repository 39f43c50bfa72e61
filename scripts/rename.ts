import { makeChanges } from '../renderer/engine/authoring/rename/changes'
import { describeRenaming, previewRenaming } from '../renderer/engine/authoring/rename/describe'
import { planRename } from '../renderer/engine/authoring/rename/plan'
import { refuse } from '../renderer/engine/commands/read-arguments'
import { readRenameOptions, renameUsage } from '../renderer/engine/commands/rename-options'
import { formatIssue } from '../renderer/engine/diagnostics/issue'
import { type CollectionName, collections } from '../renderer/site/collections'

const { collection, oldSlug, newSlug, isDryRun } = readRenameOptions(Object.keys(collections) as CollectionName[])
const plan = await planRename(process.cwd(), collection, oldSlug, newSlug)
if ('reason' in plan) {
  if (!plan.issues) refuse(plan.reason, renameUsage)
  console.error(`${plan.issues.map(formatIssue).join('\n\n')}\n\n${plan.reason} Nothing was changed.`)
  process.exit(1)
}
if (!isDryRun) makeChanges(process.cwd(), plan.changes)
console.log(isDryRun ? previewRenaming(plan) : describeRenaming(plan))
