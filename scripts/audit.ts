import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readArguments } from '@proofsheet/engine/commands/read-arguments'
import { allowedAdvisories, allowedLicences, judge } from './audit/allowed'
import { advisoriesOf, type Finding, licencesOf, lockFiles } from './audit/findings'

readArguments({}, 'Usage: npm run audit')
const day = new Date().toISOString().slice(0, 10)
const root = process.cwd()

/** The advisories for a lock file, as npm gets them from the registry; or why it got none. */
function askRegistry(lock: string): Finding[] | string {
  const options = { cwd: join(root, dirname(lock)), encoding: 'utf8', shell: process.platform === 'win32' } as const
  const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], options)
  try {
    return advisoriesOf(stdout)
  } catch (error) {
    return `${lock}: vulnerabilities are unknown. ${(error as Error).message}`
  }
}

const answers = lockFiles.map(askRegistry)
const results = [
  judge(
    lockFiles.flatMap(file => licencesOf(JSON.parse(readFileSync(join(root, file), 'utf8')))),
    allowedLicences,
    day,
  ),
  judge(
    answers.flatMap(answer => (typeof answer === 'string' ? [] : answer)),
    allowedAdvisories,
    day,
  ),
]
const unknown = answers.filter(answer => typeof answer === 'string')
const problems = [...unknown, ...results.flatMap(each => each.problems)]
const allowed = results.flatMap(each => each.allowed)

for (const by of new Set(allowed.map(each => each.by))) {
  const names = [...new Set(allowed.filter(each => each.by === by).map(({ finding }) => finding.package))]
  console.log(`${by.id}, allowed until ${by.until} for ${names.length} packages: ${by.reason}\n  ${names.join(', ')}`)
}
for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? 'All packages are allowed.' : 'Decide in scripts/audit/allowed.ts, or update.')
process.exitCode = problems.length === 0 ? 0 : 1
