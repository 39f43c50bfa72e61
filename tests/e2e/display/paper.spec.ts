import { expect } from 'playwright/test'
import { test } from '../same-page'

for (const width of [360, 768, 1280])
  test(`a loop of the pen is closed around its words in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    // Of the papers of all programs, phones show those of few.
    const ofAll = width < 768 ? [] : ['/training/']
    for (const address of [...ofAll, '/', '/training/marketing/', '/corporate-training/']) {
      await page.goto(address)
      for (const button of await page.getByRole('radio', { name: 'Send back' }).all()) await button.check()
      const loops = page.locator('.handout:visible .circled')
      expect(await loops.count()).toBeGreaterThan(0)
      for (const loop of await loops.all())
        expect(await loop.evaluate(each => each.getClientRects().length), await loop.innerText()).toBe(1)
    }
  })

for (const width of [360, 768, 1280])
  test(`the result of the sum of hours has room before its unit in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/training/')
    const gap = await page.locator('.hours-result b').evaluate(number => {
      const range = document.createRange()
      range.selectNodeContents(number.nextSibling ?? number)
      const [words, own] = [range.getBoundingClientRect(), number.getBoundingClientRect()]
      // Where they are on a line of their own, no gap is needed.
      return words.top >= own.bottom ? 8 : words.left - own.right
    })
    expect(gap).toBeGreaterThanOrEqual(8)
  })

for (const width of [360, 1280])
  test(`no entry of a form on paper begins above its name in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const address of ['/executive-ai-leadership/', '/training/', '/contactUs/']) {
      await page.goto(address)
      const rows = await page.locator('.form-lines > div').evaluateAll(rows =>
        rows.flatMap(row => {
          const [name, entry] = [...row.children].map(part => part.getBoundingClientRect())
          return entry && name && entry.top < name.top - 8 ? [row.textContent] : []
        }),
      )
      expect(rows, address).toEqual([])
    }
  })

for (const width of [360, 1280])
  test(`the decision on one page ends below what is done with it in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/executive-ai-leadership/')
    const sheet = page.getByRole('figure', { name: 'The decision on one page' })
    const [paper, last] = await Promise.all(
      [sheet, sheet.getByRole('button', { name: 'Print' })].map(part =>
        part.evaluate(element => element.getBoundingClientRect().bottom),
      ),
    )
    expect((paper ?? 0) - (last ?? 0)).toBeLessThan(30)
  })

for (const program of ['finance', 'hr', 'sales'])
  test(`the page that people carry home from ${program} ends below its last line`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/training/${program}/`)
    const empty = await page
      .locator('.carried .paper')
      .first()
      .evaluate(
        paper => paper.getBoundingClientRect().bottom - (paper.lastElementChild?.getBoundingClientRect().bottom ?? 0),
      )
    // 40 px of it are below the closing.
    expect(empty).toBeLessThan(80)
  })

for (const width of [1024, 1280, 1920])
  test(`what is in the bag fills its page beside the other one at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const program of ['engineering', 'finance', 'hr', 'leadership', 'marketing', 'sales', 'tech']) {
      await page.goto(`/training/${program}/`)
      const [empty, list] = await page.locator('.carried .checklist').evaluate(paper => {
        const edge = document.querySelector('.carried')?.getBoundingClientRect().bottom ?? 0
        const rows = [...paper.querySelectorAll('li')].map(row => row.getBoundingClientRect())
        return [edge - Math.max(...rows.map(({ bottom }) => bottom)), Math.max(...rows.map(({ height }) => height))]
      })
      expect(empty, program).toBeLessThan(60)
      expect(list, program).toBeLessThan(200)
    }
  })

test('the rows of a line on paper that wraps are closer to each other than to the next line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/blog/automate-shared-inbox-without-code/')
  const lines = await page.locator('.handout li > span').evaluateAll(lines =>
    lines.map(line => ({
      top: line.getBoundingClientRect().top,
      height: line.getBoundingClientRect().height,
      row: Number.parseFloat(getComputedStyle(line).lineHeight),
      size: Number.parseFloat(getComputedStyle(line).fontSize),
    })),
  )
  expect(lines.length).toBeGreaterThan(3)
  for (const { row, size } of lines) expect(row).toBeLessThan(1.5 * size)
  const gaps = lines.slice(1).map(({ top }, index) => top - (lines[index]?.top ?? 0) - (lines[index]?.height ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(5)
})

for (const [address, part] of [
  ['/training/finance/', '.hero .paper'],
  ['/solution/ai-agents-solutions/', '.manual-page'],
  ['/products/coursetranslate/', '.printed-slide'],
  ['/products/coursetranslate/', '.course-slide'],
  ['/aboutus/', '.signed-letter'],
  ['/enterprise/products/', '.tool-matrix'],
] as const)
  test(`paper (${part}) is white on ${address} in the light, and does not glare in the dark`, async ({ page }) => {
    await page.goto(address)
    const paper = page.locator(part).first()
    const lightness = async () => {
      const [red = 0] = (await paper.evaluate(element => {
        const pen = document.createElement('canvas').getContext('2d')
        if (!pen) throw new Error('no canvas')
        pen.fillStyle = getComputedStyle(element).backgroundColor
        pen.fillRect(0, 0, 1, 1)
        return [...pen.getImageData(0, 0, 1, 1).data]
      })) as number[]
      return red / 255
    }
    expect(await lightness()).toBe(1)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await lightness()).toBeLessThan(0.9)
    expect(await lightness()).toBeGreaterThan(0.8)
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    expect(await lightness()).toBe(1)
  })
