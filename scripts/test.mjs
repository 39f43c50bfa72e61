// Runs every check that must pass before publishing, cheapest first. Stops at the first failure.
import { ensureBrowser } from '../renderer/engine/commands/setup/browser.mjs'
import { pathWithServers } from '../renderer/engine/commands/setup/servers.mjs'
import { installPackages, run, showUsage } from '../renderer/engine/commands/setup/setup.mjs'

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

for (const [name, script] of steps) {
  console.log(`\n── ${name}`)
  if (run('npm', ['run', '--silent', script], environment)) continue
  console.error(`\n${name}: failed. To run this step alone: npm run ${script}`)
  process.exit(1)
}
console.log(`
All ${steps.length} steps passed in ${Math.round((Date.now() - started) / 1000)} s.
Left to npm run verify, which takes about half an hour: keyboard, reflow, motion and layout shift on every page, axe in
forced colors and at 768 px with everything used; hostile text in every field; builds with broken content, full disks
and kills; what screen readers say; Lighthouse, interaction times, load; licences and unused code.`)
