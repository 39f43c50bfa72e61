import type { Page } from 'playwright/test'
import { scriptOf } from '../../built-scripts'

export const mail = '/products/draftemail/'
export const island = (page: Page, name = 'DictatedMail') => page.locator(`x-island[name=${name}]`)
export const formal = (page: Page) => page.locator('x-island[name=DictatedMail] input[value=formal]')
export const notice = (page: Page) => page.getByRole('alert')
export const chunks = '**/assets/chunks/**'
export const chunkOf = (name: string) => `**/${scriptOf(name)}`

/** The number of reloads since then. */
export function countLoads(page: Page): () => number {
  let count = 0
  page.on('load', () => {
    count++
  })
  return () => count
}

export async function open(page: Page, address = mail): Promise<() => number> {
  await page.goto(address, { waitUntil: 'networkidle' })
  // On a busy machine the event comes after the last request.
  await page.waitForLoadState('load')
  return countLoads(page)
}

/** Holds back the code of an island; gives the function that lets it arrive. */
export async function holdCode(page: Page, name: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(chunkOf(name), async route => {
    await held
    await route.continue()
  })
  return release
}
