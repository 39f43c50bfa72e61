// Runs every check that must pass before publishing, cheapest first. Stops at the first failure.
import { ensureBrowser } from '../tests/setup/browser.mjs'
import { pathWithServers } from '../tests/setup/servers.mjs'
import { installPackages, run, showUsage } from './packages/install.mjs'

showUsage('Usage: npm test')
installPackages()
const environment = { CHROME_PATH: ensureBrowser(), PATH: pathWithServers() }
const started = Date.now()

const steps = [
  ['Format and lint', 'lint'],
  ['Types', 'types'],
  ['Content', 'check'],
  ['Unit tests', 'unit'],
  ['Build', 'build'],
  ['Tests of the built site', 'site-tests'],
  ['End-to-end tests', 'e2e'],
]

const results = []
for (const [name, script] of steps) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const isPassed = run('npm', ['run', '--silent', script], environment)
  results.push(
    `${isPassed ? 'passed' : 'failed'} ${`${Math.round((Date.now() - started) / 1000)}`.padStart(4)} s  ${name}`,
  )
  if (isPassed) continue
  console.error(`\n${summarize(1)}\nTo run the failed step alone: npm run ${script}`)
  process.exit(1)
}
console.log(`\n${summarize(0)}\nThe slow checks are left to npm run verify: tests/README.md says what they prove.`)

/** The seconds of each step, and how many have passed and failed. */
function summarize(failed) {
  const left = steps.length - results.length
  const counts = [
    `${results.length - failed} steps passed`,
    `${failed} failed`,
    ...(left > 0 ? [`${left} not run`] : []),
  ]
  return [...results, `${counts.join(', ')}, ${Math.round((Date.now() - started) / 1000)} s`].join('\n')
}
