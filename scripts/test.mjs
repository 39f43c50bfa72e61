// Runs every check that must pass before publishing, cheapest first. Stops at the first failure.
import { spawn } from 'node:child_process'
import { ensureBrowser } from '../tests/setup/browser.mjs'
import { pathWithServers } from '../tests/setup/servers.mjs'
import { installPackages, isWindows, root, showUsage } from './packages/install.mjs'

showUsage('Usage: npm test')
installPackages()
const env = { ...process.env, CHROME_PATH: ensureBrowser(), PATH: pathWithServers() }
const started = Date.now()

// A step with `after` runs beside those that follow that one, as it waits for disks and processes when they need processors.
// At a lower priority it waited for browsers at each of its requests, and was left alone at the end. What it prints is shown
// when it has ended.
const steps = [
  { name: 'Format and lint', script: 'lint' },
  { name: 'Types', script: 'types', after: 'lint' },
  { name: 'Content', script: 'check' },
  { name: 'Build', script: 'build' },
  { name: 'Tests of the built site', script: 'site-tests', after: 'build' },
  { name: 'Unit tests', script: 'unit' },
  { name: 'End-to-end tests', script: 'e2e' },
]

const results = []
const background = []
for (const step of steps.filter(({ after }) => !after)) {
  console.log(`\n── ${step.name}`)
  stopAt((await runStep(step).ended).isPassed ? [] : [step])
  stopAt(background.filter(({ result }) => result?.isPassed === false).map(show))
  for (const each of steps.filter(({ after }) => after === step.script)) {
    const running = { step: each, ...runStep(each, true) }
    running.ended.then(result => Object.assign(running, { result }))
    background.push(running)
  }
}
await Promise.all(background.map(({ ended }) => ended))
background.map(show)
stopAt(background.filter(({ result }) => !result.isPassed).map(({ step }) => step))
console.log(`\n${summarize(0)}\nThe slow checks are left to npm run verify: tests/README.md says what they prove.`)

/** Prints what a step in the background has printed; gives the step. */
function show({ step, result }) {
  console.log(`\n── ${step.name}\n${result.printed}`)
  return step
}

/** Ends everything when steps have failed. */
function stopAt(failed) {
  if (failed.length === 0) return
  for (const { child } of background) child.kill()
  const again = failed.map(({ script }) => `npm run ${script}`).join(', ')
  console.error(`\n${summarize(failed.length)}\nTo run what failed alone: ${again}`)
  process.exit(1)
}

/**
 * Starts a script of package.json: gives its process, and how it ended. One in the background gives what it prints.
 */
function runStep({ name, script }, isInBackground = false) {
  const started = Date.now()
  const stdio = isInBackground ? ['ignore', 'pipe', 'pipe'] : 'inherit'
  const child = spawn('npm', ['run', '--silent', script], { cwd: root, stdio, shell: isWindows, env })
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => printed.push(chunk))
  const ended = new Promise(resolve => {
    child.on('error', ({ message }) => resolve({ isPassed: false, printed: message }))
    child.on('close', status => resolve({ isPassed: status === 0, printed: `${Buffer.concat(printed)}` }))
  }).then(result => {
    const seconds = `${Math.round((Date.now() - started) / 1000)}`.padStart(4)
    results.push(`${result.isPassed ? 'passed' : 'failed'} ${seconds} s  ${name}`)
    return result
  })
  return { child, ended }
}

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
