// Runs before anything is known of the machine: plain JavaScript.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isWindows, run, stop } from './setup.mjs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** How system package managers install a browser, each tried where it exists. */
const packageManagers = [
  ['apt-get', ['install', '-y', '-qq', 'chromium'], ['update', '-qq']],
  ['dnf', ['install', '-y', '-q', 'chromium']],
  ['apk', ['add', '--quiet', 'chromium']],
  ['brew', ['install', '--quiet', '--cask', 'chromium']],
]

/**
 * The path of a Chromium for the tests: one that the machine has, from CHROME_PATH or the usual places, else
 * Playwright's own, else one from the system's package manager. Ends the process when there is none.
 */
export function ensureBrowser() {
  const present = found()
  if (present) return present
  console.log('No browser found: asking Playwright for one …')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000, shell: isWindows })
  const downloaded = found()
  if (downloaded) return downloaded
  for (const [manager, install, refresh] of packageManagers) {
    if (spawnSync(manager, ['--version'], { stdio: 'ignore' }).error) continue
    console.log(`Playwright has none to give: installing Chromium with ${manager} …`)
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    const prefix = process.getuid?.() === 0 || manager === 'brew' ? [] : ['sudo', '-n']
    const asRoot = args => run(...command([...prefix, manager, ...args]), quiet)
    if (refresh) asRoot(refresh)
    asRoot(install)
    const installed = found()
    if (installed) return installed
  }
  return stop('The tests need a browser: install Chromium or Chrome, or set CHROME_PATH to one.')
}

const command = ([program, ...args]) => [program, args]

function found() {
  const wished = process.env.CHROME_PATH
  if (wished && !existsSync(wished)) stop(`CHROME_PATH is ${wished}, and there is no such file.`)
  return [wished, ...usualPlaces, ownBrowser()].find(path => path && existsSync(path))
}

function ownBrowser() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath()
  } catch {
    return undefined
  }
}
