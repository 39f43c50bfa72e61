import { expect } from 'playwright/test'
import { test } from '../same-page'

test('the counts of the ways through a talk stand where it branches', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/products/pmcoach/')
    const tree = await page.locator('svg.branches').boundingBox()
    const names = page.locator('.branches + .workings-parts > span')
    await expect(names).toHaveText(['3 after turn 1', '9 after turn 2', '27 ends'])
    for (const [index, name] of (await names.all()).entries()) {
      const box = await name.boundingBox()
      const end = (tree?.x ?? 0) + ((tree?.width ?? 0) * (index + 1)) / 3
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) - end), `${index} at ${width}`).toBeLessThan(3)
    }
  }
})

test('the number of the ways is that of its heading, and none of them is said to be the visitor’s', async ({
  page,
}) => {
  await page.goto('/products/pmcoach/')
  const row = page.locator('.workings > div').filter({ has: page.locator('.branches') })
  await expect(row.locator('.workings-value')).toHaveText('27')
  await expect(row).not.toContainText('you see there')
  await expect(row).toContainText('sample')
})

test('the sample notes have heads, no tick for a reply that annoyed, and the subjects are listed once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/pmcoach/')
  const table = page.locator('.is-talk .sample-sheet')
  for (const name of ['Turn', 'She says', 'You chose', 'What it did']) {
    const head = await table.getByText(name, { exact: true }).boundingBox()
    expect(head?.height, name).toBeGreaterThan(15)
    expect(
      await table
        .getByText(name, { exact: true })
        .evaluate(one => getComputedStyle(one.closest('thead') as Element).clipPath),
    ).toBe('none')
  }
  const row = table.locator('tr', { hasText: 'Annoyed her for one turn' })
  await expect(row).not.toHaveClass(/passed|pen/)
  expect((await page.locator('main').innerText()).match(/budget, delay, blame/g)).toHaveLength(1)
})

test('on a phone the three ways to say it are bubbles', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/pmcoach/')
  const said = page.locator('.versus.is-said [scope="row"]')
  for (const one of await said.all()) {
    await expect(one).toHaveCSS('border-top-left-radius', /^(1\d|2\d)/)
    await expect(one).toHaveCSS('border-top-width', '2px')
  }
})
