import { expect, type Page } from 'playwright/test'
import { test } from '../same-page'

const products = (page: Page) => page.locator('header details', { hasText: 'Products' }).first()

// 1280 px with a browser font of 20 px, and the narrowest window with the wide header.
for (const { width, fontPx } of [
  { width: 1024, fontPx: 16 },
  { width: 1060, fontPx: 16 },
  { width: 1280, fontPx: 16 },
  { width: 1280, fontPx: 20 },
  { width: 1920, fontPx: 16 },
])
  test(`the Products panel is whole in a window of ${width} px with a font of ${fontPx} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/faq/')
    await page.addStyleTag({ content: `html{font-size:${fontPx}px}` }).catch(() => {})
    await products(page).locator('summary').click()
    const box = await products(page).locator('.panel').boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  })

test('a pointer reaches the wide panel from its menu without closing it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/faq/')
  await products(page).locator('summary').hover()
  await expect(products(page)).toHaveAttribute('open', '')
  const { y = 0, x = 0 } = (await products(page).locator('.panel').boundingBox()) ?? {}
  await page.mouse.move(x + 400, y + 40, { steps: 12 })
  await page.waitForTimeout(400)
  await expect(products(page)).toHaveAttribute('open', '')
})

test('each of the ten entries says what it costs, and prices and trials are a click away', async ({ page }) => {
  await page.goto('/faq/')
  const panel = products(page).locator('.panel')
  const entries = await panel.locator('li').allTextContents()
  expect(entries).toHaveLength(10)
  for (const entry of entries) expect(entry).toMatch(/\$\d+|trial|[Ff]ree|pricing|On request/)
  await expect(panel.getByRole('link', { name: 'Prices and trials', includeHidden: true })).toHaveAttribute(
    'href',
    '/signup/',
  )
})

for (const [address, label] of [
  ['/products/vaja/', 'Products'],
  ['/enterprise/custom/', 'Enterprise'],
  ['/training/hr/', 'Training'],
] as const)
  test(`${address} shows in the header that it belongs to ${label}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(address)
    const main = page.getByRole('navigation', { name: 'Main' })
    const lookOf = (name: string) =>
      main
        .locator('summary, a')
        .filter({ hasText: new RegExp(`^${name}$`) })
        .first()
        .evaluate(element => getComputedStyle(element).textDecorationLine)
    expect(await lookOf(label)).toBe('underline')
    expect(await lookOf('About')).toBe('none')
  })

const trails = {
  '/demo/': ['Home', 'Demo'],
  '/signup/': ['Home', 'Prices'],
  '/training/hr/': ['Home', 'Training', 'HR'],
  '/training/leadership/': ['Home', 'Training', 'Leadership'],
  '/enterprise/training/': ['Home', 'Enterprise', 'Training'],
  '/enterprise/products/': ['Home', 'Enterprise', 'Products'],
  '/enterprise/security/': ['Home', 'Enterprise', 'Security'],
}

for (const [address, trail] of Object.entries(trails))
  test(`the breadcrumbs of ${address} follow its segments`, async ({ page }) => {
    await page.goto(address)
    const items = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('a, [aria-current]')
    await expect(items).toHaveText(trail)
  })

test('the foot of a page has each link once, with About and Contact', async ({ page }) => {
  await page.goto('/faq/')
  const links = await page.locator('footer a').evaluateAll(all => all.map(link => link.getAttribute('href')))
  expect(links.length).toBe(new Set(links).size)
  expect(links).toEqual(expect.arrayContaining(['/aboutus/', '/contactUs/', '/termsofservice/', '/privacy-policy/']))
})

test('the map of the site is at the end of every page, of the home page too', async ({ page }) => {
  for (const address of ['/', '/faq/', '/products/vaja/']) {
    await page.goto(address)
    const map = page.getByRole('navigation', { name: 'Site map' })
    for (const label of ['Products', 'Enterprise', 'Learning', 'Company']) await expect(map).toContainText(label)
    // Below it is the brand alone.
    const end = await map.evaluate(
      element =>
        document.documentElement.scrollHeight -
        scrollY -
        (element.closest('.foot')?.getBoundingClientRect().bottom ?? 0),
    )
    expect(end).toBeLessThan(1)
  }
})
