import { expect } from 'playwright/test'
import { accessibilityFaults } from '../../accessibility'
import { test } from '../own-page'
import { chunkOf, chunks, formal, island, notice, open } from './island-page'

const broken = "We're sorry, but something unexpected happened. Please try refreshing the page."

test.describe('an island that fails', () => {
  /** Replaces an island's code: fails until the page is repaired. */
  const breaking = (mended: string) =>
    `export const wake='use';export default function Broken(props){if(!window.isMended)throw new Error('Broken on purpose');return ${mended}}`

  test('shows an error in place, is logged, and Try Again renders it again', async ({ page }) => {
    const logged: string[] = []
    page.on('console', message => message.type() === 'error' && logged.push(message.text()))
    const loads = await open(page)
    await page.route(chunkOf('DictatedMail'), route =>
      route.fulfill({ contentType: 'text/javascript', body: breaking("'Mended'") }),
    )
    await formal(page).click({ force: true })
    await expect(island(page).getByRole('alert')).toContainText('Something went wrong')
    await expect(notice(page)).toContainText(broken)
    await expect(notice(page).getByRole('button')).toHaveText(['Refresh Page', 'Try Again'])
    expect(logged.some(line => line.includes('Broken on purpose'))).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await notice(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(notice(page)).toContainText('Something went wrong')
    await page.evaluate(() => void Object.assign(window, { isMended: true }))
    await notice(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(island(page)).toHaveText('Mended')
    expect(loads()).toBe(0)
  })

  test('is reloaded by Refresh Page', async ({ page }) => {
    const loads = await open(page)
    await page.route(
      chunkOf('DictatedMail'),
      route => route.fulfill({ contentType: 'text/javascript', body: breaking("''") }),
      { times: 1 },
    )
    await formal(page).click({ force: true })
    await notice(page).getByRole('button', { name: 'Refresh Page' }).click()
    await expect.poll(loads).toBe(1)
    await formal(page).click({ force: true })
    await expect(page.getByText(/^Dear Jonas/)).toBeVisible()
  })

  test('shows its server-rendered content again', async ({ page }) => {
    await page.route(chunkOf('ProductFilter'), route =>
      route.fulfill({ contentType: 'text/javascript', body: breaking('props.children') }),
    )
    await page.goto('/products/')
    await page.getByLabel('I want to').hover()
    await expect(notice(page)).toContainText('Something went wrong')
    await page.evaluate(() => void Object.assign(window, { isMended: true }))
    await notice(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(island(page, 'ProductFilter').locator('[id^=product-]')).toHaveCount(10)
  })

  test('moves the focus to its buttons when the focused element is gone', async ({ page }) => {
    await open(page)
    await page.route(chunkOf('DictatedMail'), route =>
      route.fulfill({ contentType: 'text/javascript', body: breaking("'Mended'") }),
    )
    await page.locator('x-island[name=DictatedMail] input[value=warm]').focus()
    await page.keyboard.press('ArrowRight')
    await expect(notice(page).getByRole('button', { name: 'Refresh Page' })).toBeFocused()
  })

  for (const scheme of ['light', 'dark'] as const)
    test(`shows an error without accessibility faults, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width: 320, height: 640 })
      await open(page)
      await page.route(chunks, route => route.abort())
      await formal(page).click({ force: true })
      await expect(notice(page)).toBeVisible()
      expect(await accessibilityFaults(page, '[role=alert]')).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
})
