import { describeRenaming, previewRenaming } from '@proofsheet/authoring/rename/describe-rename'
import { planRename } from '@proofsheet/authoring/rename/plan'
import { readRenameOptions, renameUsage } from '@proofsheet/authoring/rename/rename-options'
import { createCache } from '@proofsheet/engine/base/cache/store'
import { formatIssue } from '@proofsheet/engine/base/diagnostics/issue'
import { makeChanges } from '@proofsheet/engine/base/files/changes'
import { finishChanges } from '@proofsheet/engine/base/files/journal'
import { refuse } from '@proofsheet/engine/commands/read-arguments'
import { site } from '../renderer/site/index'

const root = process.cwd()
finishChanges(root)
const { collection, oldSlug, newSlug, isDryRun } = readRenameOptions(Object.keys(site.collections))
const plan = await planRename({ root, site, cache: createCache(root) }, collection, oldSlug, newSlug)
if ('reason' in plan) {
  if (!plan.issues) refuse(plan.reason, renameUsage)
  console.error(`${plan.issues.map(formatIssue).join('\n\n')}\n\n${plan.reason} Nothing was changed.`)
  process.exit(1)
}
if (!isDryRun) makeChanges(root, plan.changes)
console.log(isDryRun ? previewRenaming(plan) : describeRenaming(plan))
