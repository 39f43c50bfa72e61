import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Driver } from './driver'
import { startFirefox } from './firefox'
import { startWebKit } from './webkit'

/** A browser that is looked for by the names of its commands. */
interface Engine {
  name: string
  /** Starts it; gives the packages of Debian to install where something is missing. */
  start(): Promise<Driver> | string
}

/** The path of the first of these commands that is installed. */
function installed(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path))
}

/** The places of WebKitGTK's browser for tests. */
const miniBrowsers = ['x86_64', 'aarch64'].flatMap(processor =>
  ['4.1', '6.0'].map(version => `/usr/lib/${processor}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
)

/** The engines beside Chromium. */
export const engines: Engine[] = [
  {
    name: 'Firefox',
    start() {
      const program = installed('firefox-esr', 'firefox')
      return program ? startFirefox(program) : 'apt-get install firefox-esr'
    },
  },
  {
    name: 'WebKit',
    start() {
      const [driver, screen] = [installed('WebKitWebDriver'), installed('Xvfb')]
      const browser = miniBrowsers.find(path => existsSync(path))
      return driver && screen && browser ? startWebKit(driver, browser) : 'apt-get install webkit2gtk-driver xvfb'
    },
  },
]
