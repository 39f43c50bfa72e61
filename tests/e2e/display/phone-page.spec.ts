import { expect, type Page } from 'playwright/test'
import { test } from '../same-page'

async function pasted(page: Page, code: string) {
  await page.goto('/products/deployit/')
  const figure = page.locator('.frame').first()
  await figure.getByLabel('Pasted code').fill(code)
  await expect(page.locator('x-island[name=DeployTimeline][awake]').first()).toBeAttached()
  return figure
}

for (const width of [360, 800, 1280])
  test(`at ${width} px a long page scrolls in the phone of DeployIt, which keeps its frame`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const text = Array.from({ length: 60 }, (_, index) => `<p>Paragraph ${index + 1} of a long page.</p>`).join('\n')
    const figure = await pasted(page, `<h1>Long</h1>${text}`)
    const phone = figure.locator('.live-page')
    const [outer, sheet] = [await phone.boundingBox(), await figure.boundingBox()]
    expect(outer?.height).toBeLessThan(700)
    expect((outer?.y ?? 0) + (outer?.height ?? 0)).toBeLessThanOrEqual((sheet?.y ?? 0) + (sheet?.height ?? 0) + 1)
    const inner = phone.getByRole('group', { name: 'Its words' })
    await expect(inner).toContainText('Paragraph 60')
    await inner.focus()
    await page.keyboard.press('End')
    await expect.poll(() => inner.evaluate(one => one.scrollTop)).toBeGreaterThan(300)
    // A short page is no stop for the keyboard.
    await figure.getByLabel('Pasted code').fill('<h1>Short</h1>')
    await expect(inner).not.toHaveAttribute('tabindex')
  })

test('links are underlined on the phone, within a line and alone', async ({ page }) => {
  const figure = await pasted(page, '# Menu\n\nSoup today. [Order](https://shop.example/) by noon.')
  await expect(figure.locator('.live-page u')).toHaveText('Order')
  await figure.getByLabel('Pasted code').fill('<a href="/menu">Menu</a><p><a href="/map">Map</a> and hours</p>')
  await expect(figure.locator('.live-page .link')).toHaveCSS('text-decoration-line', 'underline')
  await expect(figure.locator('.live-page u')).toHaveText('Map')
  await expect(figure.locator('.live-page')).toContainText('Map and hours')
})

test('a key is remarked on once, and code for a server has one verdict', async ({ page }) => {
  const figure = await pasted(page, 'const password = "hunter2"')
  await expect(figure.getByRole('note')).toHaveCount(1)
  await expect(figure.getByRole('note')).toContainText('Line 1 seems to show the value of “password”.')
  await figure.getByLabel('Pasted code').fill('from flask import Flask\napp = Flask(__name__)')
  await expect(figure.locator('.live-page')).toContainText('not live')
  await expect(figure.locator('.live-page em')).toContainText('It needs a server.')
  await expect(figure.locator('.minute')).toContainText('Held')
  await expect(figure.getByText('✓')).toHaveCount(0)
})

test('on phones, the place from which a key was taken is in sight, below the header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const figure = await pasted(page, 'const a = 1\nconst password = "hunter2"\nrun(a)')
  await figure.locator('figcaption').scrollIntoViewIfNeeded()
  await figure.getByRole('button', { name: 'Take out the key' }).evaluate((button: HTMLElement) => {
    scrollBy(0, button.getBoundingClientRect().top - 100)
    button.click()
  })
  // What comes next is the same button.
  await expect(figure.getByRole('button', { name: 'Deploy' })).toBeVisible()
  await expect
    .poll(() => figure.locator('.code-field').evaluate(one => one.getBoundingClientRect().top))
    .toBeGreaterThan(0)
})
