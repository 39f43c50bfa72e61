import { chromium, expect } from 'playwright/test'
import { test } from '../own-page'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the menu opens, offers its six links, the ten products and more, and closes on Escape', async ({ page }) => {
    await page.goto('/products/vaja/')
    const menu = page.getByText('Menu', { exact: true })
    await menu.tap()
    const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link')
    await expect(links).toHaveText([
      ...['Home', 'Products', 'Enterprise', 'Training', 'About', 'Contact'],
      ...['Plan', 'DubLabs', 'DraftEmail', 'Joblyn', 'PMCoach', 'ShubhAI', 'Vaja.AI', 'CourseTranslate'],
      ...['DeployIt', 'FlowBuilder'],
      ...['Prices and trials', 'Live examples', 'Five levels', 'Security'],
    ])
    await expect(menu).toBeHidden()
    await expect(page.getByText('Close', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(links.first()).toBeHidden()
    await menu.tap()
    await links.nth(1).tap()
    await expect(page).toHaveURL(/\/products\/$/)
  })

  test('the menu has a search, and its label closes it', async ({ page }) => {
    await page.goto('/products/vaja/')
    await page.getByText('Menu', { exact: true }).tap()
    await page.getByText('Close', { exact: true }).tap()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
    await page.getByText('Menu', { exact: true }).tap()
    const search = page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Search' })
    await expect(search).toBeInViewport({ ratio: 1 })
    await search.tap()
    await expect(page.getByRole('dialog').locator('input')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('header summary', { hasText: 'Menu' })).toBeFocused()
    await expect(page.locator('main')).not.toHaveAttribute('inert')
  })

  test('the header has a way to the prices beside the menu', async ({ page }) => {
    await page.goto('/products/vaja/')
    await page.locator('header').getByRole('link', { name: 'Prices', exact: true }).tap()
    await expect(page).toHaveURL(/\/signup\/$/)
    await expect(page.locator(':is(.price-rows, .price-columns) > li')).toHaveCount(10)
  })

  test('an open menu makes the page behind it inert and does not trap the focus', async ({ page }) => {
    await page.goto('/products/vaja/')
    await page.locator('header summary', { hasText: 'Menu' }).focus()
    await page.keyboard.press('Enter')
    const reached = new Set<string>()
    for (let step = 0; step < 32; step++) {
      await page.keyboard.press('Tab')
      reached.add(
        await page.evaluate(() => {
          const { activeElement } = document
          return activeElement === document.body
            ? 'browser'
            : (activeElement?.closest('header, main')?.tagName ?? 'behind')
        }),
      )
    }
    expect(reached).toEqual(new Set(['HEADER', 'browser']))
    await page.keyboard.press('Escape')
    await page.getByText('Menu', { exact: true }).tap()
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(page.locator('main')).not.toHaveAttribute('inert')
    await page.mouse.wheel(0, 500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('the open menu causes no shift, and closes when the window becomes wide', async ({ launchOptions, baseURL }) => {
    // Scroll bars that take room, as on most desktops.
    const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
    const page = await browser.newPage({ baseURL, viewport: { width: 800, height: 740 } })
    await page.goto('/products/vaja/')
    const widths = () => page.evaluate(() => [document.body.clientWidth, document.querySelector('h1')?.offsetLeft])
    const before = await widths()
    expect(before[0]).toBeLessThan(800)
    await page.getByText('Menu', { exact: true }).click()
    await expect(page.locator('main')).toHaveAttribute('inert')
    expect(await widths()).toEqual(before)
    // In the wide window another menu is below the pointer, which would open it.
    await page.mouse.move(400, 600)
    await page.setViewportSize({ width: 1280, height: 740 })
    await expect(page.locator('main')).not.toHaveAttribute('inert')
    await expect(page.locator('header details[open]')).toHaveCount(0)
    await browser.close()
  })

  test('the menu opens without script', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL, viewport: { width: 360, height: 740 } })
    await page.goto('/products/vaja/')
    await page.getByText('Menu', { exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveCount(20)
  })
})
