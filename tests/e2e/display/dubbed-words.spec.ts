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
  const dubbed = figure.locator('.dub-sentences [lang=de]').last()
  expect(await dubbed.evaluate(words => Number.parseFloat(getComputedStyle(words).fontSize))).toBeGreaterThanOrEqual(16)
  await expect(figure.locator('.dub-sentences [lang=en]').first()).toBeInViewport({ ratio: 1 })
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

test('in DubLabs the words that are too many in full stick out past the lips, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/dublabs/')
  const figure = page.locator('.frame').first()
  await figure.getByRole('radio', { name: 'Español' }).check()
  const right = async (parts: string) => {
    const edges = await figure.locator(parts).evaluateAll(all => all.map(one => one.getBoundingClientRect().right))
    return Math.max(...edges)
  }
  const [lips, words] = ['.score-lips line', '.score-words:last-child rect']
  const { height } = (await figure.boundingBox()) ?? {}
  expect(await right(words)).toBeLessThanOrEqual((await right(lips)) + 1)
  await figure.getByLabel('In full').check()
  expect(await right(words)).toBeGreaterThan((await right(lips)) + 100)
  expect(await right(words)).toBeLessThanOrEqual(await right('.score'))
  expect((await figure.boundingBox())?.height).toBe(height)
  // The playhead reaches the last of them.
  await figure.getByLabel('Moment').press('End')
  await expect(figure.getByLabel('Moment')).toHaveAttribute('aria-valuetext', /^5\.\d seconds/)
  await figure.getByLabel('Shortened').check()
  await expect(figure.getByLabel('Moment')).toHaveAttribute('aria-valuetext', /^4\.4 seconds/)
})

test('on phones a bar past the lips shows that the dub goes on, and its words are marked', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/dublabs/')
  const figure = page.locator('.frame').first()
  await expect(figure.locator('.score-lips rect')).toHaveCount(0)
  await figure.getByRole('radio', { name: 'Español' }).check()
  await figure.getByLabel('In full').check()
  await expect(figure.locator('.dub-sentences .is-late')).toHaveText(['completamente', 'luz', 'se', 'ponga', 'verde.'])
  const bars = figure.locator('.score-lips rect')
  await expect(bars).toHaveCount(2)
  for (const bar of await bars.all()) expect((await bar.boundingBox())?.width).toBeGreaterThan(20)
  // Two labels would lie over each other.
  await expect(figure.locator('.score-lips text').filter({ visible: true })).toHaveText('11 syllables for 6')
})

test('on phones the mouth is above the words that it says, in one screen with them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/dublabs/')
  const figure = page.locator('.frame').first()
  const mouth = await figure.locator('.score-note path').first().boundingBox()
  const filmed = await figure.locator('.dub-sentences [lang=en]').first().boundingBox()
  const dubbed = await figure.locator('.dub-sentences [lang=de]').first().boundingBox()
  expect((mouth?.y ?? 0) + (mouth?.height ?? 0)).toBeLessThan(filmed?.y ?? 0)
  expect((dubbed?.y ?? 0) - (mouth?.y ?? 0)).toBeLessThan(180)
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
    await expect(moment).toHaveAttribute('aria-valuetext', '1.1 seconds: completely, Ventil')
    await figure.getByText('green.', { exact: true }).filter({ visible: true }).last().click()
    await expect(moment).toHaveAttribute('aria-valuetext', /green/)
  })

test('on phones each phrase is right above its dub, in one line each', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/dublabs/')
  const figure = page.locator('.frame').first()
  await expect(figure.locator('.dub-sentences > p')).toHaveText([
    /^Filmed, English: Close the valve completely, $/,
    /^Dubbed, German: Schließen Sie das Ventil ganz $/,
    /then wait until the light turns green\. $/,
    /und warten Sie, bis das Licht grün wird\. $/,
  ])
  const lines = await figure
    .locator('.dub-sentences > p > [lang]')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect()).map(({ top, height }) => ({ top, height })))
  for (const { height } of lines) expect(height).toBeLessThan(30)
  expect((lines[3]?.top ?? 0) - (lines[2]?.top ?? 0)).toBeLessThan(30)
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
