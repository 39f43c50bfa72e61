import { refuse } from '../renderer/engine/commands/options/read-arguments'
import { readRollbackOptions, rollbackUsage } from '../renderer/engine/commands/options/rollback-options'
import { describeReleases, describeRollback, planRollback } from '../renderer/engine/commands/rollback'
import { activate, listReleases, presentRelease, recover } from '../renderer/engine/publish/releases'

const root = process.cwd()
const { number, isDryRun } = readRollbackOptions()
recover(root)
if (listReleases(root).length === 0) {
  console.error('There is no release yet. Run: npm run build')
  process.exit(1)
}
console.log(`${describeReleases(root)}\n`)
const plan = planRollback(root, number)
if ('reason' in plan) {
  if (plan.isUnknown) refuse(plan.reason, rollbackUsage)
  console.error(`${plan.reason} Nothing was changed.`)
  process.exit(1)
}
const text = describeRollback(root, plan.target, presentRelease(root))
if (!isDryRun) activate(root, plan.target.number)
console.log(isDryRun ? `Without --dry-run: ${text}` : `${text}\nThe next npm run build publishes the content as it is.`)
