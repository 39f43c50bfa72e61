import { cpus } from 'node:os'
import { defineConfig } from 'playwright/test'
import config, { fullBrowser } from '../playwright.config'

/** The browser that visitors have. */
const use = { launchOptions: { ...config.use?.launchOptions, executablePath: fullBrowser } }

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
    // They wait for half of their time.
    { name: 'site', testIgnore: ['pages/**', 'speed/**'], fullyParallel: true, workers: 2, timeout: 0, use },
    // One at a time: nothing else uses the processors then.
    { name: 'measurements', testMatch: 'speed/*.spec.ts', fullyParallel: false, workers: 1, timeout: 0, use },
  ],
  webServer: { ...config.webServer, cwd: '../..' } as typeof config.webServer,
})
