import { type Browser, chromium } from 'playwright/test'
import config, { fullBrowser } from './playwright.config'

/** Starts a browser that keeps pages for going back to them, as visitors have it: the headless shell can't. */
export function launchFullBrowser(): Promise<Browser> {
  return chromium.launch({
    ...config.use?.launchOptions,
    executablePath: fullBrowser,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}
