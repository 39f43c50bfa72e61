import { expect } from 'playwright/test'
import { launchFullBrowser } from '../../full-browser'
import { test } from '../same-page'

test.describe('on a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the Products panel opens on hover, lists ten products, closes on leaving', async ({ page }) => {
    await page.goto('/products/vaja/')
    const products = page.locator('header details', { hasText: 'Products' }).first()
    await products.locator('summary').hover()
    await expect(products).toHaveAttribute('open', '')
    await expect(products.locator('li')).toHaveCount(10)
    await page.mouse.move(640, 700)
    await expect(products).not.toHaveAttribute('open', '')
  })

  test('a panel opens on Enter and Space, closes on Escape and on leaving', async ({ page }) => {
    await page.goto('/products/vaja/')
    const panel = page.locator('header details', { hasText: 'Enterprise' }).last()
    const enterprise = page.locator('header .panel').nth(1).locator('xpath=..')
    const summary = enterprise.locator('summary')
    await expect(panel).toHaveCount(1)
    for (const key of ['Enter', 'Space']) {
      await summary.focus()
      await page.keyboard.press(key)
      await expect(enterprise).toHaveAttribute('open', '')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(enterprise).not.toHaveAttribute('open', '')
      await expect(summary).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(enterprise).not.toHaveAttribute('open', '')
  })

  test('a panel opened by hover closes on Escape or when another opens', async ({ page }) => {
    await page.goto('/products/vaja/')
    const [products, enterprise] = [page.locator('header details').first(), page.locator('header details').nth(1)]
    await products.locator('summary').hover()
    await expect(products).toHaveAttribute('open', '')
    await page.keyboard.press('Escape')
    await expect(products).not.toHaveAttribute('open', '')
    await products.locator('summary').click()
    await expect(products).toHaveAttribute('open', '')
    await enterprise.locator('summary').hover()
    await expect(enterprise).toHaveAttribute('open', '')
    await expect(products).not.toHaveAttribute('open', '')
  })

  test('a click on a panel that hover has opened leaves it open, the next one closes it', async ({ page }) => {
    await page.goto('/products/vaja/')
    const products = page.locator('header details').first()
    await products.locator('summary').hover()
    await expect(products).toHaveAttribute('open', '')
    await page.waitForTimeout(700)
    await products.locator('summary').click()
    await expect(products).toHaveAttribute('open', '')
    await products.locator('summary').click()
    await expect(products).not.toHaveAttribute('open', '')
  })

  test('a pointer that passes quickly over the header opens nothing', async ({ page }) => {
    await page.goto('/products/vaja/')
    const summary = page.locator('header details summary').first()
    const { x = 0, y = 0, width = 0 } = (await summary.boundingBox()) ?? {}
    await page.evaluate(() => {
      const seen: boolean[] = []
      Object.assign(window, { seen })
      for (const menu of document.querySelectorAll('header details'))
        menu.addEventListener('toggle', () => seen.push(true))
    })
    // Both at once: on a busy machine the answer to the first may take longer than a pointer that rests.
    await Promise.all([page.mouse.move(x + width / 2, y + 10), page.mouse.move(x + width / 2, 700)])
    await page.waitForTimeout(400)
    expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).toEqual([])
  })

  test('a pointer that moves slowly across the header opens nothing until it rests', async ({ page }) => {
    await page.goto('/products/vaja/')
    // In the page, so that a busy machine can't make a rest out of two moves.
    const opened = await page.evaluate(async () => {
      const menu = document.querySelector('header details:has(.panel)') as HTMLDetailsElement
      const send = (type: string) => menu.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }))
      const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
      send('pointerenter')
      for (let moves = 0; moves < 12; moves++) {
        await wait(40)
        send('pointermove')
      }
      const whileMoving = menu.open
      await wait(300)
      return [whileMoving, menu.open]
    })
    expect(opened).toEqual([false, true])
  })

  test('a panel that a click has closed stays closed under a pointer that moves', async ({ page }) => {
    await page.goto('/products/vaja/')
    const products = page.locator('header details').first()
    const { x = 0, y = 0 } = (await products.locator('summary').boundingBox()) ?? {}
    await products.locator('summary').hover()
    await expect(products).toHaveAttribute('open', '')
    await products.locator('summary').click()
    await products.locator('summary').click()
    await page.mouse.move(x + 20, y + 20, { steps: 4 })
    await page.waitForTimeout(400)
    await expect(products).not.toHaveAttribute('open', '')
  })

  test('following a link closes its panel, also on a page restored from cache', async ({ baseURL }) => {
    const browser = await launchFullBrowser()
    const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } })
    await page.goto('/products/vaja/')
    const products = page.locator('header details').first()
    await products.locator('summary').hover()
    await products.getByRole('link', { name: 'ShubhAI' }).click()
    await expect(page).toHaveURL(/shubh/)
    await page.mouse.move(640, 700)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/vaja/)
    await expect(products).not.toHaveAttribute('open', '')
    await browser.close()
  })

  test('the header stands on the ground of the stage, opaque, and leaves it after 50 px of scrolling', async ({
    page,
  }) => {
    await page.goto('/')
    const header = page.locator('#header')
    const ground = await page.locator('.stage').evaluate(stage => getComputedStyle(stage).backgroundColor)
    await expect(header).toHaveCSS('height', '64px')
    await expect(header).toHaveCSS('background-color', ground)
    await page.mouse.wheel(0, 40)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(40)
    await expect(header).toHaveCSS('background-color', ground)
    await page.mouse.wheel(0, 40)
    await expect(header).toHaveAttribute('data-scrolled', '')
    await expect(header).not.toHaveCSS('background-color', ground)
    expect(ground).not.toBe('rgba(0, 0, 0, 0)')
  })

  test('the first Tab focuses a link that skips the header', async ({ page }) => {
    await page.goto('/products/vaja/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
})
