import { existsSync } from 'node:fs'
import { Failure } from '@proofsheet/engine/base/failures/failure'
import { chromium } from 'playwright'

/** The usual paths of Chromium and Chrome on Linux, macOS and Windows, and where Playwright puts its own. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  chromium.executablePath(),
]

/** Gives the path of an installed Chromium: the wished one, or one of the usual. Throws a `Failure` where there is none. */
export function findBrowser(wished = process.env.CHROME_PATH, places = usualPlaces): string {
  if (wished && !existsSync(wished)) throw new Failure(`CHROME_PATH is ${wished}, and there is no such file.`)
  const found = wished || places.find(path => existsSync(path))
  if (found) return found
  throw new Failure(
    'Pictures need a browser. Install Chromium or Chrome, set CHROME_PATH to one, or run `npx playwright install chromium`; `--pictures 0` takes none.',
  )
}
