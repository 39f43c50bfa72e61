import { cpus } from 'node:os'
import { defineConfig } from 'playwright/test'
import config, { fullBrowser } from '../playwright.config'

/** The slow checks of the built site. The report is dist/verify/index.html. */
export default defineConfig({
  ...config,
  testDir: '.',
  outputDir: '../../test-results/verify',
  retries: 0,
  reporter: [['list'], ['html', { outputFolder: '../../dist/verify', open: 'never' }]],
  captureGitInfo: { commit: true },
  metadata: { machine: `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}` },
  projects: [
    { name: 'pages', testMatch: 'pages/*.spec.ts', fullyParallel: true, timeout: 300_000 },
    // One check at a time, measurements last: nothing else uses the processors then. Their figures are those of the browser
    // that visitors have.
    {
      name: 'site',
      testIgnore: 'pages/**',
      fullyParallel: false,
      workers: 1,
      timeout: 0,
      use: { launchOptions: { ...config.use?.launchOptions, executablePath: fullBrowser } },
    },
  ],
  webServer: { ...config.webServer, cwd: '../..' } as typeof config.webServer,
})
