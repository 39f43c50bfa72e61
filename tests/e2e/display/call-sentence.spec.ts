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
  await figure.getByText('My order', { exact: true }).click()
  await expect(figure.locator('details li')).toHaveCount(4)
  await figure.getByLabel('Hand over below').fill('0.9')
  await expect(figure.locator('details li')).toHaveCount(3)
  await figure.getByText('Unclear words').click()
  await expect(figure.locator('details li')).toHaveCount(2)
})

test('on a phone two lines of a sentence are seen in Vaja, no reply moves what follows it, and all is in one window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/vaja/')
  const figure = page.locator('.frame').first()
  const typed = figure.locator('.own-words')
  const placeOf = (part: string) =>
    figure.locator(part).evaluate(each => {
      const { top, bottom } = each.getBoundingClientRect()
      return { top: top + scrollY, bottom: bottom + scrollY }
    })
  const [tries, rules] = [await placeOf('.call-tries'), await placeOf('.call-rules')]
  for (const says of [
    'My package never arrived, I want a refund',
    'I cut my hand',
    'My cord is broken',
    'Order?',
    '',
  ]) {
    await typed.fill(says)
    await typed.press('Enter')
    expect(await placeOf('.call-tries'), says).toEqual(tries)
    expect(await typed.evaluate(field => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(0)
  }
  // Samples and rules, the causes, are beside the reply; below the header, the window holds all of them.
  const reply = await placeOf('.large-reply')
  expect(tries.top - reply.bottom).toBeLessThan(24)
  expect((await placeOf('.call-rule:last-child input')).bottom - (await placeOf('.wait')).top).toBeLessThan(740 - 64)
  expect(rules.top).toBe(tries.bottom)
})

test('in a wide window the longest sentence is read whole in the field of Vaja', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/vaja/')
  const typed = page.locator('.own-words')
  await typed.fill('My blender came today and its jar is cracked, so I would like a new jar or my money back')
  expect(await typed.evaluate(field => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(0)
  expect((await typed.boundingBox())?.width).toBeGreaterThan(800)
})

test('the sample says what its call is about', async ({ page }) => {
  await page.goto('/products/vaja/')
  await expect(page.locator('.frame').first().getByText('An $84 blender, its jar cracked.')).toBeVisible()
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
