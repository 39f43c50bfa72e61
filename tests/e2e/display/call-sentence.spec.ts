import { expect } from 'playwright/test'
import { test as alone } from '../own-page'
import { test } from '../same-page'

// Its clock would stop the pages of the tests after it.
alone(
  'while a sentence is typed Vaja waits; it answers after a pause, at Enter, and when the field is left',
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/products/vaja/')
    const figure = page.locator('.frame').first()
    const typed = figure.locator('.own-words')
    const reply = figure.locator('.large-reply > p')
    await typed.click()
    await expect(page.locator('x-island[name=CallTranscript][awake]')).toBeAttached()
    await page.clock.pauseAt(Date.now() + 60_000)
    await typed.pressSequentially('When are you ')
    await page.clock.runFor(400)
    await typed.pressSequentially('open?')
    await page.clock.runFor(400)
    await expect(reply).toContainText('Done. $84')
    await page.clock.runFor(300)
    await expect(reply).toContainText('9 to 6 every day')
    await typed.fill('Is there a warranty?')
    await typed.press('Enter')
    await expect(reply).toContainText('Two years.')
    await expect(typed).toHaveValue('Is there a warranty?')
    await typed.fill('Where is my order?')
    await typed.blur()
    await expect(reply).toContainText('It came today')
  },
)

test('a refund that is allowed has a quiet mark in Vaja; at a handover the words that decide are underlined', async ({
  page,
}) => {
  await page.goto('/products/vaja/')
  const figure = page.locator('.frame').first()
  const remark = figure.locator('.large-reply > .remark')
  await expect(remark).toHaveClass(/passed/)
  await expect(figure.locator('mark')).toHaveCount(0)
  for (const [says, marked] of [
    ['I want my $150 back', 'That is more than I may refund.'],
    ['My package never arrived and I want a refund', 'Our record says it came today.'],
  ] as const) {
    await figure.locator('.own-words').fill(says)
    await expect(figure.locator('mark')).toHaveText(marked)
    await expect(remark).not.toHaveClass(/passed/)
  }
})

test('without words Vaja has no wait, no waveform and no tick', async ({ page }) => {
  await page.goto('/products/vaja/')
  const figure = page.locator('.frame').first()
  await figure.locator('.own-words').fill('')
  await expect(figure.locator('.large-reply')).toHaveText('I’m listening.')
  const wait = figure.locator('div:has(> .call-sound)')
  await expect(wait).toHaveCSS('opacity', '0')
  await expect(wait).toHaveJSProperty('inert', true)
})

test('the call of Vaja ends where a person takes it', async ({ page }) => {
  await page.goto('/products/vaja/')
  const figure = page.locator('.frame').first()
  await figure.locator('summary').click()
  await expect(figure.locator('details li')).toHaveCount(4)
  await figure.getByText('Unclear words').click()
  await expect(figure.locator('details li')).toHaveCount(2)
  await figure.getByLabel('Hand over below').fill('0.98')
  await expect(figure.locator('details li')).toHaveCount(1)
})

test('on a phone two lines of a sentence are seen in Vaja, and the rules follow the reply, which moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/vaja/')
  const figure = page.locator('.frame').first()
  const typed = figure.locator('.own-words')
  const top = () => figure.locator('.call-rules').evaluate(rules => rules.getBoundingClientRect().top + scrollY)
  const before = await top()
  for (const says of ['My package never arrived, I want a refund', 'I cut my hand', 'Where is my order?', '']) {
    await typed.fill(says)
    await typed.press('Enter')
    expect(await top(), says).toBe(before)
    expect(await typed.evaluate(field => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(0)
  }
  const reply = await figure.locator('.large-reply').boundingBox()
  expect(before - (reply?.y ?? 0) - (reply?.height ?? 0) - (await page.evaluate(() => scrollY))).toBeLessThan(60)
})

test('from each call that Vaja handed over, a line leads to what a person reads of it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/vaja/')
  const night = page.locator('.call-night')
  await night.scrollIntoViewIfNeeded()
  await expect(night.getByText('What your colleague reads')).toBeVisible()
  const calls = night.locator('.is-passed-on')
  await expect(calls).toHaveCount(2)
  for (const call of await calls.all()) {
    const time = await call.locator('b').textContent()
    const [above, below] = await Promise.all(
      [call, night.locator('.sheet > div').filter({ hasText: `The call of ${time}` })].map(part => part.boundingBox()),
    )
    expect(Math.abs((above?.x ?? 0) - (below?.x ?? 999)), time ?? '').toBeLessThan(1)
    expect(Math.abs((above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 999)), time ?? '').toBeLessThan(1)
  }
})
