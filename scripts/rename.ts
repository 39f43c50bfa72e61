import { makeChanges } from '../renderer/engine/authoring/rename/changes'
import { describeRenaming, previewRenaming } from '../renderer/engine/authoring/rename/describe-rename'
import { finishRename } from '../renderer/engine/authoring/rename/journal'
import { planRename } from '../renderer/engine/authoring/rename/plan'
import { createCache } from '../renderer/engine/cache/store'
import { refuse } from '../renderer/engine/commands/options/read-arguments'
import { readRenameOptions, renameUsage } from '../renderer/engine/commands/options/rename-options'
import { formatIssue } from '../renderer/engine/diagnostics/issue'
import { site } from '../renderer/site/index'

const root = process.cwd()
finishRename(root)
const { collection, oldSlug, newSlug, isDryRun } = readRenameOptions(Object.keys(site.collections))
const plan = await planRename({ root, site, cache: createCache(root) }, collection, oldSlug, newSlug)
if ('reason' in plan) {
  if (!plan.issues) refuse(plan.reason, renameUsage)
  console.error(`${plan.issues.map(formatIssue).join('\n\n')}\n\n${plan.reason} Nothing was changed.`)
  process.exit(1)
}
if (!isDryRun) makeChanges(root, plan.changes)
console.log(isDryRun ? previewRenaming(plan) : describeRenaming(plan))
