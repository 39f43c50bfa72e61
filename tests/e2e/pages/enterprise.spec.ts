import { expect, type Page } from 'playwright/test'
import { island } from '../islands/island-page'
import { test } from '../same-page'

const solutions = ['gen-ai-solutions', 'ai-agents-solutions', 'custom-ai-solutions'].map(name => `/solution/${name}/`)

/** The names of pairs of these texts whose letters intersect: a quarter of the box of a line is above and below them. */
function overlaps(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll(elements => {
    const boxes = elements.map(element => {
      const { left, right, top, height } = element.getBoundingClientRect()
      const box = { left, right, top: top + height / 8, bottom: top + (height * 7) / 8 }
      return { name: element.textContent ?? '', box }
    })
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
        )
        .map(other => `${name} and ${other.name}`),
    )
  })
}

test('the levels of the hub are stairs: each is higher than the one before it, and all stand on one line', async ({
  page,
}) => {
  await page.goto('/enterprise/')
  const boxes = await page
    .locator('.level-stairs > li')
    .evaluateAll(steps => steps.map(step => step.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })))
  expect(boxes).toHaveLength(5)
  expect(boxes.map(({ top }) => top)).toEqual(boxes.map(({ top }) => top).toSorted((one, other) => other - one))
  expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1)
})

test('both ways of the hub are in the first screen of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/enterprise/')
  for (const list of ['.tool-tiles', '.level-stairs']) {
    const box = await page.locator(list).boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 0), list).toBeLessThanOrEqual(720)
  }
})

test('on a phone, the ten products for companies take less than 8,500 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/enterprise/products/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8500)
})

test('no name on the map covers another', async ({ page }) => {
  await page.goto('/aboutus/')
  for (const width of [1100, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.locator('.dot-map text')).toHaveCount(25)
    expect(await overlaps(page, '.dot-map text'), `${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(page.locator('.dot-map label > span').filter({ visible: true })).toHaveCount(25)
})

test('the answers of questions side by side stand on the same lines', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/enterprise/solutions/')
  const figure = await island(page, 'LevelFinder')
  const columns = await figure
    .locator('fieldset')
    .evaluateAll(fields =>
      fields.map(field => [...field.querySelectorAll('label')].map(each => each.getBoundingClientRect().top)),
    )
  expect(columns).toHaveLength(4)
  for (const tops of columns) {
    const others = columns.filter(other => other[0] === tops[0])
    expect(others).toHaveLength(2)
    const longest = others.toSorted((one, other) => other.length - one.length)[0]
    expect(tops).toEqual(longest?.slice(0, tops.length))
  }
})

test('the level that the answers give is a headline of the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/enterprise/solutions/')
  const level = page.locator('.level-name')
  await expect(level).toContainText('L2 INTEGRATE')
  const box = await level.boundingBox()
  expect((box?.y ?? 900) + (box?.height ?? 900)).toBeLessThan(900)
  expect(await level.locator('b').evaluate(each => Number.parseFloat(getComputedStyle(each).fontSize))).toBeGreaterThan(
    96,
  )
})

test('the names of the ten tools begin and end at one height above the departments', async ({ page }) => {
  await page.goto('/enterprise/products/')
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const edges = await page.locator('.matrix-heads ul').evaluateAll(lists =>
      lists.map(list => {
        const { top, bottom } = list.getBoundingClientRect()
        return `${top.toFixed(1)} to ${bottom.toFixed(1)}`
      }),
    )
    expect(edges).toHaveLength(3)
    expect(new Set(edges), edges.join()).toHaveProperty('size', 1)
  }
})

test('the row of a product is its link as a whole', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/enterprise/products/')
    await page
      .locator('.product-rows > li')
      .nth(1)
      .click({ position: { x: 20, y: 8 } })
    await expect(page).toHaveURL(/\/products\/dublabs\/$/)
  }
})

test('a bar of weeks goes from the shortest time to the longest', async ({ page }) => {
  await page.goto('/')
  const row = page.locator('.level-chart > li').filter({ hasText: 'CONNECT' })
  const [line, bar] = await row
    .locator('.until, .until + path')
    .evaluateAll(paths => paths.map(path => path.getBoundingClientRect()).map(({ left, right }) => ({ left, right })))
  // 1–3 weeks: two thirds of the way to the end.
  const length = ((bar?.right ?? 0) - (bar?.left ?? 0)) / ((bar?.right ?? 0) - (line?.left ?? 0))
  expect(length).toBeCloseTo(2 / 3, 1)
})

test('a level of the chart opens to what it means and delivers, one at a time and without script', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/')
  const chart = page.locator('.level-chart')
  await expect(chart).toContainText('A model is connected to the systems you already run.', { useInnerText: true })
  await expect(chart).toContainText('Limits on cost and data', { useInnerText: true })
  await chart.getByText('ORCHESTRATE').click()
  await expect(chart).toContainText('Handover to a person', { useInnerText: true })
  await expect(chart).toContainText('Several agents divide one process', { useInnerText: true })
  await expect(chart).not.toContainText('A model is connected', { useInnerText: true })
  await page.close()
})

for (const address of solutions)
  test(`${address} has one name: in its tab, its heading and the list of solutions`, async ({ page }) => {
    await page.goto(address)
    const name = (await page.locator('h1').innerText()).replace(/\s+/g, ' ')
    await expect(page.getByRole('navigation', { name: 'Solutions' }).locator('[aria-current]')).toHaveText(name)
    await page.goto('/solution/')
    await expect(page.getByRole('link', { name, exact: true }).last()).toHaveAttribute('href', address)
  })

for (const address of ['/enterprise/', '/enterprise/solutions/', '/enterprise/custom/', '/solution/', '/aboutus/'])
  test(`no range of numbers in a heading or a duration of ${address} is broken`, async ({ page }) => {
    await page.goto(address)
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const broken = await page.locator('main :is(h1, h2, h3, .process h3 + p, .packages-time)').evaluateAll(elements =>
        elements.flatMap(element => {
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
          const range = document.createRange()
          const found: string[] = []
          while (texts.nextNode())
            for (const match of (texts.currentNode.nodeValue ?? '').matchAll(/[\p{L}\d]+[-–][\p{L}\d]+/gu)) {
              range.setStart(texts.currentNode, match.index)
              range.setEnd(texts.currentNode, match.index + match[0].length)
              if (range.getClientRects().length > 1) found.push(match[0])
            }
          return found
        }),
      )
      expect(broken, `${width} px`).toEqual([])
    }
  })
