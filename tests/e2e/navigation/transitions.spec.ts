import { expect, type Page } from 'playwright/test'
import { launchFullBrowser } from '../../full-browser'
import { openTab } from '../../tab'
import { test } from '../own-page'

interface Seen {
  transitions: boolean[]
  durations: unknown[]
  restored: boolean[]
  violations: string[]
}

/** Records the events of a page up to its first rendering. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const seen: Seen = { transitions: [], durations: [], restored: [], violations: [] }
    Object.assign(window, { seen })
    addEventListener('pagereveal', ({ viewTransition }) => {
      seen.transitions.push(Boolean(viewTransition))
      viewTransition?.ready.then(() => {
        seen.durations = document.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration)
      })
    })
    addEventListener('pageshow', ({ persisted }) => seen.restored.push(persisted))
    document.addEventListener('securitypolicyviolation', event => seen.violations.push(event.violatedDirective))
  })
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

test('the next page fades in within 160 milliseconds', async ({ page }) => {
  await watch(page)
  await page.goto('/solution/')
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL(/privacy-policy/)
  await expect.poll(async () => (await seen(page)).durations.length).toBeGreaterThan(0)
  const { transitions, durations } = await seen(page)
  expect(transitions).toEqual([true])
  expect(new Set(durations)).toEqual(new Set([160]))
})

test('with reduced motion the next page appears without a transition', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' })
  await watch(page)
  await page.goto('/solution/')
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL(/privacy-policy/)
  await expect.poll(async () => (await seen(page)).transitions).toEqual([false])
})

test('the browser accepts the speculation rules under the policy', async ({ page }) => {
  await watch(page)
  for (const address of ['/', '/blog/', '/contactUs/']) {
    await page.goto(address)
    expect((await seen(page)).violations).toEqual([])
    const rules = await page.locator('script[type=speculationrules]').textContent()
    expect(JSON.parse(rules ?? '').prerender[0].eagerness).toBe('moderate')
  }
})

test('a page is prerendered when the pointer rests on its link', async ({ baseURL }) => {
  const tab = await openTab()
  try {
    await tab.open(`${baseURL}/products/vaja/`)
    await tab.point('nav[aria-label=Breadcrumb] li:nth-child(2) a')
    await expect(async () => {
      await tab.press()
      expect(await tab.read('location.pathname')).toBe('/products/')
      // A second press begins the visit again: a slow machine needs more time for the first.
    }).toPass({ intervals: [2000, 5000, 10_000, 20_000] })
    expect(await tab.read<number>('performance.getEntriesByType("navigation")[0].activationStart')).toBeGreaterThan(0)
  } finally {
    await tab.close()
  }
})

test('a page is restored from the back/forward cache, with and without a figure', async ({ baseURL }) => {
  const browser = await launchFullBrowser()
  const page = await browser.newPage({ baseURL })
  await watch(page)
  // Every page is restored in npm run verify.
  for (const address of ['/', '/products/vaja/', '/contactUs/']) {
    await page.goto(address)
    await page.mouse.wheel(0, 300)
    await page.goto('/refund-policy/')
    await page.goBack({ waitUntil: 'commit' })
    await expect.poll(async () => (await seen(page)).restored, address).toEqual([false, true])
  }
  await browser.close()
})

test('the tabs of the solutions link each other and mark the current one', async ({ page }) => {
  await page.goto('/solution/')
  const tabs = page.getByRole('navigation', { name: 'Solutions' }).getByRole('link')
  const current = page.getByRole('navigation', { name: 'Solutions' }).locator('[aria-current=page]')
  await expect(tabs.first()).toHaveText('All Solutions')
  for (const name of await tabs.allTextContents()) {
    await tabs.filter({ hasText: name }).focus()
    await page.keyboard.press('Enter')
    await expect(current).toHaveText(name)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

test('the URL of an article can be copied, by hand if the browser refuses', async ({ browser, baseURL }) => {
  const address = 'https://workings.example/blog/test-ai-vendor-claims/'
  const context = await browser.newContext({ baseURL, permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await page.goto('/blog/test-ai-vendor-claims/')
  const status = page.getByRole('list', { name: 'Share this article' }).getByRole('status')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(status).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByLabel('The address to copy')).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(address)
  await context.close()
})
