import { expect, type Page } from 'playwright/test'
import { test } from '../own-page'

/** Makes Trusted Types policies in the page; gives the names that the browser refused. */
const refused = (page: Page, names: string[]) =>
  page.evaluate(
    names =>
      names.filter(name => {
        try {
          window.trustedTypes?.createPolicy(name, { createScriptURL: url => url })
          return false
        } catch {
          return true
        }
      }),
    names,
  )

test('scripts make no Trusted Types policy but that of the search, which they need', async ({ page }) => {
  await page.goto('/')
  expect(await refused(page, ['default', 'other', 'Search'])).toEqual(['default', 'other', 'Search'])
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('textbox', { name: 'Search this site' }).fill('choghadiya')
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  // The search has made it, and it can be made once.
  expect(await refused(page, ['search'])).toEqual(['search'])
})

test('a page that has not opened the search could make its policy', async ({ page }) => {
  await page.goto('/faq/')
  expect(await refused(page, ['search'])).toEqual([])
})
