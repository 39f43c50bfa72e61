import { type Browser, chromium, type LaunchOptions } from 'playwright/test'
import config, { fullBrowser } from './playwright.config'

/** Starts a browser that keeps pages for going back to them, as visitors have it: the headless shell can't. */
export function launchFullBrowser(launchOptions: LaunchOptions = config.use?.launchOptions ?? {}): Promise<Browser> {
  return chromium.launch({
    ...launchOptions,
    executablePath: fullBrowser,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}
