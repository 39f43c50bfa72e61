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
        const remark = [...document.querySelectorAll('.stage + .page :is(.remark, .live-page)')].find(
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
  draftemail: '.remark >> nth=2',
  joblyn: '.remark',
  pmcoach: '.remark',
  shubh: '.remark',
  vaja: 'mark',
  coursetranslate: 'mark',
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

test('the names of the ten tools are in the first screen of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/')
  for (const name of await page.locator('.tool-strip b').all()) {
    const box = await name.boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(720)
  }
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
