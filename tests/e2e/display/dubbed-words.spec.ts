import { expect } from 'playwright/test'
import { test } from '../same-page'

test('in DubLabs each word has room in its box, also the one that is heard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/dublabs/')
  const figure = page.locator('.frame').first()
  await figure.getByRole('radio', { name: 'Français' }).check()
  await figure.getByLabel('In full').check()
  const wider = () =>
    figure
      .locator('.score-words g:has(> rect)')
      .evaluateAll(words =>
        words
          .filter(
            word =>
              (word.lastElementChild?.getBoundingClientRect().width ?? 0) + 3 >
              (word.firstElementChild?.getBoundingClientRect().width ?? 0),
          )
          .map(word => word.textContent),
      )
  for (const moment of ['0.3', '0.9', '1.7', '3.6']) {
    await figure.getByLabel('Moment').fill(moment)
    expect(await wider()).toEqual([])
  }
})

test('on phones the lines of DubLabs are sentences large enough to read, and nothing moves below them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/dublabs/')
  const figure = page.locator('.frame').first()
  const dubbed = figure.locator('.dub-sentences [lang=de]')
  expect(await dubbed.evaluate(words => Number.parseFloat(getComputedStyle(words).fontSize))).toBeGreaterThanOrEqual(16)
  await expect(figure.locator('.dub-sentences [lang=en]')).toBeInViewport({ ratio: 1 })
  const places = () =>
    figure
      .locator('fieldset label, .score, .dub-result')
      .evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().top + scrollY)))
  for (const label of await figure.locator('fieldset label').all())
    expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await figure.getByLabel('Moment').fill('0.3')
  const before = await places()
  const width = await dubbed.evaluate(words => words.getClientRects()[0]?.width)
  await figure.getByLabel('Moment').fill('1.3')
  expect(await dubbed.evaluate(words => words.getClientRects()[0]?.width)).toBe(width)
  for (const language of ['Português', 'Français', 'Español', 'हिन्दी']) {
    await figure.getByRole('radio', { name: language }).check()
    for (const wording of ['In full', 'Shortened']) {
      await figure.getByLabel(wording).check()
      expect(await places(), `${language}, ${wording}`).toEqual(before)
    }
  }
})

for (const width of [1024, 1280])
  test(`in a window of ${width} px the words of DubLabs are at least 13 px high in every language`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/products/dublabs/')
    const figure = page.locator('.frame').first()
    await figure.getByLabel('In full').check()
    for (const language of await figure.getByRole('group', { name: 'Language of the dub' }).locator('label').all()) {
      await language.click()
      const sizes = await figure
        .locator('.score-words text, .dub-sentences [lang]')
        .evaluateAll(all => all.map(text => Number.parseFloat(getComputedStyle(text).fontSize)))
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13)
    }
  })

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const)
  test(`a word that is pressed is heard, in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/products/dublabs/')
    const figure = page.locator('.frame').first()
    const moment = figure.getByLabel('Moment')
    await figure.getByText('Ventil', { exact: true }).filter({ visible: true }).last().click()
    await expect(moment).toHaveAttribute('aria-valuetext', '0.2 seconds: Turn, Ventil')
    await figure.getByText('green.', { exact: true }).filter({ visible: true }).last().click()
    await expect(moment).toHaveAttribute('aria-valuetext', /green\./)
  })

test('on phones the mouth stays on the sheet, and a frame of the film is beside its sentence', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/dublabs/')
  const figure = page.locator('.frame').first()
  const sheet = await figure.locator('.frame-sheet').boundingBox()
  for (const moment of ['0', '4.4']) {
    await figure.getByLabel('Moment').fill(moment)
    const mouth = await figure.locator('.score-note path').first().boundingBox()
    expect(mouth?.x).toBeGreaterThanOrEqual(sheet?.x ?? 0)
    expect((mouth?.x ?? 0) + (mouth?.width ?? 0)).toBeLessThanOrEqual((sheet?.x ?? 0) + (sheet?.width ?? 0))
  }
  for (const scene of await page.locator('.is-film li').all())
    expect((await scene.boundingBox())?.height).toBeLessThan(200)
})
