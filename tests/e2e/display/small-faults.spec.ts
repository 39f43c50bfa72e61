import { expect, type Page } from 'playwright/test'
import { test as plainTest, test } from '../same-page'

/** The links and buttons of the main part that are broken into lines, by their words. */
function brokenButtons(page: Page): Promise<string[]> {
  return page.locator('main :is(.btn, .btn-quiet)').evaluateAll(buttons =>
    buttons.flatMap(button => {
      const range = document.createRange()
      const middles = [...button.childNodes]
        .filter(node => node.nodeType === Node.TEXT_NODE)
        .flatMap(node => {
          range.selectNode(node)
          return [...range.getClientRects()].map(({ top, height }) => top + height / 2)
        })
      return Math.max(...middles) - Math.min(...middles) > 12 ? [button.textContent ?? ''] : []
    }),
  )
}

for (const address of ['/signup/', '/contactUs/', '/enterprise/', '/training/', '/products/plan/'])
  test(`no button on ${address} is broken into two lines in a window of 1280 px`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(address)
    expect(await brokenButtons(page)).toEqual([])
  })

test('the rows of the catalog have no holes in a window of 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 })
  await page.goto('/products/')
  const gaps = await page.locator('main li[id^="product-"] > div:first-child').evaluateAll(rows =>
    rows.flatMap(row => {
      const boxes = [...row.children].map(child => child.getBoundingClientRect())
      return boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? top))
    }),
  )
  expect(gaps.length).toBeGreaterThan(10)
  expect(Math.max(...gaps)).toBeLessThan(32)
})

test('the last link of the home page does not touch the end of the page', async ({ page }) => {
  await page.goto('/')
  const rest = await page
    .locator('body a:visible')
    .evaluateAll(
      links =>
        document.documentElement.scrollHeight -
        Math.max(...links.map(link => link.getBoundingClientRect().bottom + scrollY)),
    )
  expect(rest).toBeGreaterThan(16)
})

test('the names of rows in a comparison are read like its cells', async ({ page }) => {
  await page.goto('/products/pmcoach/')
  const table = page.locator('main table').filter({ hasText: 'A supplier let us down.' })
  const [head, cell] = await Promise.all(
    [table.locator('tbody th').first(), table.locator('tbody td').first()].map(each =>
      each.evaluate(node => getComputedStyle(node).verticalAlign),
    ),
  )
  expect(head).toBe(cell)
})

plainTest('code is in its own font on the first visit', async ({ page }) => {
  await page.goto('/products/deployit/')
  const state = () =>
    page.evaluate(() => [...document.fonts].find(({ family }) => family.includes('Workings Mono'))?.status)
  await expect.poll(state).toBe('loaded')
})

for (const width of [360, 768, 1280])
  test(`the title of a solution is below the tabs in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/solution/ai-agents-solutions/')
    const [tabs, title] = await Promise.all(
      [page.getByRole('navigation', { name: 'Solutions' }), page.locator('h1')].map(each => each.boundingBox()),
    )
    const gap = (title?.y ?? 0) - ((tabs?.y ?? 0) + (tabs?.height ?? 0))
    expect(gap).toBeGreaterThan(16)
    expect(gap).toBeLessThan(100)
  })

for (const width of [360, 1280])
  test(`a heading does not stand on the first rule of its questions in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/training/')
    const gap = await page
      .locator('x-island[name="Faq"] details')
      .first()
      .evaluate(first => {
        const heading = first.closest('x-island')?.previousElementSibling
        return first.getBoundingClientRect().top - (heading?.getBoundingClientRect().bottom ?? 0)
      })
    expect(gap).toBeGreaterThanOrEqual(20)
    expect(gap).toBeLessThan(64)
  })

test('on phones each value of a sample follows the name of its column, on a line of its own', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/enterprise/security/')
  const cells = await page.locator('.sample tbody td:nth-child(n + 3)').evaluateAll(cells =>
    cells.map(cell => ({
      name: `"${cell.getAttribute('data-column')}: "`,
      before: getComputedStyle(cell, '::before').content,
      left: cell.getBoundingClientRect().left,
    })),
  )
  expect(cells.length).toBeGreaterThan(3)
  for (const { name, before } of cells) expect(before).toBe(name)
  expect(new Set(cells.map(({ left }) => Math.round(left))).size).toBe(1)
})

for (const width of [1100, 1280])
  test(`no note of a live example is narrower than 130 px in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/demo/')
    const widths = await page
      .locator('.remark:visible')
      .evaluateAll(notes => notes.map(note => Math.round(note.getBoundingClientRect().width)))
    expect(widths.length).toBeGreaterThan(10)
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(130)
  })

test('a slide has its own light colors in the dark scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/products/coursetranslate/')
  const slide = page.locator('.frame [lang="de"]:has(li)').first()
  const [onSlide, onPage] = await Promise.all(
    [slide, page.locator('body')].map(each => each.evaluate(node => getComputedStyle(node).color)),
  )
  expect(onSlide).not.toBe(onPage)
  expect(await slide.evaluate(node => getComputedStyle(node).colorScheme)).toBe('light')
})

/** The lines of an element, by the words in each. */
const linesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      const range = document.createRange()
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const lines = new Map<number, string>()
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        for (const word of text.data.matchAll(/\S+/g)) {
          range.setStart(text, word.index)
          range.setEnd(text, word.index + word[0].length)
          const bottom = Math.round(range.getBoundingClientRect().bottom / 8)
          lines.set(bottom, `${lines.get(bottom) ?? ''} ${word[0]}`.trim())
        }
      }
      return [...lines.values()]
    })

test('a title of two lines has two in the widest window too, and a second sentence begins a line', async ({ page }) => {
  for (const address of [
    '/enterprise/',
    '/contactUs/',
    '/products/vaja/',
    '/products/flowbuilder/',
    '/products/shubh/',
  ]) {
    await page.goto(address)
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await linesOf(page, 'main h1'), `${address} at ${width} px`).toHaveLength(2)
    }
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/enterprise/')
  expect((await linesOf(page, 'main h1')).filter(line => /\. \S/.test(line))).toEqual([])
})

test('no name in the list of products for companies breaks', async ({ page }) => {
  await page.goto('/enterprise/products/')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const names = page.locator('.product-rows > li > svg + p > b')
    await expect(names).toHaveCount(10)
    for (const name of await names.all()) expect(await name.evaluate(each => each.getClientRects().length)).toBe(1)
  }
})

test('all seven programs are on the screen of a phone, without a strip that is moved sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/training/')
  const programs = page.locator('.programs > article')
  await expect(programs).toHaveCount(7)
  for (const program of await programs.all()) {
    const box = await program.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
  }
})
