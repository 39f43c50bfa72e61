import { expect, type Page } from 'playwright/test'
import { accessibilityFaults } from '../../accessibility'
import { test } from '../same-page'

const button = (page: Page) => page.getByRole('button', { name: 'Search' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Search this site' })

/** Opens a page and records its requests and errors, with those of its security policy. */
async function visit(page: Page, address: string) {
  const asked: string[] = []
  const wrong: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  page.on('console', message => message.type() === 'error' && wrong.push(message.text()))
  page.on('pageerror', error => wrong.push(error.message))
  await page.goto(address, { waitUntil: 'networkidle' })
  return { asked, wrong }
}

test('the button opens the search, whose code is fetched only then', async ({ page }) => {
  const { asked, wrong } = await visit(page, '/')
  const before = asked.length
  expect(asked.filter(path => /search|dialog|worker/.test(path))).toEqual([])
  await button(page).click()
  await expect(field(page)).toBeFocused()
  expect(asked.slice(before).filter(path => path.startsWith('/search/'))).toEqual([])
  await field(page).fill('choghadiya')
  await expect(dialog(page).locator('a[href^="/products/shubh/"]').first()).toBeVisible()
  await expect(dialog(page).getByRole('status')).toContainText(/page/)
  await expect(dialog(page).locator('mark').first()).toContainText(/choghadiya/i)
  expect(asked).toContain('/search/index.json')
  expect(wrong).toEqual([])
})

test('results are of all kinds, which add up, until one is pressed; arrow keys go to those shown', async ({ page }) => {
  await visit(page, '/')
  await button(page).click()
  await field(page).fill('price')
  const kinds = dialog(page).getByRole('group', { name: 'Kinds of pages' }).getByRole('button')
  const shown = dialog(page).locator('.search-list > li').filter({ visible: true })
  await expect(kinds.first()).toHaveAttribute('aria-pressed', 'true')
  const all = await shown.count()
  await expect(kinds.last()).toHaveText(/^Other \d+$/)
  const counts = (await kinds.allInnerTexts()).map(text => Number(/\d+/.exec(text)))
  expect(counts.shift()).toBe(all)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all)
  await kinds.last().click()
  await expect(kinds.last()).toHaveAttribute('aria-pressed', 'true')
  await expect(shown).toHaveCount(counts.at(-1) ?? 0)
  expect(await shown.count()).toBeLessThan(all)
  await field(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(shown.first().locator('a').first()).toBeFocused()
  await field(page).fill('choghadiya')
  await expect(shown.first().locator('a').first()).toHaveAttribute('href', /shubh/)
})

test('six pages are offered before anything is typed, and the shortcut is shown', async ({ page }) => {
  await visit(page, '/blog/')
  await expect(button(page).locator('[aria-hidden]')).toHaveText('Ctrl K')
  await page.keyboard.press('Control+k')
  const offered = dialog(page).locator('.search-starts a')
  await expect(offered).toHaveCount(6)
  await field(page).fill('contact')
  await expect(dialog(page).locator('ol > li > a').first()).toHaveText(/^Contact/)
  await field(page).fill('')
  await expect(offered).toHaveCount(6)
  const prices = offered.filter({ hasText: 'Prices and trials' })
  await prices.click()
  await expect(page).toHaveURL('/signup/')
})

test('examples of what can be asked are queries to press', async ({ page }) => {
  await visit(page, '/blog/')
  await button(page).click()
  await dialog(page).getByRole('button', { name: 'delete my data' }).click()
  await expect(field(page)).toHaveValue('delete my data')
  await expect(field(page)).toBeFocused()
  await expect(dialog(page).locator('ol > li > a').first()).toHaveAttribute('href', '/privacy-policy/')
})

test('the search works by keyboard', async ({ page }) => {
  await visit(page, '/blog/')
  await button(page).focus()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('refund')
  const links = dialog(page).locator('ol a')
  await expect(links.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('refund')
  const href = await links.first().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href ?? '')
})

test('a result on the current page closes the search and scrolls to the section', async ({ page }) => {
  await visit(page, '/products/shubh/')
  await button(page).click()
  await field(page).fill('choghadiya')
  const section = dialog(page).locator('a[href^="/products/shubh/#"]').first()
  const href = (await section.getAttribute('href')) ?? ''
  await section.click()
  await expect(page).toHaveURL(href)
  await expect(dialog(page)).toBeHidden()
})

test('a search without results reports it and offers links', async ({ page }) => {
  await visit(page, '/faq/')
  await button(page).click()
  await field(page).fill('zxqv')
  await expect(dialog(page).getByRole('status')).toHaveText(/^No page says “zxqv”/)
  const links = dialog(page).getByRole('link')
  await expect(links).toHaveCount(6)
  await expect(links.first()).toHaveText('Ask us about “zxqv”')
  await links.filter({ hasText: 'Products' }).click()
  await expect(page).toHaveURL('/products/')
})

test('what no page says is a letter to us, with the query in it', async ({ page }) => {
  await visit(page, '/faq/')
  await button(page).click()
  await field(page).fill('zxqv & wqzx')
  await dialog(page).getByRole('link', { name: 'Ask us about “zxqv & wqzx”' }).click()
  await expect(page).toHaveURL(/\/contactUs\/\?about=&task=/)
  await expect(page.getByLabel('The task, and how often it comes back')).toHaveValue('Looking for: zxqv & wqzx')
})

test('questions find the page that answers them, and a query that no page has whole says so', async ({ page }) => {
  await visit(page, '/faq/')
  await button(page).click()
  const first = dialog(page).locator('ol > li > a').first()
  for (const [query, url] of Object.entries({
    'how much does it cost': '/signup/',
    cost: '/signup/',
    'delete my data': '/privacy-policy/',
    'who is the founder': '/aboutus/',
  })) {
    await field(page).fill(query)
    await expect(first, query).toHaveAttribute('href', url)
  }
  await field(page).fill('training for nurses')
  await expect(dialog(page).getByRole('status')).toHaveText(/^One page has all of these words, \d+ have some/)
  await expect(dialog(page).locator('a[href="/training/"]')).toBeVisible()
  await field(page).fill('SOC 2')
  await expect(dialog(page).locator('mark').first()).toHaveText('SOC')
  for (const mark of await dialog(page).locator('mark').allInnerTexts()) expect(mark).toMatch(/^(SOC|2)$/)
})

test('an index that does not load is reported, and a retry works', async ({ page, context }) => {
  await visit(page, '/faq/')
  await context.route('**/search/index.json', route => route.abort())
  await button(page).click()
  await field(page).fill('voice')
  await expect(dialog(page).getByRole('status')).toContainText('can’t be loaded')
  await context.unroute('**/search/index.json')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page).locator('ol a').first()).toBeVisible()
})

test('search code that does not load is reported on the button', async ({ page }) => {
  await visit(page, '/faq/')
  await page.route('**/assets/**', route => route.abort())
  await button(page).click()
  await expect(page.getByRole('button', { name: 'Search can’t be loaded. Try again' })).toBeVisible()
})

test('the open search is accessible on a phone and a desktop, in both schemes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await visit(page, '/products/vaja/')
  await button(page).click()
  await field(page).fill('voice')
  await expect(dialog(page).locator('ol a').first()).toBeVisible()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    expect(await accessibilityFaults(page, 'dialog'), `${width} px, light`).toEqual([])
    const { right, bottom } = await dialog(page).evaluate(element => element.getBoundingClientRect())
    expect([right <= width, bottom <= 720]).toEqual([true, true])
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await accessibilityFaults(page, 'dialog', 'colors'), 'dark').toEqual([])
})

test('without script there is no search button', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await page.goto('/')
  await expect(page.locator('[data-search]')).toBeHidden()
})
