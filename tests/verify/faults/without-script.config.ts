import { defineConfig } from 'playwright/test'
import config from '../../playwright.config'

const { launchOptions } = config.use ?? {}

/** Runs the browser tests without script, whatever a test sets: proof that they can fail. */
export default defineConfig({
  ...config,
  testDir: '../../e2e',
  outputDir: '../../../test-results/without-script',
  retries: 0,
  use: {
    ...config.use,
    actionTimeout: 5000,
    launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--blink-settings=scriptEnabled=false'] },
  },
  webServer: { ...config.webServer, cwd: '../../..' } as typeof config.webServer,
})
