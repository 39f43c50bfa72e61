import { expect, type Page } from 'playwright/test'
import { accessibilityFaults } from '../../accessibility'
import { addedArticles, base, test } from '../configured-site'

const all = 5 + addedArticles

/** Opens the list with its script: before that has arrived, the link opens the next page. */
const openList = (page: Page) => page.goto(`${base}blog/`, { waitUntil: 'networkidle' })
const entries = (page: Page) => page.locator('[data-list]>li')
const more = (page: Page) => page.getByRole('link', { name: 'Load More Articles' })
const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)].map(([, href = '']) => href)
/** A path of the site without the folder that it is served below. */
const inSite = (path: string) => path.replace(base, '')

test('every article is at most four clicks away, and no list grows with their number', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text()
  const clicks = new Map([[base, 0]])
  for (const [path, depth] of clicks)
    if (depth < 4) for (const href of hrefs(await read(path))) if (!clicks.has(href)) clicks.set(href, depth + 1)
  const articles = [...clicks.keys()].filter(path => /^blog\/(?!tag|page)[^/]+\/$/.test(inSite(path)))
  expect(articles).toHaveLength(all)

  const lists = [...clicks.keys()].filter(path => /^blog\/(page\/|tag\/|$)/.test(inSite(path)))
  expect(lists).toContain(`${base}blog/page/3/`)
  expect(lists).toContain(`${base}blog/tag/leadership/page/3/`)
  const sitemap = await read(`${base}sitemap.xml`)
  const titles = new Set<string | undefined>()
  for (const path of lists) {
    const html = await read(path)
    expect(Buffer.byteLength(html), path).toBeLessThan(100 * 1024)
    expect(html).toContain(`<link rel="canonical" href="https://workings.example${path}"`)
    expect(sitemap).toContain(`<loc>https://workings.example${path}</loc>`)
    titles.add(/<title>([^<]*)/.exec(html)?.[1])
  }
  expect(titles.size).toBe(lists.length)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('"Load More Articles" is a link to the next page, which says where it is', async ({ page }) => {
    await page.goto(`${base}blog/`)
    await more(page).click()
    await expect(page).toHaveURL(`${base}blog/page/2/`)
    await expect(page).toHaveTitle(/, page 2 /)
    await expect(page.locator('h1')).toHaveText('All articles, page 2')
    await expect(page.getByText(`Articles 21 to 40 of ${all}`)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home.*Blog.*Page 2/)
    expect(await entries(page).count()).toBe(20)
    const relations = page.locator('head link:is([rel=prev], [rel=next])')
    expect(await relations.evaluateAll(links => links.map(link => link.getAttribute('href')))).toEqual([
      `https://workings.example${base}blog/`,
      `https://workings.example${base}blog/page/3/`,
    ])
  })

  test('a page of a tag names the tag in its breadcrumbs', async ({ page }) => {
    await page.goto(`${base}blog/tag/leadership/page/2/`)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home.*Blog.*Leadership.*Page 2/)
  })
})

test('"Load More Articles" adds the next page in place, until all are there', async ({ page }) => {
  await openList(page)
  const first = await entries(page).count()
  await more(page).click()
  await expect(entries(page)).toHaveCount(first + 20)
  await expect(page).toHaveURL(`${base}blog/`)
  await expect(page.getByText('20 added, 10 more')).toBeVisible()
  await expect(entries(page).nth(first).locator('h3 a')).toBeFocused()
  await more(page).press('Enter')
  await expect(page.getByText('10 added. That is everything.')).toBeVisible()
  await expect(more(page)).toHaveCount(0)
  const urls = await entries(page)
    .locator('h3 a')
    .evaluateAll(links => links.map(link => link.getAttribute('href')))
  expect(new Set(urls).size).toBe(first + 30)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the way back from an article leads to the same articles at the same place', async ({ page }) => {
  await openList(page)
  await more(page).click()
  const link = entries(page).nth(30).locator('h3 a')
  await link.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  await link.click()
  await expect(page.locator('h1')).toHaveText(/Older article/)
  await page.goBack()
  await expect(link).toBeInViewport()
  await expect(page).toHaveURL(`${base}blog/`)
  expect(await page.evaluate(() => scrollY)).toBeCloseTo(top, -1)
})

test('a page that can’t be fetched is opened instead', async ({ page }) => {
  await openList(page)
  await page.route('**/blog/page/2/', route =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  )
  await more(page).click()
  await expect(page).toHaveURL(`${base}blog/page/2/`)
})
