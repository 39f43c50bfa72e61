import { expect } from 'playwright/test'
import { test } from '../own-page'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('from the home page to the price of a product', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^DraftEmail/ })
    .tap()
  await expect(page).toHaveURL(/\/products\/draftemail\/$/)
  await expect(page.getByRole('main').getByText('$97/month').first()).toBeInViewport()
})

test('from the home page to the training inquiry', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Menu', { exact: true }).tap()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Training' }).tap()
  await expect(page).toHaveURL(/\/training\/$/)
  const inquire = page.getByRole('button', { name: 'Inquire' })
  await inquire.scrollIntoViewIfNeeded()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Example')
  await page.getByLabel('Email address').fill('ada@workings.example')
  await expect(inquire).toBeEnabled()
})

test('from the home page to the contact page', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Menu', { exact: true }).tap()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).tap()
  await expect(page).toHaveURL(/\/contactUs\/$/)
  await expect(page.getByRole('link', { name: 'hello@workings.example' }).first()).toHaveAttribute('href', /^mailto:/)
})
