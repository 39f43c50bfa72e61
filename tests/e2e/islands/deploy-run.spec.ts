import { expect, type Page } from 'playwright/test'
import { test } from '../same-page'

async function opened(page: Page, reducedMotion: 'reduce' | 'no-preference' = 'no-preference') {
  await page.emulateMedia({ reducedMotion })
  await page.goto('/products/deployit/')
  return page.locator('.frame').first()
}

/** Records the texts that a screen reader is told of, from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = []
    Object.assign(window, { told })
    const region = document.querySelector('.minute [aria-live]')
    if (!region) throw new Error('There is no live region.')
    const tell = () => {
      const text = [...region.children].filter(each => each.ariaHidden !== 'true').map(each => each.textContent)
      if (text.length) told.push(text.join(''))
    }
    new MutationObserver(tell).observe(region, { childList: true, characterData: true, subtree: true })
  })
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told)

test('DeployIt runs its minute when its button is pressed, and the page is there at the end', async ({ page }) => {
  const figure = await opened(page)
  const phone = figure.locator('.live-page')
  const height = async () => (await figure.boundingBox())?.height
  const before = await height()
  // Nobody has deployed it yet.
  await expect(phone).toContainText('preview, not live yet')
  await expect(figure.locator('.minute')).toContainText('to be live in 20.1')
  await figure.getByRole('button', { name: 'Deploy' }).hover()
  await expect(page.locator('x-island[name=DeployTimeline][awake]').first()).toBeAttached()
  await listen(page)
  await figure.getByRole('button', { name: 'Deploy' }).click()
  // Steps that are ahead are empty, the seconds run, and nothing is on the phone.
  await expect(figure.locator('.dial .waits')).not.toHaveCount(0)
  await expect(figure.locator('.minute b')).toHaveText(/^\d+\ss$/)
  await expect(phone.getByText('Baked before six')).toBeHidden()
  await expect(phone).toContainText(/(Check|Build|Publish|Address), \d+\ss/)
  expect(await height()).toBe(before)
  await expect(phone.getByText('Baked before six')).toBeVisible()
  await expect(phone).toContainText('✓ live in this example')
  await expect(figure.locator('.dial .waits')).toHaveCount(0)
  expect(await told(page)).toEqual(['Run 1: live after 20.1\u00a0s 40\u00a0s to spare'])
})

test('code that was changed is not live before it is deployed; a run can be skipped, and an edit ends it', async ({
  page,
}) => {
  const figure = await opened(page)
  const phone = figure.locator('.live-page')
  await figure.getByLabel('Pasted code').fill('<h1>Late bar</h1><p>Open until two.</p>')
  await expect(phone).toContainText('preview, not live yet')
  await figure.getByRole('button', { name: 'Deploy' }).click()
  await figure.getByRole('button', { name: 'Skip' }).click()
  await expect(phone).toContainText('✓ live in this example')
  await expect(figure.getByRole('button', { name: 'Deploy' })).toBeFocused()
  await figure.getByRole('button', { name: 'Deploy' }).click()
  await figure.getByLabel('Pasted code').fill('<h1>Late bar</h1><p>Closed.</p>')
  await expect(phone).toContainText('preview, not live yet')
  await expect(phone.getByText('Closed.')).toBeVisible()
  await expect(figure.locator('.minute')).toContainText('to be live in')
})

test('one button does what comes next: a key is taken out, what is no page gives way to the sample', async ({
  page,
}) => {
  const figure = await opened(page)
  const next = figure.locator('button').filter({ visible: true })
  await expect(next).toHaveText('Deploy')
  await figure.getByText('Tip calculator').click()
  await expect(figure.locator('.minute')).toContainText('Held')
  await expect(next).toHaveText('Take out the key')
  await next.click()
  await expect(figure.locator('.live-page')).toContainText('preview, not live yet')
  await expect(next).toHaveText('Deploy')
  for (const text of ['make me a page about dogs', '']) {
    await figure.getByLabel('Pasted code').fill(text)
    await expect(figure.locator('.live-page')).toContainText('not live')
    await expect(next).toBeEnabled()
    await next.filter({ hasText: 'Use the sample' }).click()
    await expect(figure.locator('.live-page')).toContainText('Rye loaf')
  }
})

test('on a phone Deploy is right below six lines of code, in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const figure = await opened(page)
  const button = figure.getByRole('button', { name: 'Deploy' })
  const [field, below] = [await figure.locator('.code-field').boundingBox(), await button.boundingBox()]
  expect(field?.height).toBeGreaterThan(6 * 22)
  expect((below?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0)).toBeLessThan(24)
  await expect(button).toBeInViewport({ ratio: 1 })
})

test('with reduced motion the page is live at once, and a screen reader is told so', async ({ page }) => {
  const figure = await opened(page, 'reduce')
  await figure.getByLabel('Pasted code').fill('<h1>Late bar</h1>')
  await expect(figure.locator('.live-page')).toContainText('preview, not live yet')
  await listen(page)
  await page.evaluate(() => {
    Object.assign(window, { requestAnimationFrame: () => document.body.append('moved') })
  })
  await figure.getByRole('button', { name: 'Deploy' }).click()
  await expect(figure.locator('.live-page')).toContainText('✓ live in this example')
  expect((await told(page)).join()).toMatch(/^Run 1: live after [\d.]+\ss \d+\ss to spare$/)
  await expect(page.locator('body')).not.toContainText('moved')
})

test('the phone of DeployIt does not glare in the dark scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/products/deployit/')
  await expect(page.locator('.live-page').first()).toHaveCSS('filter', 'brightness(0.85)')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('.live-page').first()).toHaveCSS('filter', 'none')
})
