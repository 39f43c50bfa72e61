// Plain JavaScript: `npm test` uses it before any TypeScript runs.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { run, stop } from '../../scripts/packages/install.mjs'

/** The usual paths of Chromium and Chrome on Linux, macOS and Windows. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const downloadLimitMs = 300_000

/**
 * Gives the path of a Chromium for the tests: from CHROME_PATH or `places`, else, for root on Debian, from the system's
 * packages, else downloaded by Playwright. Root on Debian gets the browser without windows too, which takes half the
 * processor time. Ends the process with one line when there is none; never asks for more rights.
 */
export function ensureBrowser(places = usualPlaces, debian = '/usr/bin/chromium') {
  const present = findBrowser(places)
  const isComplete = present && (present !== debian || existsSync(`${debian}-headless-shell`))
  if (isComplete || (present && !isRootOnDebian())) return present
  console.log(present ? 'Installing the browser without windows …' : 'No browser found: installing Chromium …')
  if (isRootOnDebian()) {
    const environment = { DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['update', '-qq'], environment)
    // Not every release has the shell, so it must not keep the browser out.
    for (const name of present ? ['chromium-headless-shell'] : ['chromium', 'chromium-headless-shell'])
      run('apt-get', ['install', '-y', '-qq', name], environment)
  }
  const installed = findBrowser(places)
  if (installed) return installed
  const shell = process.platform === 'win32'
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: downloadLimitMs, shell })
  const line = 'The tests need a browser: install Chromium or Chrome, or set CHROME_PATH to one.'
  return findBrowser(places) ?? stop(line)
}

const isRootOnDebian = () => process.getuid?.() === 0 && !spawnSync('apt-get', ['--version']).error

function findBrowser(places) {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH && !existsSync(CHROME_PATH)) stop(`CHROME_PATH is ${CHROME_PATH}, and there is no such file.`)
  const own = createRequire(import.meta.url)('playwright').chromium.executablePath()
  return [CHROME_PATH, ...places, own].find(path => path && existsSync(path))
}
