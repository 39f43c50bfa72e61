import { activate, listReleases, presentRelease, recover } from '@proofsheet/engine/build/publish/releases'
import { refuse } from '@proofsheet/engine/commands/read-arguments'
import { describeReleases, describeRollback, planRollback } from '@proofsheet/engine/commands/rollback'
import { readRollbackOptions, rollbackUsage } from '@proofsheet/engine/commands/rollback-options'

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
