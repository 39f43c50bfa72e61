import { expect, type Page } from 'playwright/test'
import { test } from '../same-page'

test.use({ viewport: { width: 360, height: 740 } })

/** The left edges of elements, each once. */
const leftEdges = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll(elements => [...new Set(elements.map(element => Math.round(element.getBoundingClientRect().left)))])

for (const address of ['/', '/signup/', '/enterprise/'])
  test(`the three numbers of the closing of ${address} stand alike, each before its label`, async ({ page }) => {
    await page.goto(address)
    expect(await leftEdges(page, '.closing dd')).toHaveLength(1)
    expect(await leftEdges(page, '.closing dt')).toHaveLength(1)
    const rows = await page.locator('.closing dl > div').evaluateAll(rows =>
      rows
        .map(row => [...row.children].map(part => part.getBoundingClientRect()))
        .map(([label, value]) => ({
          isBeside: (value?.right ?? 0) <= (label?.left ?? 0),
          isLevel: (label?.top ?? 0) < (value?.bottom ?? 0),
        })),
    )
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ isBeside: true, isLevel: true })))
  })

for (const width of [360, 768])
  test(`the canvas of Plan is shown as a whole in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/products/plan/')
    const canvas = page
      .locator('.frame svg:visible')
      .filter({ has: page.locator('rect') })
      .first()
    await expect(canvas.locator('rect')).toHaveCount(9)
    const { width: drawn = 0, height = 1 } = (await canvas.boundingBox()) ?? {}
    expect(drawn).toBeGreaterThan(200)
    expect(drawn / height).toBeGreaterThan(1.4)
  })

test('the two blocks that the pen joins are the first of Plan’s list', async ({ page }) => {
  await page.goto('/products/plan/')
  const names = page.locator('.canvas > ul > li > .pane-label')
  await expect(names).toHaveCount(9)
  expect((await names.allTextContents()).slice(0, 2)).toEqual(['Value propositions', 'Key partners'])
})

test('DubLabs shows the mouth, and both languages around the playhead', async ({ page }) => {
  await page.goto('/products/dublabs/')
  const figure = page.locator('x-island[name="DubLine"]').first()
  await expect(figure.locator('.score-note path').first()).toBeVisible()
  await expect(figure.locator('[lang=en] > b')).toHaveText('light')
  await expect(figure.locator('[lang=de] > b')).toHaveText('Licht')
  await figure.getByLabel('Moment').fill('0.3')
  await expect(figure.locator('[lang=en] > b')).toHaveText('Close')
  await expect(figure.locator('[lang=en]:has(> b)')).toHaveText(/^Close the valve completely,/)
})

for (const width of [320, 360, 1280])
  test(`the steps of DeployIt’s minute are named on the sheet in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/products/deployit/')
    const sheet = await page.locator('.frame-sheet').first().boundingBox()
    const names = page.locator('.dial').first().locator('g > text')
    await expect(names).toHaveCount(4)
    for (const name of await names.all()) {
      await expect(name).toBeVisible()
      const { x = 0, width = 0, height = 0 } = (await name.boundingBox()) ?? {}
      expect(x + width).toBeLessThanOrEqual((sheet?.x ?? 0) + (sheet?.width ?? 0))
      expect(height).toBeGreaterThan(14)
    }
  })

test('the picture of an article is shown large enough to read it', async ({ page }) => {
  await page.goto('/blog/automate-shared-inbox-without-code/')
  const image = page.locator('main figure img:visible')
  await image.scrollIntoViewIfNeeded()
  // Pictures are taken at twice the size in which their letters have the size of text.
  const scale = await image.evaluate(element => {
    const { offsetWidth, height, width } = element as HTMLImageElement
    return offsetWidth / (Number(element.getAttribute('width') ?? width ?? height) / 2)
  })
  expect(scale).toBeGreaterThan(0.8)
})

test('a link to the fields of the contact page shows their heading and the first field', async ({ page }) => {
  await page.goto('/contactUs/?about=finance')
  await expect(page.getByLabel('What it is about')).toHaveValue(/.+/)
  await page.goto('/contactUs/#write-to-us')
  const field = page.getByLabel('What it is about')
  await expect(field).toBeInViewport()
  const { y = 0 } = (await field.boundingBox()) ?? {}
  expect(y).toBeGreaterThan(64)
})

test('the page about training is shorter than eleven screens', async ({ page }) => {
  await page.goto('/training/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8000)
})

test('the remark of FlowBuilder is below its words, inside its row', async ({ page }) => {
  await page.goto('/products/flowbuilder/')
  const row = page.locator('.frame tbody tr').last()
  const [words, remark, whole] = await Promise.all(
    [row.locator('mark'), row.locator('.remark'), row].map(part => part.boundingBox()),
  )
  expect((remark?.y ?? 0) + (remark?.height ?? 0)).toBeLessThanOrEqual((whole?.y ?? 0) + (whole?.height ?? 0))
  expect((words?.y ?? 0) - (whole?.y ?? 0)).toBeLessThan(80)
})

test('the tabs of an article are in one row, and so are the networks to share it on', async ({ page }) => {
  await page.goto('/blog/rehearse-hard-conversations-with-ai/')
  const tops = async (selector: string) =>
    new Set(await page.locator(selector).evaluateAll(all => all.map(one => one.getBoundingClientRect().top)))
  await expect(page.getByRole('tab')).toHaveCount(4)
  expect(await tops('[role=tab]')).toHaveProperty('size', 1)
  expect(await tops('[aria-label="Share this article"] a')).toHaveProperty('size', 1)
})

for (const name of ['gen-ai', 'ai-agents', 'custom-ai'])
  test(`on phones the tabs of the solutions are two rows of two, on the page ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/solution/${name}-solutions/`)
    const tabs = await page
      .getByRole('navigation', { name: 'Solutions' })
      .getByRole('link')
      .evaluateAll(links =>
        links.map(link => {
          const { left, top, width, height } = link.getBoundingClientRect()
          return { left, top, width, isOneLine: height < 48 }
        }),
      )
    expect(tabs.every(({ isOneLine }) => isOneLine)).toBe(true)
    expect([...new Set(tabs.map(({ top }) => top))]).toHaveLength(2)
    // The columns are straight: the lines below the tabs end where one another do.
    expect([...new Set(tabs.map(({ left, width }) => `${left} ${width}`))]).toHaveLength(2)
  })

test('in PMCoach the replies have room: inside their outline, and above the line of the next turn', async ({
  page,
}) => {
  await page.goto('/products/pmcoach/')
  const figure = page.locator('.frame').first()
  await figure.getByRole('radio', { name: 'What goes wrong in the first week' }).check()
  await figure.getByRole('radio', { name: 'Let me see what we can do.' }).check()
  const turns = figure.locator('.talk-turn')
  await expect(turns).toHaveCount(3)
  await expect(turns.nth(1).getByRole('radio')).toHaveCount(3)
  const line = await turns.nth(2).boundingBox()
  const last = await turns.nth(1).locator('label').last().boundingBox()
  expect((line?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBeGreaterThanOrEqual(12)
  const rooms = await figure.locator('.talk-reply:not(:has(:checked)):visible').evaluateAll(all =>
    all.map(label => {
      const [outer, words] = [label, label.lastElementChild as Element].map(each => each.getBoundingClientRect())
      return (words?.top ?? 0) - (outer?.top ?? 0)
    }),
  )
  expect(rooms.length).toBeGreaterThanOrEqual(4)
  expect(Math.min(...rooms)).toBeGreaterThanOrEqual(8)
})
