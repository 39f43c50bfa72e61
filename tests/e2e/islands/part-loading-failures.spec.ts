import { expect, type Page } from 'playwright/test'
import { builtFrom, withImports } from '../../built-scripts'
import { test } from '../own-page'
import { chunkOf, chunks, countLoads, formal, island, notice, open } from './island-page'

const article = '/blog/team-ai-rollout-plan/'
const legal = '/privacy-policy/'
const partOf = (source: string) => `**/${builtFrom(`renderer/${source}`)}`

/** Every lazy script of a page but those of islands, with the action of a visitor that loads it. */
const parts: Record<string, { source: string; address: string; use: (page: Page) => Promise<unknown> }> = {
  motion: {
    source: 'site/islands/motion/start-motion.ts',
    address: '/products/vaja/',
    use: page => page.mouse.wheel(0, 400),
  },
  toasts: {
    source: 'site/islands/toasts/toaster.tsx',
    address: article,
    use: page => page.evaluate(() => document.dispatchEvent(new CustomEvent('toast', { detail: { text: 'Saved' } }))),
  },
  search: {
    source: 'search/browser/dialog.ts',
    address: legal,
    use: page => page.getByRole('button', { name: 'Search' }).click(),
  },
  copy: { source: 'site/shell/browser/copy-text.ts', address: article, use: async () => {} },
  vitals: {
    source: 'site/shell/measure/report-vitals.ts',
    address: legal,
    use: page => page.evaluate(() => void Object.assign(window, { onVital: () => {} })),
  },
}

for (const [name, { source, address, use }] of Object.entries(parts)) {
  test(`${name}: code that is not on the server is reported on the page, once`, async ({ page }) => {
    await page.route(partOf(source), route => route.fulfill({ status: 404, body: 'Gone' }))
    const loads = await open(page, address)
    await use(page)
    await expect(notice(page)).toHaveCount(1)
    await expect(notice(page)).toContainText('Application Update Required')
    expect(loads()).toBe(0)
    await notice(page).getByRole('button', { name: 'Refresh Page' }).click()
    await expect.poll(loads).toBe(1)
  })

  test(`${name}: code that does not come is reported after 120 seconds`, async ({ page }) => {
    await page.clock.install()
    await page.route(partOf(source), () => {})
    const asked = page.waitForRequest(partOf(source))
    await page.goto(address)
    await page.waitForFunction(() => 'onVital' in window)
    await use(page)
    await asked
    // The clock goes on by itself, so a slow machine is given 20 seconds.
    await page.clock.fastForward(100_000)
    await expect(notice(page)).toHaveCount(0)
    await page.clock.fastForward(21_000)
    await expect(notice(page)).toContainText('Application Update Required')
  })
}

test('a page whose scripts are all gone shows the screen as a page, and reads on after Escape', async ({ page }) => {
  const entry = withImports(builtFrom('renderer/+client.ts'))
  await page.route(chunks, route =>
    entry.some(file => route.request().url().endsWith(file))
      ? route.continue()
      : route.fulfill({ status: 404, body: 'Gone' }),
  )
  const screen = page.getByRole('dialog')
  await page.goto(article)
  await expect(screen).toContainText('Application Update Required')
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(await screen.boundingBox()).toMatchObject({ x: 0, y: 0, width, height })
  const loads = countLoads(page)
  await page.keyboard.press('Escape')
  await expect(screen).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loads()).toBe(0)
})

test('an error of a loader inside an island is a missing update too', async ({ page }) => {
  for (const [name, message] of [
    ['ChunkLoadError', 'It failed'],
    ['Error', 'Loading chunk 7 failed.'],
  ]) {
    await open(page)
    const body = `export const wake='use';export default function Broken(){throw Object.assign(new Error('${message}'),{name:'${name}'})}`
    await page.route(chunkOf('DictatedMail'), route => route.fulfill({ contentType: 'text/javascript', body }), {
      times: 1,
    })
    await formal(page).click({ force: true })
    await expect(island(page).getByRole('alert')).toContainText('Application Update Required')
  }
})

test('vitals are reported to a function that is set while the page is open', async ({ page }) => {
  await open(page, legal)
  const reported = page.waitForEvent('console', message => message.text() === 'vital FCP')
  await page.evaluate(() => {
    Object.assign(window, { onVital: ({ name }: { name: string }) => console.log('vital', name) })
  })
  await reported
})

test('without a connection a part that is missing is not reported', async ({ page, context }) => {
  await open(page, '/products/vaja/')
  await context.setOffline(true)
  await page.mouse.wheel(0, 400)
  await page.waitForTimeout(500)
  await expect(notice(page)).toHaveCount(0)
})
