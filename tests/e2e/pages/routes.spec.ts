import { expect } from 'playwright/test'
import { test } from '../same-page'

test('the Products menu shows the prices of the specification', async ({ page }) => {
  await page.goto('/faq/')
  const menu = page.locator('header .panel').first()
  await expect(menu.locator('a', { hasText: 'DraftEmail' })).toContainText('$97/month')
  await expect(menu.locator('a', { hasText: 'PMCoach' })).toContainText('$97/month (its page: $47)')
})

test('the description of DubLabs contains its price', async ({ page }) => {
  await page.goto('/products/dublabs/')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\$149\/month/)
})

test('every page but the home page has a footer and breadcrumbs', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('body > footer')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0)
  for (const path of ['/faq/', '/products/vaja/', '/enterprise/custom/']) {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Footer' }).getByRole('link')).toHaveText([
      'Terms of Service',
      'Privacy Policy',
      'Contact Us',
    ])
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first()).toHaveText('Home')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current=page]')).toHaveCount(1)
  }
})

test('an unknown path shows the home page with a notice and is not indexed', async ({ page }) => {
  const response = await page.goto('/no/such/page/')
  expect(response?.status()).toBe(404)
  const notice = page.getByRole('region', { name: 'Page not found' })
  await expect(notice.getByRole('status')).toContainText('not found')
  // Phones have no keys to press.
  await expect(notice).not.toContainText(/Ctrl|press/)
  await notice.getByRole('button', { name: 'Search for “no such page”' }).click()
  await expect(page.getByRole('dialog').locator('input')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(notice.getByRole('list', { name: 'Pages that most people look for' }).getByRole('link')).toHaveCount(6)
  await expect(page.locator('h1')).toHaveText('AI that shows its work.')
  // The title of the home page does not touch the ground of the notice.
  const [above, title] = await Promise.all([notice, page.locator('h1')].map(one => one.boundingBox()))
  expect((title?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(10)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
