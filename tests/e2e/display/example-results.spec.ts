import { expect } from 'playwright/test'
import { test } from '../same-page'

test('DubLabs opens on a line that fits, in the first screen of a laptop, and English is no dub', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/dublabs/')
  const figure = page.locator('.frame').first()
  await expect(figure.getByText('✓ Fits the lips.')).toBeInViewport({ ratio: 1 })
  await expect(figure.getByLabel('Shortened')).toBeChecked()
  await expect(figure.locator('figcaption')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('group', { name: 'Language of the dub' }).getByRole('radio')).toHaveCount(5)
  // What a cold reader has to understand at once: the words of both languages, the lips, and whether they fit.
  await expect(figure.getByText('Reading limit')).toHaveCount(0)
  await expect(figure.getByText('cloned', { exact: true })).toHaveCount(0)
  await expect(figure.locator('.score > .score-words')).toHaveCount(2)
})

test('DubLabs names the phrase that is too fast in each language, shortened it fits, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/dublabs/')
  const figure = page.locator('.frame').first()
  const verdict = figure.locator('.dub-result > p')
  await expect(verdict).toHaveText(
    '✓ Fits the lips. In full, “Schließen Sie das Ventil vollständig” would be too long: 9 syllables for 6.',
  )
  const height = (await figure.boundingBox())?.height
  for (const language of await figure.getByRole('group', { name: 'Language of the dub' }).locator('label').all()) {
    await language.click()
    await expect(verdict).toContainText('✓ Fits the lips.')
    expect((await figure.boundingBox())?.height).toBe(height)
    await figure.getByLabel('In full').check()
    await expect(verdict).toHaveText(/^Too long for the lips\. “.*”: \d+ syllables for \d\./)
    await expect(figure.locator('.score-lips')).toContainText(/\d+ syllables for \d/)
    expect((await figure.boundingBox())?.height).toBe(height)
    await figure.getByLabel('Shortened').check()
  }
})

test('FlowBuilder does what its report advises, and no fault pushes the caption out of the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/flowbuilder/')
  const figure = page.locator('.frame').first()
  const caption = figure.locator('figcaption')
  const place = () => caption.evaluate(words => words.getBoundingClientRect().bottom)
  const before = await place()
  expect(before).toBeLessThanOrEqual(800)
  await figure.hover()
  await expect(page.locator('x-island[name=NodeGraph][awake]').first()).toBeAttached()
  await figure.getByRole('button', { name: 'Classify' }).first().press('ArrowRight')
  const advice = figure.getByRole('button', { name: 'Put Classify first' }).filter({ visible: true })
  await expect(advice).toBeVisible()
  expect(await place()).toBe(before)
  await advice.click()
  await expect(advice).toHaveCount(0)
  await expect(figure.getByLabel('Classify on')).toBeFocused()
  await expect(figure.getByText('A person decides')).toBeVisible()
})

test('the captions of DeployIt, Joblyn and ShubhAI are in the first window of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const product of ['deployit', 'joblyn', 'shubh']) {
    await page.goto(`/products/${product}/`)
    await expect(page.locator('.frame figcaption').first(), product).toBeInViewport({ ratio: 1 })
  }
})

test('in DraftEmail a greeting is shown as it was cut, the card keeps its height, and on phones the field is first', async ({
  page,
}) => {
  await page.goto('/products/draftemail/')
  const figure = page.locator('.frame').first()
  const height = async () => (await figure.boundingBox())?.height
  const before = await height()
  await figure.getByText('Your words', { exact: true }).click()
  const field = figure.getByLabel('The note in your words')
  await field.fill('hello')
  await expect(figure.locator('.cut-note')).toHaveText('hello')
  expect(await height()).toBe(before)
  await field.fill('')
  expect(await height()).toBe(before)
  await page.setViewportSize({ width: 360, height: 740 })
  const top = (of: typeof figure) => of.evaluate(one => one.getBoundingClientRect().top)
  expect(await top(field)).toBeLessThan(await top(figure.locator('.mail-text')))
})

test('the mark on a headline that falls out is whole: no part of it is beyond the sheet', async ({ page }) => {
  await page.goto('/products/coursetranslate/')
  await page.locator('.frame').getByText('In full', { exact: true }).click()
  const mark = page.locator('.course-slide > p:first-child > .is-over')
  await expect(mark).toHaveCSS('outline-offset', '-2px')
  await expect(mark).toHaveCSS('border-image-outset', '0')
})

test('the arrows that move a step of FlowBuilder leave the ends of its connections free', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/flowbuilder/')
  const figure = page.locator('.frame').first()
  const arrow = await figure.getByRole('button', { name: 'Move Classify later' }).boundingBox()
  const ends = await figure.locator('li > svg').last().boundingBox()
  expect((arrow?.y ?? 0) + (arrow?.height ?? 0)).toBeLessThanOrEqual(ends?.y ?? 0)
})
