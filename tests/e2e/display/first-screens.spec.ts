import { expect } from 'playwright/test'
import { test } from '../same-page'

test('DeployIt names what a page lacks, and has no tick for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/products/deployit/')
  const figure = page.locator('.frame').first()
  await figure.getByLabel('Pasted code').fill('<h1>Anna</h1><img src="/anna.jpg"><script src="app.js"></script>')
  await expect(figure.locator('.code-remark')).toContainText('2 files missing: anna.jpg, app.js.')
  await figure.getByRole('button', { name: 'Deploy' }).click()
  await expect(figure.locator('.live-page')).toContainText('live, 2 files missing')
  await expect(figure.locator('.live-page')).not.toContainText('✓')
  await figure.getByLabel('Pasted code').fill('export default function App() { return <Chart /> }')
  await expect(figure.locator('.live-page')).toContainText('Nothing imports Chart: the page would stay blank.')
  await figure.getByLabel('Pasted code').fill("document.body.append('Hi')")
  await expect(figure.locator('.live-page')).toContainText('This preview can’t run this code.')
  await expect(figure.locator('.live-page')).not.toContainText('✓')
  await figure.getByLabel('Pasted code').fill('loaf,6\nrolls,4')
  await expect(figure.locator('.live-page')).toContainText('There is no page in it. Ask your assistant for one')
  await figure.getByLabel('Pasted code').fill('<canvas></canvas>')
  await expect(figure.locator('.live-page')).toContainText('This preview can’t draw this page.')
})

test('PMCoach shows a reply in the first screen of a phone, and offers a new start after a choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/pmcoach/')
  await expect(page.getByText('Yes, we will fit it in.', { exact: true })).toBeInViewport({ ratio: 1 })
  const again = page.getByRole('button', { name: 'Start again' })
  await expect(again).toHaveCount(0)
  const turn = page.locator('.talk-turn').first()
  const place = await turn.evaluate(row => row.getBoundingClientRect().top + scrollY)
  await page.getByText('No. Scope was frozen last month.').click()
  await expect(again).toBeVisible()
  expect(await turn.evaluate(row => row.getBoundingClientRect().top + scrollY)).toBe(place)
})

test('in PMCoach the replies of the next turn are in the window after a choice', async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/products/pmcoach/')
    await page.getByText('No. Scope was frozen last month.').click()
    for (const reply of ['Then take it there.', 'Fine, we will add it.'])
      await expect(page.getByText(reply)).toBeInViewport({ ratio: 1 })
  }
})

test('the canvas is in the first screen of a phone, and so is the note of DraftEmail, with its email in one window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/draftemail/')
  const figure = page.locator('.frame').first()
  await expect(figure.locator('.slots')).toBeInViewport({ ratio: 1 })
  const said = (await figure.getByRole('group', { name: 'Note' }).boundingBox())?.y ?? 0
  const sign = await figure.locator('.mail-text > :last-child').boundingBox()
  expect((sign?.y ?? 999) + (sign?.height ?? 0) - said).toBeLessThanOrEqual(740)
  // What was kept free for longer emails is less than two lines.
  const mail = await figure.locator('.mail-text').boundingBox()
  expect((mail?.y ?? 999) + (mail?.height ?? 0) - (sign?.y ?? 0) - (sign?.height ?? 0)).toBeLessThan(56)
  await page.goto('/products/plan/')
  await expect(page.locator('.frame svg').first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Farms in the region')).toBeInViewport()
})

test('on phones the keyboard goes through DraftEmail and DeployIt as the eye does', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const product of ['draftemail', 'deployit']) {
    await page.goto(`/products/${product}/`)
    const controls = page
      .locator('.frame')
      .first()
      .locator('input:not([type=radio]), select, textarea, button, :checked')
    const seen = await controls.filter({ visible: true }).count()
    await controls.first().focus()
    const order: number[] = []
    for (let at = 0; at < seen; at++) {
      order.push(await page.evaluate(() => scrollY + (document.activeElement?.getBoundingClientRect().top ?? 0)))
      await page.keyboard.press('Tab')
    }
    // Controls of one line differ by their height alone.
    const back = order.filter((top, at) => top < (order[at - 1] ?? 0) - 30)
    // The first one that has the focus need not be the first by the eye, so one way back to it may be missing.
    expect(back, product).toEqual([])
  }
})

test('the highest limit of Vaja hands over what is shown, and says so beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/vaja/')
  const figure = page.locator('.frame').first()
  await figure.getByLabel('Hand over below').fill('0.98')
  await expect(figure.locator('.large-reply')).toContainText('I may have misheard.')
  await expect(figure.locator('.large-reply .remark')).toContainText('91% sure; 98% is needed.')
})

test('the ring around a slider of Vaja is whole, and its rules come before the whole call', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/vaja/')
  const slider = page.getByLabel('Refund at most')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  const ring = await slider.evaluate(input => {
    const { outlineOffset, outlineWidth } = getComputedStyle(input)
    return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
  })
  expect(ring).toBeLessThanOrEqual(0)
  const isBefore = await slider.evaluate(input =>
    Boolean(input.compareDocumentPosition(document.querySelector('.frame details') as Node) & 4),
  )
  expect(isBefore).toBe(true)
})

test('the error of a number in Plan is beside its question, above the canvas', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/plan/')
  await page.getByRole('button', { name: '6 Numbers' }).click()
  const first = page.locator('.frame input[inputmode]').first()
  await first.fill('many')
  const error = page.getByText('Write a number above zero.')
  const [box, canvas] = await Promise.all([error, page.locator('.canvas')].map(one => one.boundingBox()))
  expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(canvas?.y ?? 0)
  // Nothing is below it: at its corners and in its middle, it is what a click meets.
  const covered = await error.evaluate(words => {
    const { left, right, top, bottom } = words.getBoundingClientRect()
    return [left + 2, (left + right) / 2, right - 2].flatMap(x =>
      [...document.elementsFromPoint(x, (top + bottom) / 2)].filter(
        each => each.matches('button, input, label') && !each.contains(words),
      ),
    ).length
  })
  expect(covered).toBe(0)
  await expect(first).toHaveAccessibleDescription('Write a number above zero.')
})

test('Plan goes on to the next question in wide windows too, and a second pair of blocks can disagree', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/plan/')
  const figure = page.locator('.frame').first()
  await figure.getByRole('button', { name: '1 Customer' }).click()
  await figure.getByLabel('Retired couples').check()
  await expect(figure).toContainText('2 of 8 pairs disagree.')
  const second = figure.locator('.canvas').getByText('They disagree: they have $200 a month')
  await expect(second).toBeInViewport({ ratio: 1 })
  await figure.getByRole('button', { name: 'Next question' }).click()
  await expect(figure.getByText('Why would they stop shopping for dinner?')).toBeVisible()
})

test('a replay of FlowBuilder hides no remark', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/flowbuilder/')
  await page.getByRole('button', { name: 'Replay' }).click()
  const hidden = await page
    .locator('.frame td:has(.remark)')
    .first()
    .evaluate(cell => cell.getAnimations().length)
  expect(hidden).toBe(0)
})

test('the first screen of the prices has four of its rows, each whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/signup/')
  await expect(page.locator('h1')).toHaveText('Five start free. Two have a price.')
  const rows = page.locator('.price-rows > li')
  for (const index of [0, 1, 2, 3]) await expect(rows.nth(index)).toBeInViewport({ ratio: 1 })
})

for (const width of [320, 360])
  test(`each sentence of the title of the prices is a line in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/signup/')
    const lines = await page
      .locator('h1 > span')
      .evaluateAll(sentences => sentences.map(({ clientHeight }) => clientHeight))
    const size = await page.locator('h1').evaluate(title => Number.parseFloat(getComputedStyle(title).fontSize))
    expect(lines).toHaveLength(2)
    for (const height of lines) expect(height).toBeLessThan(1.5 * size)
  })

test('no word of a preview of an example is cut off by its sheet', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/', { waitUntil: 'networkidle' })
  const cut = await page.locator('.tool-strip .preview text').evaluateAll(words =>
    words
      .filter(word => {
        const [inner, outer] = [word.getBoundingClientRect(), word.closest('svg')?.getBoundingClientRect()]
        return inner.left < (outer?.left ?? 0) || inner.right > (outer?.right ?? 0)
      })
      .map(word => word.textContent),
  )
  expect(cut).toEqual([])
})
