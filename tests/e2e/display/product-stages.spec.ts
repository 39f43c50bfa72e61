import { expect } from 'playwright/test'
import { test } from '../same-page'

const products = ['plan', 'dublabs', 'draftemail', 'joblyn', 'pmcoach', 'shubh', 'vaja', 'coursetranslate', 'deployit']

test('on phones the title of each product has two lines', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const product of [...products, 'flowbuilder']) {
    await page.goto(`/products/${product}/`)
    const lines = await page.locator('h1').evaluate(async title => {
      await document.fonts.load('600 43px "Workings Display"')
      return title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight)
    })
    expect(Math.round(lines), product).toBe(2)
  }
})

test('lead, actions and remarks of a product begin at one line', async ({ page }) => {
  for (const product of products.slice(2)) {
    await page.goto(`/products/${product}/`)
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const lefts = await page.evaluate(() => {
        const remark = [...document.querySelectorAll('.stage + .page :is(.remark, .verdict, .live-page)')].find(
          one => one.getClientRects().length,
        )
        return [document.querySelector('.lead'), document.querySelector('.actions'), remark].map(
          each => each?.getBoundingClientRect().left,
        )
      })
      for (const left of lefts) expect(Math.abs((left ?? 0) - (lefts[0] ?? 0)), `${product} ${lefts}`).toBeLessThan(2)
    }
  }
})

const results = {
  plan: ':text("They disagree")',
  dublabs: '.score-words text:text("Licht")',
  draftemail: '.remark >> nth=1',
  joblyn: '.remark',
  pmcoach: '.remark',
  shubh: '.remark',
  vaja: '.large-reply > p',
  coursetranslate: '.verdict',
  deployit: '.live-page p >> nth=1',
  flowbuilder: 'mark',
}

test('the result of each example is in the first screen of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const [product, result] of Object.entries(results)) {
    await page.goto(`/products/${product}/`)
    const shown = page.locator(`.stage + .page .frame ${result}`).filter({ visible: true }).first()
    const box = await shown.boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 0), product).toBeLessThanOrEqual(720)
  }
})

test('purpose and price of the ten tools are in the first screen of a laptop, in a higher one with their previews', async ({
  page,
}) => {
  for (const [width, height, part] of [
    [1024, 768, 'b'],
    [1280, 720, '.cost'],
    [1280, 800, '.preview'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    const row = page.locator(`.tool-strip ${part}`)
    for (const each of (await row.all()).slice(0, width > 1100 ? 10 : 5)) {
      const box = await each.boundingBox()
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
    }
  }
})

test('on phones the ten tools are little more than one screen, and each has a price or “On request”', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const strip = page.locator('.tool-strip')
  expect((await strip.boundingBox())?.height).toBeLessThan(1.2 * 740)
  await expect(strip).toContainText('$97/month')
  await expect(strip.locator('.cost')).toHaveCount(10)
  await expect(strip.getByText('On request', { exact: true })).toHaveCount(4)
})

for (const [article, product] of [
  ['test-ai-vendor-claims', 'vaja'],
  ['team-ai-rollout-plan', 'coursetranslate'],
  ['learn-ai-without-coding-beginners-guide', 'draftemail'],
])
  test(`the example of ${product} has the colors of its product in an article too`, async ({ page }) => {
    const colors = async (address: string) => {
      await page.goto(address)
      return page
        .locator('x-island .frame')
        .first()
        .evaluate(frame =>
          ['--own', '--ground', '--accent'].map(name => getComputedStyle(frame).getPropertyValue(name)),
        )
    }
    expect(await colors(`/blog/${article}/`)).toEqual(await colors(`/products/${product}/`))
  })

const settings = {
  vaja: 'Line delay',
  coursetranslate: 'Keep “Lead time” in English',
}

test('what an example is set by is in the first screen of a laptop, beside the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [product, label] of Object.entries(settings)) {
    await page.goto(`/products/${product}/`)
    const [control, sheet] = await Promise.all([
      page.getByLabel(label).boundingBox(),
      page.locator('.frame-sheet').first().boundingBox(),
    ])
    expect((control?.y ?? 999) + (control?.height ?? 0), product).toBeLessThanOrEqual(800)
    expect(control?.x, product).toBeGreaterThan((sheet?.x ?? 0) + (sheet?.width ?? 0) * 0.7)
  }
})

test('whether a dub fits and the numbers of an answer are in the first screen of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [product, result] of [
    ['dublabs', '.dub-result > p'],
    ['joblyn', 'dt:text("Speaking time")'],
  ] as const) {
    await page.goto(`/products/${product}/`)
    const box = await page.locator(`.frame ${result}`).boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 0), product).toBeLessThanOrEqual(800)
  }
})

test('a run is seen beside its button, in the first screen of a phone too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/products/flowbuilder/')
    await page.getByRole('button', { name: 'Replay' }).click()
    const run = page.getByText('Run 2: 5 came out')
    await expect(run).toBeInViewport()
    const box = await run.boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
  }
})

test('no question of Plan moves its canvas, and each is named', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/plan/')
  const top = async () => (await page.locator('.canvas').boundingBox())?.y
  const first = await top()
  for (const name of ['1 Customer', '2 Promise', '4 Delivery', '5 After', '6 Numbers']) {
    await page.getByRole('button', { name }).click()
    expect(await top(), name).toBe(first)
  }
})

test('the code and the page that it becomes are in the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/deployit/')
  await expect(page.locator('.live-page').getByText('bakery-price-list')).toBeInViewport()
  await expect(page.locator('.frame').getByText('Tip calculator')).toBeInViewport()
  const top = (part: string) => page.locator(`.frame ${part}`).evaluate(each => each.getBoundingClientRect().top)
  expect(await top('.code-field')).toBeLessThan(await top('.live-page'))
  expect(await top('.live-page')).toBeLessThan(await top('.minute'))
})

test('a page that is held is on the phone, with what to do, and an empty field has an edge', async ({ page }) => {
  await page.goto('/products/deployit/')
  await page.getByText('Tip calculator').click()
  const phone = page.locator('.live-page')
  await expect(page.getByRole('button', { name: 'Take out the key' })).toBeVisible()
  await expect(phone).toContainText('Line 2 seems to show the value of “apiKey”.')
  await expect(phone).toContainText('Tip: 7.20 dollars')
  await phone.getByRole('slider').fill('75')
  await expect(phone).toContainText('Tip: 13.50 dollars')
  await page.getByLabel('Pasted code').fill('')
  await expect(phone).toContainText('Paste code, or choose a sample.')
  const edge = await page.locator('.code-field').evaluate(field => getComputedStyle(field).outlineStyle)
  expect(edge).toBe('dashed')
})
