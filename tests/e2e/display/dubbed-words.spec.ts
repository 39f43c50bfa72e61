import { expect } from 'playwright/test'
import { test } from '../same-page'

test('in DubLabs each word has room in its box, also the one that is heard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/dublabs/')
  const figure = page.locator('.frame').first()
  await figure.getByRole('radio', { name: 'Français' }).check()
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

test('on phones no word of DubLabs moves when another one is heard, and the languages keep their places', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/dublabs/')
  const figure = page.locator('.frame').first()
  const lefts = (all: string) =>
    figure.locator(all).evaluateAll(each => each.map(one => Math.round(one.getBoundingClientRect().left * 10)))
  await figure.getByLabel('Moment').fill('0.3')
  const [words, languages] = [await lefts('.words [lang] > *'), await lefts('fieldset label')]
  await figure.getByLabel('Moment').fill('1.3')
  expect(await lefts('.words [lang] > *')).toEqual(words)
  await figure.getByRole('radio', { name: 'Português' }).check()
  expect(await lefts('fieldset label')).toEqual(languages)
})

for (const width of [900, 1280])
  test(`in a window of ${width} px the speed of reading stays on the sheet of DubLabs in every language`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/products/dublabs/')
    const figure = page.locator('.frame').first()
    for (const language of await figure.getByRole('group', { name: 'Language of the dub' }).locator('label').all()) {
      await language.click()
      await expect(language.getByRole('radio')).toBeChecked()
      const speed = figure.locator('.score-words > text').filter({ hasText: 'a second' })
      const { name, room } = await speed.evaluate(text => {
        const row = text.parentElement as Element
        const edge = getComputedStyle(row).overflow === 'visible' ? row.closest('.frame') : row
        const { right = 0 } = edge?.getBoundingClientRect() ?? {}
        return { name: text.textContent, room: right - text.getBoundingClientRect().right }
      })
      expect(room, `${name}`).toBeGreaterThanOrEqual(2)
    }
  })
