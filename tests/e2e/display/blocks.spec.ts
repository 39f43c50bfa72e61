import { expect } from 'playwright/test'
import { accessibilityFaults } from '../../accessibility'
import { base, test } from '../configured-site'

for (const width of [320, 375])
  test(`no block in another makes a page wider than a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${base}nested-blocks/`)
    const found = await page.evaluate(() => {
      const inner = document.documentElement.clientWidth
      const isScroller = (element: Element | null): boolean =>
        element !== null &&
        (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || isScroller(element.parentElement))
      const wide = [...document.querySelectorAll('.prose *')].filter(
        element => element.getBoundingClientRect().right > inner + 1 && !isScroller(element.parentElement),
      )
      const fences = [...document.querySelectorAll('.prose pre')]
      const unstyled = fences.filter(pre => {
        const box = [pre, ...(pre.parentElement ? [pre.parentElement] : [])].map(each => getComputedStyle(each))
        return box.every(({ backgroundColor }) => backgroundColor === 'rgba(0, 0, 0, 0)')
      })
      return {
        inner,
        scrollWidth: document.documentElement.scrollWidth,
        wide: wide.map(element => element.outerHTML.slice(0, 80)),
        fences: fences.length,
        unstyled: unstyled.length,
      }
    })
    expect(found.wide).toEqual([])
    expect(found.scrollWidth).toBe(found.inner)
    // Two fences: alone, in four containers, and in four of each.
    expect(found).toMatchObject({ fences: 2 * (1 + 4 + 16), unstyled: 0 })
  })

test('the first line of a fence without a language begins where the others do', async ({ page }) => {
  await page.goto(`${base}one-fence/`)
  const starts = await page.locator('.prose pre code').evaluate(code => {
    const range = document.createRange()
    return [0, 'one\n'.length].map(at => {
      const text = code.firstChild as Text
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().left
    })
  })
  expect(starts[0]).toBe(starts[1])
  await expect(page.locator('.prose p > code')).not.toHaveCSS('padding-left', '0px')
})

test('code is copied without numbers, marks and removed lines; long lines scroll in their box', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${base}blocks-of-code/`)
  const copyFrom = async (heading: string) => {
    const box = page.locator(`${heading} ~ [data-code], ${heading} ~ * [data-code]`).first()
    // The first click can come before the script.
    await expect(async () => {
      await box.getByRole('button', { name: 'Copy' }).click()
      await expect(box.getByRole('status')).toHaveText(/^Copied\s*$/, { timeout: 2000 })
    }).toPass()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copyFrom('#lines-that-were-added-removed-or-marked')).toBe('npm ci\nnpm test')
  expect(await copyFrom('#code-with-a-caption-and-marked-lines')).toBe(
    '{\n  "scripts": {\n    "start": "node start.js"\n  }\n}',
  )
  const code = page.getByRole('group', { name: 'Code in JSON: package.json' })
  await code.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => code.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await accessibilityFaults(page, '.prose')).toEqual([])
})
