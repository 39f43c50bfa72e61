import type { Page } from 'playwright/test'

/** The loading screen, which covers the page while the next document loads. */
export const loadingScreen = (page: Page) => page.locator('#waiting > div')

/** Delays the requests for matching URLs until the test releases them. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const released = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(address, async route => {
    await released
    await route.continue().catch(() => {})
  })
  return letGo
}

/** The scripts that the page requests from now on, found by their content. */
export function watchScripts(page: Page) {
  const bodies: Promise<string>[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script') bodies.push(response.text().catch(() => ''))
  })
  return { hasPlayer: async () => (await Promise.all(bodies)).some(body => body.includes('loadAnimation')) }
}
