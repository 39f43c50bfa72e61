import { writeFileSync } from 'node:fs'
import { expect as expectSoon } from 'playwright/test'
import { expect, shareDevServer, test, wasReloaded } from './dev-server'

const { path, read, edit, open } = shareDevServer()

test('a saved text appears without losing scroll position and island state', async ({ page }) => {
  await open(page, '/products/draftemail/')
  const figure = page.locator('x-island[name="DictatedMail"]')
  const control = figure.locator('button[aria-pressed="false"], input[type=radio]:not(:checked)').first()
  await control.click()
  await expect(figure).toHaveAttribute('awake')
  const state = await figure.locator('>*').innerHTML()
  await page.evaluate('scrollTo(0, 1200)')

  edit(
    'products/draftemail.mdx',
    '## Some stay yours to write\n',
    '## Some stay yours to write\n\nA paragraph that is new.\n\nRead each draft twice.\n',
  )
  await expect(page.getByText('A paragraph that is new.')).toBeAttached()
  await expect(page.getByText('Read each draft twice.')).toBeAttached()
  expect(await page.evaluate('scrollY')).toBe(1200)
  expect(await figure.locator('>*').innerHTML()).toBe(state)
  await expect(figure).toHaveAttribute('awake')
  edit('products/draftemail.mdx', 'A paragraph that is new.\n\n', '')
  await expect(page.getByText('A paragraph that is new.')).toHaveCount(0)
  expect(await wasReloaded(page)).toBe(false)
})

test('an island that comes with an edit works', async ({ page }) => {
  await open(page, '/refund-policy/')
  edit('legal/refund-policy.mdx', '## Courses can', '<DictatedMail />\n\n## Courses can')
  const figure = page.locator('x-island[name="DictatedMail"]')
  // The code that hydrates islands is fetched with the first one.
  await expect(async () => {
    await figure.locator('button[aria-pressed="false"], input[type=radio]:not(:checked)').first().click()
    await expectSoon(figure).toHaveAttribute('awake')
  }).toPass()
  edit('legal/refund-policy.mdx', '<DictatedMail />\n\n', '')
  await expect(figure).toHaveCount(0)
  expect(await wasReloaded(page)).toBe(false)
})

test('a changed field is updated in menus and lists', async ({ page }) => {
  await open(page, '/products/')
  const before = read('products/vaja.mdx')
  edit('products/vaja.mdx', /^name: .*$/m, 'name: Vajana')
  await expect(page.locator('header').getByText('Vajana').first()).toBeAttached()
  await expect(page.locator('main').getByText('Vajana').first()).toBeAttached()
  writeFileSync(path('products/vaja.mdx'), before)
  await expect(page.getByText('Vajana')).toHaveCount(0)
  expect(await wasReloaded(page)).toBe(false)
})
