import { expect } from 'playwright/test'
import { test } from '../same-page'

const label = 'Your own line in English'
const line = 'Please wash your hands before you enter the kitchen.'

test('in DubLabs a line of one’s own has a bar for each language, as long as its dub beside the line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/dublabs/')
  const figure = page.locator('.frame').first()
  const { height } = (await figure.boundingBox()) ?? {}
  await figure.getByLabel(label).fill(line)
  await expect(figure.getByText('kitchen.')).toBeVisible()
  const rows = figure.getByRole('listitem')
  await expect(rows).toHaveText([
    /English\s*12 syllables/,
    /Spanish\s*16 syllables, 1 too many/,
    /German\s*13 syllables ✓/,
    /French\s*13 syllables ✓/,
    /Portuguese\s*15 syllables ✓/,
    /Hindi\s*16 syllables, 1 too many/,
  ])
  // A bar runs over the end of the lips by as much as its row says.
  const spans = await rows
    .nth(1)
    .locator('rect')
    .evaluateAll(parts => parts.map(part => part.getBoundingClientRect().width))
  expect((spans[1] ?? 0) / (spans[0] ?? 1)).toBeCloseTo(4 / 12, 2)
  // Words that are not the visitor's are neither seen nor read.
  await expect(figure.getByLabel('Moment')).toBeHidden()
  await expect(figure.getByText('Ventil').filter({ visible: true })).toHaveCount(0)
  expect((await figure.boundingBox())?.height).toBe(height)
  await expect(figure.locator('figcaption')).toBeInViewport({ ratio: 1 })
})

test('the verdict on a line of one’s own is about the chosen language, with its source', async ({ page }) => {
  await page.goto('/products/dublabs/')
  const figure = page.locator('.frame').first()
  const verdict = figure.locator('.dub-result > p')
  await figure.getByLabel(label).fill(line)
  await expect(verdict).toHaveText(
    '✓ Should fit the lips. About 13 syllables for your 12: in a long text, German has 10% more.',
  )
  await figure.getByText('Español').click()
  await expect(verdict).toContainText('Spanish: 1 syllable too many. About 16 syllables for your 12: in a long text')
  await figure.getByLabel(label).fill('I')
  await expect(figure.getByRole('listitem')).toHaveText(/English\s*1 syllable(?!s)/)
})

test('what can’t be estimated has neither a verdict nor bars', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/dublabs/')
  const figure = page.locator('.frame').first()
  const verdict = figure.locator('.dub-result > p')
  const { height } = (await figure.boundingBox()) ?? {}
  for (const [text, refusal, counted] of [
    ['👍', 'Too short to estimate.', '0 syllables'],
    ['CEO', 'Too short to estimate.', '3 syllables'],
    ['Bonjour à tous', 'Only English lines can be estimated.', '4 syllables'],
  ] as const) {
    await figure.getByLabel(label).fill(text)
    await expect(verdict).toContainText(refusal)
    await expect(verdict).not.toContainText('✓')
    await expect(figure.getByRole('listitem')).toHaveText([new RegExp(`English\\s*${counted}`)])
    expect((await figure.boundingBox())?.height).toBe(height)
  }
})

test('while a line of one’s own is shown, the wording of the sample can’t be chosen, and a button leads back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/dublabs/')
  const figure = page.locator('.frame').first()
  const own = figure.getByLabel(label)
  await own.fill(line)
  await expect(figure.getByRole('group', { name: 'Wording' })).toHaveCount(0)
  const place = () => own.evaluate(field => Math.round(field.getBoundingClientRect().top + scrollY))
  const before = await place()
  await figure.getByRole('button', { name: 'Back to the sample (only its wording can be chosen)' }).click()
  await expect(own).toHaveValue('')
  await expect(own).toBeFocused()
  expect(await place()).toBe(before)
  await expect(figure.getByRole('group', { name: 'Wording' })).toBeVisible()
})

for (const [width, height] of [
  [360, 740],
  [1024, 800],
] as const)
  test(`nothing moves for a long line of one’s own in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/products/dublabs/')
    const figure = page.locator('.frame').first()
    const tall = async () => (await figure.boundingBox())?.height
    const before = await tall()
    const own = figure.getByLabel(label)
    await own.fill('The delivery of every umbrella before Monday afternoon is the responsibility of you.')
    for (const language of await figure.getByRole('group', { name: 'Language of the dub' }).locator('label').all()) {
      await language.click()
      expect(await tall()).toBe(before)
    }
    for (const text of ['CEO', 'Bonjour à tous', 'Wait 45 seconds.', 'a'.repeat(90)]) {
      await own.fill(text)
      expect(await tall(), text).toBe(before)
    }
    expect(await figure.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })

test('the letters that are left are counted near the limit, which is said to screen readers', async ({ page }) => {
  await page.goto('/products/dublabs/')
  const figure = page.locator('.frame').first()
  const own = figure.getByLabel(label)
  await expect(own).toHaveAccessibleDescription('up to 90 letters')
  await own.fill('a'.repeat(79))
  await expect(own).toHaveAccessibleDescription('up to 90 letters')
  await own.fill('a'.repeat(82))
  await expect(own).toHaveAccessibleDescription('8 letters left')
  await expect(figure.getByRole('status')).toHaveText('8 letters left')
  await own.pressSequentially('aaaaaaaaa')
  await expect(figure.getByRole('status')).toHaveText('the limit is reached')
})

test('a number in digits is read as its words are', async ({ page }) => {
  await page.goto('/products/dublabs/')
  const figure = page.locator('.frame').first()
  for (const text of ['Wait 45 seconds before you go.', 'Wait forty-five seconds before you go.']) {
    await figure.getByLabel(label).fill(text)
    await expect(figure.getByRole('listitem').first()).toHaveText(/10 syllables/)
    await expect(figure.getByRole('listitem')).toHaveCount(6)
  }
})

test('what can’t be estimated says what to write instead', async ({ page }) => {
  await page.goto('/products/dublabs/')
  const figure = page.locator('.frame').first()
  await figure.getByLabel(label).fill('Stop.')
  await expect(figure.locator('.dub-result > p')).toContainText('Write a sentence of six syllables or more.')
  await figure.getByLabel(label).fill('Bonjour à tous les amis')
  await expect(figure.locator('.dub-result > p')).toContainText('write it in English')
})

for (const width of [360, 1280])
  test(`a line of one’s own has a mouth and a wave too, in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/products/dublabs/')
    const figure = page.locator('.frame').first()
    await figure.getByLabel(label).fill(line)
    const first = figure.getByRole('listitem').first()
    await expect(first.locator('svg svg path')).toHaveCount(3)
    const [mouth, row, sheet] = await Promise.all([
      first.locator('g path').first().boundingBox(),
      first.boundingBox(),
      figure.locator('.frame-sheet').boundingBox(),
    ])
    expect(mouth?.x).toBeGreaterThanOrEqual(sheet?.x ?? 0)
    expect((mouth?.y ?? 0) + (mouth?.height ?? 0)).toBeLessThan((row?.y ?? 0) + (row?.height ?? 0))
    const before = mouth?.x ?? 0
    await figure.getByText('kitchen.', { exact: true }).click()
    expect((await first.locator('g path').first().boundingBox())?.x).toBeGreaterThan(before + 50)
  })
