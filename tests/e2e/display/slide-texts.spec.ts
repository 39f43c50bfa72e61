import type { Locator } from 'playwright/test'
import { expect } from 'playwright/test'
import sharp from 'sharp'
import { test } from '../same-page'

test('CourseTranslate opens on German that falls out of its boxes, and one press gives every text room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/coursetranslate/')
  const figure = page.locator('.frame').first()
  await expect(figure.locator('.is-over')).toHaveCount(5)
  await expect(figure).toContainText('5 of 8 texts fall out of their box. The widest: +73%.')
  await expect(figure.locator('figcaption')).toBeInViewport({ ratio: 1 })
  const height = () => figure.locator('.course-slide').evaluate(slide => slide.clientHeight)
  const before = await height()
  await figure.getByText('Shortened', { exact: true }).click()
  await expect(figure.locator('.is-over')).toHaveCount(0)
  await expect(figure).toContainText('✓ Every text has room. 5 took a shorter wording.')
  expect(await height()).toBe(before)
  const beyond = figure
    .locator('.out small')
    .evaluateAll(lines =>
      lines.filter(
        line => line.getBoundingClientRect().right > (line.parentElement?.getBoundingClientRect().right ?? 0),
      ),
    )
  expect(await beyond).toEqual([])
})

test('CourseTranslate has a second slide with a table, whose headings are translated and whose numbers stay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/coursetranslate/')
  const figure = page.locator('.frame').first()
  const slide = figure.locator('.course-slide')
  const before = await slide.boundingBox()
  await figure.getByLabel('Slide 1').focus()
  await page.keyboard.press('ArrowRight')
  await expect(figure.getByLabel('Slide 2')).toBeChecked()
  await expect(slide.getByRole('columnheader', { name: 'bestand' })).toBeVisible()
  await expect(slide.getByRole('row', { name: 'A-12' })).toContainText('14 d700')
  await expect(figure).toContainText('4 of 7 texts fall out of their box. The widest: +80%.')
  expect(Math.abs(((await slide.boundingBox())?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(1)
  await figure.getByText('Shortened', { exact: true }).click()
  await expect(figure).toContainText('✓ Every text has room. 4 took a shorter wording.')
  expect(Math.abs(((await slide.boundingBox())?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(1)
  await figure.getByLabel('Translated to').selectOption('fr')
  await expect(slide.getByRole('columnheader', { name: 'Point de commande' })).toBeVisible()
})

test('a former wording that is wider than its line is in two even lines, the second below the first', async ({
  page,
}) => {
  for (const width of [360, 700]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/products/coursetranslate/')
    await page.locator('.frame').first().getByText('Shortened', { exact: true }).click()
    const lines = await page
      .locator('.course-slide s')
      .evaluateAll(all => all.map(one => [...one.getClientRects()].map(({ left, width }) => ({ left, width }))))
    expect(lines).toHaveLength(5)
    for (const [first, second, ...more] of lines) {
      expect(more).toEqual([])
      if (!first || !second) continue
      expect(Math.abs(first.left - second.left)).toBeLessThan(4)
      expect(Math.min(first.width, second.width) / Math.max(first.width, second.width)).toBeGreaterThan(0.6)
    }
  }
})

test('CourseTranslate compares nothing with English while it shows English', async ({ page }) => {
  await page.goto('/products/coursetranslate/')
  const figure = page.locator('.frame').first()
  await expect(figure.getByText('Keep “Lead time” in English')).toBeVisible()
  await figure.getByText('English', { exact: true }).click()
  await expect(figure).toContainText('Safety stock covers late deliveries')
  for (const text of ['Keep “Lead time” in English', 'width against English', '✓ Every text has room.'])
    await expect(figure.getByText(text)).toBeHidden()
  await figure.getByLabel('Translated to').selectOption('Français')
  await expect(figure.getByLabel('In full')).toBeChecked()
  await expect(figure.getByText('Keep “Lead time” in English')).toBeVisible()
})

/** The rows within the boxes that are drawn wider than the box, or have room for the next word too. */
const wrongRows = (texts: Locator) =>
  texts.evaluateAll(all =>
    all.flatMap(text => {
      const box = text.querySelector('.box')
      const row = box?.querySelector('span')
      if (!box || !row) return []
      const { paddingLeft } = getComputedStyle(box)
      const room = box.clientWidth - 2 * Number.parseFloat(paddingLeft)
      row.style.cssText = 'display: inline-block; white-space: nowrap'
      const width = row.offsetWidth
      const [next = ''] = (text.querySelector('mark')?.textContent ?? '').split(/[ \u200b]/)
      const gap = text.closest('[lang]')?.getAttribute('lang') === 'ja' ? '' : ' '
      row.append(gap + next)
      const isWrong = width > room || (next !== '' && row.offsetWidth <= room)
      row.lastChild?.remove()
      row.style.cssText = ''
      return isWrong ? [row.textContent] : []
    }),
  )

for (const width of [360, 1280])
  test(`CourseTranslate breaks a text where its box ends, as drawn ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/products/coursetranslate/', { waitUntil: 'networkidle' })
    const figure = page.locator('.frame').first()
    for (const slide of ['Slide 1', 'Slide 2'])
      for (const language of ['es', 'de', 'fr', 'pt', 'ja'])
        for (const wording of ['In full', 'Shortened']) {
          await figure.getByText(slide, { exact: true }).click()
          await figure.getByLabel('Translated to').selectOption(language)
          await figure.getByText(wording, { exact: true }).click()
          await page.evaluate(() => document.fonts.ready)
          expect(
            await wrongRows(figure.locator('.course-slide > :is(p, ul > li)')),
            `${slide} ${language} ${wording}`,
          ).toEqual([])
        }
  })

test('a corrected slide is as high as its source, and their caption is not left far below', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/coursetranslate/')
  const pair = page.locator('.slide-pair')
  const heights = await pair.locator('.printed-slide').evaluateAll(slides => slides.map(slide => slide.clientHeight))
  expect(heights[0]).toBe(heights[1])
  const [voice, caption] = await Promise.all([
    pair.locator('q').first().boundingBox(),
    pair.locator('figcaption').boundingBox(),
  ])
  expect((caption?.y ?? 999) - (voice?.y ?? 0) - (voice?.height ?? 0)).toBeLessThan(80)
})

test('the boxes of a slide have an edge that is seen, in the dark scheme too', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/products/coursetranslate/')
    const { x = 0, y = 0, height = 0 } = (await page.locator('.course-slide li .box').first().boundingBox()) ?? {}
    const clip = { x: Math.floor(x) - 4, y: Math.floor(y + height / 2), width: 8, height: 1 }
    const row = await sharp(await page.screenshot({ clip }))
      .greyscale()
      .raw()
      .toBuffer()
    expect(Math.max(...row) - Math.min(...row), colorScheme).toBeGreaterThan(30)
  }
})

test('on phones what changes a slide is right above it, in the first screen with its title', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/coursetranslate/')
  const figure = page.locator('.frame').first()
  const bottoms = await figure
    .locator('fieldset, select')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect().bottom))
  const slide = await figure.locator('.course-slide').boundingBox()
  expect(bottoms).toHaveLength(3)
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(slide?.y ?? 0)
  expect((slide?.y ?? 0) - Math.min(...bottoms)).toBeLessThan(80)
  await expect(figure.locator('.is-over').first()).toBeInViewport({ ratio: 1 })
  for (const label of await figure.locator('fieldset label').all())
    expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})
