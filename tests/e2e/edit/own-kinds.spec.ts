import type { Page } from 'playwright/test'
import { expect, shareDevServer, test } from '../dev/dev-server'
import { card, openField, save, shareEditServer } from './edit-page'

const { editPage, read } = shareEditServer(shareDevServer())

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

test('an article: day, choice, yes or no, and a reference among the articles', async ({ page }) => {
  const file = 'blog/test-ai-vendor-claims.mdx'
  await editPage(page, '/blog/test-ai-vendor-claims/')
  await openField(page, /^Date /)
  await card(page).getByLabel('Date').fill('2025-04-09')
  await save(page)
  await expect(page.getByText('April 9, 2025').first()).toBeVisible()

  await openField(page, /^Featured /)
  await card(page).getByRole('checkbox').check()
  await save(page)
  expect(read(file)).toMatch(/^featured: true$/m)
  await undo(page).click()
  await expect.poll(() => read(file)).not.toMatch(/^featured:/m)

  await openField(page, /^Related posts /)
  await card(page)
    .getByRole('button', { name: /^Edit: team-ai/ })
    .click()
  const reference = card(page).getByRole('combobox')
  await reference.fill('no-such-article')
  await card(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card(page)).toContainText('Not saved.')
  await reference.fill('rehearse')
  await expect(card(page).locator('datalist option').first()).toBeAttached()
  const value = await card(page).locator('datalist option').first().getAttribute('value')
  await reference.fill(value ?? '')
  await save(page)
  expect(read(file)).toMatch(new RegExp(`^relatedPosts:\\n {2}- ${value}\\n`, 'm'))
})

test('a product: a picture is chosen and seen before it is saved', async ({ page }) => {
  await editPage(page, '/products/draftemail/')
  await openField(page, /^Thumbnail /)
  const picture = card(page).getByRole('combobox')
  await picture.fill('/media/vaja.webp')
  await expect(card(page).locator('img')).toBeVisible()
  await save(page)
  expect(read('products/draftemail.mdx')).toMatch(/^thumbnail: \/media\/vaja\.webp$/m)
})

test('the length of a title and its limit are said while it is typed', async ({ page }) => {
  await editPage(page, '/blog/team-ai-rollout-plan/')
  await page.locator('h1').click()
  const title = card(page).getByRole('textbox')
  await title.fill('')
  await title.pressSequentially('Words ')
  await expect(card(page)).toContainText('6 characters, at most 70')
  await title.fill('x'.repeat(71))
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await card(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card(page)).toContainText('Not saved.')
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a text of a list is edited where it is shown, in the file of its page', async ({ page }) => {
    const [file, words] = ['blog/team-ai-rollout-plan.mdx', 'Roll out AI to a team in eight weeks']
    const before = read(file)
    await editPage(page, '/blog/')
    const title = page.locator('main').getByText(words, { exact: true }).first()
    await title.evaluate(element => scrollTo(0, element.getBoundingClientRect().top + scrollY - 200))
    await title.tap()
    await expect(card(page).getByRole('textbox')).toHaveValue(words)
    await card(page).getByRole('textbox').fill('Roll out AI to a team in nine weeks')
    await save(page)
    await expect(page.locator('main').getByText('in nine weeks').first()).toBeVisible()
    expect(read(file)).toBe(before.replace(`title: ${words}`, 'title: Roll out AI to a team in nine weeks'))
    await undo(page).tap()
    await expect.poll(() => read(file)).toBe(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

  test('the home page: a field and a paragraph', async ({ page }) => {
    await editPage(page, '/')
    await page.locator('h1').tap()
    const title = card(page).getByRole('textbox')
    const words = await title.inputValue()
    await title.fill(`${words} now`)
    await save(page)
    await expect(page.locator('h1')).toContainText('now')
    await undo(page).tap()
    await expect(page.locator('h1')).not.toContainText('now')
  })
})
