import { expect } from 'playwright/test'
import { test } from '../own-page'

test.use({ timezoneId: 'Asia/Kolkata' })

test('ShubhAI opens on today, and shows the present period', async ({ page }) => {
  await page.clock.setFixedTime('2026-06-10T06:30:00Z')
  await page.goto('/products/shubh/')
  const figure = page.locator('x-island[name="DayDial"]').first()
  const date = figure.getByLabel('Date')
  await expect(date).toHaveValue('2026-06-10')
  await expect(figure.getByText('It is 12:00 there now')).toBeVisible()
  await figure.getByText('All 16 periods').click()
  await expect(figure.getByRole('radio', { name: /, now$/ })).toBeChecked()
  await figure.getByRole('button', { name: 'Day after' }).click()
  await expect(figure.getByText('there now')).toHaveCount(0)
  await expect(figure.getByRole('radio', { name: /, now$/ })).toHaveCount(0)
  await figure.getByRole('button', { name: 'Today' }).click()
  await expect(date).toHaveValue('2026-06-10')
})

test('before sunrise the night of the day before goes on', async ({ page }) => {
  await page.clock.setFixedTime('2026-06-09T21:00:00Z')
  await page.goto('/products/shubh/')
  const figure = page.locator('x-island[name="DayDial"]').first()
  await expect(figure.getByLabel('Date')).toHaveValue('2026-06-09')
  await expect(figure.getByText('It is 02:30 there now')).toBeVisible()
})

test('a period is chosen anywhere in its row', async ({ page }) => {
  await page.goto('/products/shubh/')
  const figure = page.locator('x-island[name="DayDial"]').first()
  await figure.getByText('All 16 periods').click()
  const night = figure.getByRole('region', { name: 'Night' }).getByRole('listitem')
  await night.nth(3).getByText('–').click()
  await expect(night.nth(3).getByRole('radio')).toBeChecked()
  await night
    .nth(5)
    .getByText(/Good|Bad|Neutral/)
    .click()
  await expect(night.nth(5).getByRole('radio')).toBeChecked()
})

test('sunrise and sunset are on the sheet in a window of 360 px, clear of the ring', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.clock.setFixedTime('2026-11-27T06:30:00Z')
  await page.goto('/products/shubh/')
  const figure = page.locator('x-island[name="DayDial"]').first()
  const sheet = await figure.locator('.frame-sheet').boundingBox()
  for (const place of ['mumbai', 'nairobi', 'reykjavik']) {
    await figure.getByLabel('Place').selectOption(place)
    const ring = await figure.locator('svg a').evaluateAll(arcs => {
      const boxes = arcs.map(arc => arc.getBoundingClientRect())
      const [left, right] = [Math.min(...boxes.map(box => box.left)), Math.max(...boxes.map(box => box.right))]
      return {
        x: (left + right) / 2,
        y: Math.min(...boxes.map(box => box.top)) + (right - left) / 2,
        r: (right - left) / 2,
      }
    })
    const words = await figure
      .getByText(/^Sun(?:rise|set)$/)
      .evaluateAll(all => all.map(each => (each.parentElement as Element).getBoundingClientRect().toJSON() as DOMRect))
    expect(words).toHaveLength(2)
    for (const { left, right, bottom } of words) {
      expect(left).toBeGreaterThanOrEqual(sheet?.x ?? 0)
      expect(right).toBeLessThanOrEqual((sheet?.x ?? 0) + (sheet?.width ?? 0))
      const near = Math.abs(right - ring.x) < Math.abs(left - ring.x) ? right : left
      expect(Math.hypot(near - ring.x, bottom - ring.y)).toBeGreaterThan(ring.r)
    }
  }
})

test('a click on a period leaves no rectangle around its arc', async ({ page }) => {
  await page.goto('/products/shubh/')
  const arc = page.locator('x-island[name="DayDial"]').first().locator('svg a').nth(3)
  await arc.click()
  await expect(arc).toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('ShubhAI shows a sample day', async ({ page }) => {
    await page.goto('/products/shubh/')
    await expect(page.locator('x-island[name="DayDial"]').first().getByLabel('Date')).toHaveValue('2026-03-19')
  })
})

test('hours after the night’s middle are of the morning, and a day without periods has no legend', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-27T18:00:00Z')
  await page.goto('/products/shubh/')
  const figure = page.locator('x-island[name="DayDial"]').first()
  await expect(figure.getByText('there now')).toBeAttached()
  const legend = figure.locator('svg').getByText('Neutral', { exact: true })
  await expect(legend).toBeVisible()
  await figure.getByText('All 16 periods').click()
  const night = figure.getByRole('region', { name: 'Night' }).getByRole('radio')
  const said: string[] = []
  for (let at = 0; at < 8; at++) {
    await night.nth(at).check()
    said.push(...(await figure.getByText(/^Sign (by|from|after) /).allTextContents()))
  }
  expect(said.join(' ')).toContain('by 03:40 in the morning')
  expect(said.join(' ')).not.toMatch(/0[3-6]:\d\d tonight/)
  await figure.getByLabel('Place').selectOption('murmansk')
  await figure.getByLabel('Date').fill('2026-12-21')
  await expect(legend).toHaveCount(0)
})
