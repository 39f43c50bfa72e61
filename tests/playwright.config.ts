import { existsSync } from 'node:fs'
import { defineConfig } from 'playwright/test'

const debian = '/usr/bin/chromium'

/** The browser as visitors have it. */
export const fullBrowser = [process.env.CHROME_PATH, debian, '/usr/bin/google-chrome'].find(
  path => path && existsSync(path),
)

/** Debian's Chromium without windows: half the processor time. It keeps no page for going back and prepares none ahead. */
const shell = `${debian}-headless-shell`
const browser = fullBrowser === debian && existsSync(shell) ? shell : fullBrowser

/** The address of the built site while the tests run. */
const port = Number(process.env.TEST_PORT ?? 4179)

/** Specs of the dev server and of edit mode, which use a small site. */
const served = /e2e[\\/]dev[\\/].*\.spec\.ts$/
const edited = /e2e[\\/]edit[\\/].*\.spec\.ts$/

/** Specs of a site with other settings, which is built once for all of them. */
const configured = /(posted-forms|contact-page|article-list|base-path|consent|display[\\/]blocks)\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  // Tests wait for two thirds of their time: six workers fill two processors.
  workers: 6,
  timeout: 120_000,
  // A machine may be half as fast as the one on which a test was written; only a test that fails waits this long.
  expect: { timeout: 20_000 },
  // A shared machine can stall a browser for seconds; a test that passes only the second time is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: browser,
      // A machine without a network or a sandbox of its own runs these tests too.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // First, because their files take longest. Each has one dev server, which is started once.
    { name: 'edit', testMatch: edited, workers: 1 },
    { name: 'dev', testMatch: served, workers: 1 },
    { name: 'build', testMatch: 'configured-site.setup.ts', teardown: 'remove' },
    { name: 'site', testIgnore: [served, edited, configured] },
    // Each worker starts a server and a browser: two are enough beside the other tests.
    { name: 'configured', testMatch: configured, dependencies: ['build'], workers: 2 },
    { name: 'remove', testMatch: 'configured-site.teardown.ts' },
  ],
  webServer: {
    command: 'npm run --silent preview',
    cwd: '..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
})
