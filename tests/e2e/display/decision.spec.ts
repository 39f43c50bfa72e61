import { expect, type Locator } from 'playwright/test'
import { test } from '../same-page'

for (const width of [320, 360, 768, 1280])
  test(`the numbers of a decision show ten digits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/executive-ai-leadership/')
    for (const field of await page.locator('.decision input[type="number"]').all()) {
      await field.fill('1250000000')
      await field.focus()
      const { room, needed } = await field.evaluate(element => {
        const style = getComputedStyle(element)
        const written = document.createElement('span')
        for (const name of ['font-family', 'font-size', 'font-weight', 'font-variant-numeric', 'letter-spacing'])
          written.style.setProperty(name, style.getPropertyValue(name))
        written.style.position = 'absolute'
        written.textContent = '1250000000'
        document.body.append(written)
        const needed = written.getBoundingClientRect().width
        written.remove()
        // The arrows of a number field take up to 20 px.
        return { room: element.clientWidth - Number.parseFloat(style.paddingInlineStart) * 2 - 20, needed }
      })
      expect(room).toBeGreaterThanOrEqual(needed)
    }
  })

/** The text that an element names as its description, which screen readers read with it. */
const reasonOf = (field: Locator) =>
  field.evaluate(element => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '')

test('a number that can’t be is marked, with the reason, until it is right', async ({ page }) => {
  await page.goto('/executive-ai-leadership/')
  const right = page.getByLabel('% right')
  const all = page.getByLabel('letters a month')
  await right.fill('140')
  await expect(right).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(() => reasonOf(right)).toBe('At most 100% can be right.')
  await expect(right).toHaveCSS('border-top-width', '2px')
  await expect(all).not.toHaveAttribute('aria-invalid')
  await expect.poll(() => reasonOf(all)).toBe('')
  await all.fill('')
  await expect.poll(() => reasonOf(all)).toBe('At most 100% can be right. Fill in all three numbers.')
  await right.fill('90')
  await expect(right).not.toHaveAttribute('aria-invalid')
  await expect.poll(() => reasonOf(right)).toBe('')
  await expect(right).toHaveCSS('border-top-width', '1px')
})

test('a decision is printed with the last numbers that were right, and keeps what is written', async ({ page }) => {
  await page.goto('/executive-ai-leadership/')
  const decision = page.getByRole('figure', { name: 'The decision on one page' })
  const right = decision.getByLabel('% right')
  await right.fill('90')
  await right.fill('140')
  const shown = () =>
    decision
      .locator('[type="number"], output')
      .evaluateAll(parts => parts.map(part => (part as HTMLInputElement | HTMLOutputElement).value))
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await shown()).toEqual(['2000', '90', '15', '200 wrong, 50 hours a month'])
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await shown()).toEqual(['2000', '140', '15', 'At most 100% can be right.'])
  await expect(right).toHaveAttribute('aria-invalid', 'true')
})

test('a decision with a number that can’t be is not printed by its button, which leads to that number', async ({
  page,
}) => {
  await page.goto('/executive-ai-leadership/')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  const decision = page.getByRole('figure', { name: 'The decision on one page' })
  await decision.getByLabel('% right').fill('140')
  await decision.getByRole('button', { name: 'Print' }).click()
  await expect(decision.locator('span[role="status"]')).toHaveText('Not printed: its numbers are not right yet.')
  await expect(decision.getByLabel('% right')).toBeFocused()
  await expect(page.locator('body')).not.toHaveAttribute('data-printed')
  await decision.getByLabel('% right').fill('90')
  await decision.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
})
