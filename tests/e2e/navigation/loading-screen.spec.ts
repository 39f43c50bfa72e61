import { expect, type Page } from 'playwright/test'
import { launchFullBrowser } from '../../full-browser'
import { holdBack, loadingScreen, watchScripts } from '../loading'
import { test } from '../own-page'

/** Follows a link at once, as a visitor who doesn't point first: nothing is prepared in advance. */
const follow = (page: Page, address: string) =>
  page.evaluate(to => {
    const link = document.querySelector<HTMLAnchorElement>(`main a[href="${to}"], footer a[href="${to}"]`)
    if (!link) throw new Error(`No link leads to ${to}`)
    link.click()
  }, address)

interface Sight {
  isShown: boolean
  text: string
  covers: boolean
  lightest: number
  still: string
  box: string
  heights: number[]
}

/** Watches the loading sign until the next document arrives. The page reports it: Playwright would wait for that. */
async function watchSign(page: Page): Promise<() => Sight | undefined> {
  let last: Sight | undefined
  page.on('console', message => {
    if (message.text().startsWith('{"isShown"')) last = JSON.parse(message.text())
  })
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    setInterval(() => {
      const sign = document.querySelector('#waiting > div')
      if (!sign || !canvas) return
      const { x, y, width, height } = sign.getBoundingClientRect()
      const svg = sign.querySelector('svg')?.getBoundingClientRect()
      canvas.fillStyle = getComputedStyle(sign).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      const sight = {
        isShown: sign.checkVisibility(),
        text: sign.textContent,
        covers: x === 0 && y === 0 && width === innerWidth && height === innerHeight,
        lightest: Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)),
        still: getComputedStyle(sign.querySelector('.dots') ?? sign).backgroundImage,
        box: svg ? `${svg.width} x ${svg.height}` : '',
        heights: [...sign.querySelectorAll('g > path')].map(dot => Math.round(dot.getBoundingClientRect().y)),
      }
      console.debug(JSON.stringify(sight))
    }, 40)
  })
  return () => last
}

const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

test.describe('while the next document loads, the loading screen', () => {
  test('shows five moving dots on a dark background', async ({ page }) => {
    const refused: string[] = []
    page.on('console', message => message.text().includes('Content Security Policy') && refused.push(message.text()))
    const scripts = watchScripts(page)
    const sight = await watchSign(page)
    const letGo = await holdBack(page, '**/contactUs/')
    await page.goto('/faq/', { waitUntil: 'networkidle' })
    await expect(page.locator('#waiting')).toHaveRole('status')
    await expect(loadingScreen(page)).toBeHidden()
    expect(await scripts.hasPlayer()).toBe(false)
    await follow(page, '/contactUs/')
    await expect.poll(() => sight()?.heights.length).toBe(5)
    expect(sight()).toMatchObject({ isShown: true, text: 'Loading', covers: true, still: 'none', box: '300 x 300' })
    expect(sight()?.lightest).toBeLessThan(50)
    const heights = new Set<number | undefined>()
    await expect.poll(() => heights.add(sight()?.heights[2]).size, { intervals: [40] }).toBeGreaterThan(4)
    letGo()
    await page.waitForURL('**/contactUs/')
    await expect(loadingScreen(page)).toBeHidden()
    expect(refused).toEqual([])
  })

  test('does not fetch its player when the document is quick', async ({ page }) => {
    const scripts = watchScripts(page)
    await page.goto('/faq/')
    for (const address of ['/contactUs/', '/privacy-policy/', '/termsofservice/']) {
      await follow(page, address)
      await page.waitForURL(`**${address}`)
      await page.waitForLoadState('load')
    }
    expect(await scripts.hasPlayer()).toBe(false)
  })

  test('shows a still picture under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const scripts = watchScripts(page)
    const sight = await watchSign(page)
    await holdBack(page, '**/contactUs/')
    await page.goto('/faq/', { waitUntil: 'networkidle' })
    await follow(page, '/contactUs/')
    await expect.poll(() => sight()?.isShown).toBe(true)
    await later(400)
    expect(sight()).toMatchObject({ isShown: true, box: '', still: expect.stringContaining('gradient') })
    expect(await scripts.hasPlayer()).toBe(false)
  })

  test('shows a still picture when the player does not load', async ({ page }) => {
    const sight = await watchSign(page)
    const letGo = await holdBack(page, '**/contactUs/')
    await page.goto('/faq/', { waitUntil: 'networkidle' })
    await page.route('**/assets/chunks/**', route => route.abort())
    await follow(page, '/contactUs/')
    await expect.poll(() => sight()?.isShown).toBe(true)
    await later(400)
    expect(sight()).toMatchObject({ isShown: true, box: '', still: expect.stringContaining('gradient') })
    letGo()
    await page.waitForURL('**/contactUs/')
  })

  test('disappears when the visitor stops loading', async ({ page }) => {
    const sight = await watchSign(page)
    await holdBack(page, '**/contactUs/')
    await page.goto('/faq/', { waitUntil: 'networkidle' })
    // A busy machine can take two seconds to show the screen.
    await page.evaluate(() => void setTimeout(() => stop(), 4000))
    await follow(page, '/contactUs/')
    await expect.poll(() => sight()?.heights.length).toBe(5)
    await expect.poll(() => sight()).toMatchObject({ isShown: false, heights: [] })
  })

  test('is hidden on a page restored from the back/forward cache', async ({ baseURL }) => {
    const browser = await launchFullBrowser()
    const page = await browser.newPage({ baseURL })
    const sight = await watchSign(page)
    const letGo = await holdBack(page, '**/contactUs/')
    await page.goto('/faq/', { waitUntil: 'networkidle' })
    await page.evaluate(() => void Object.assign(window, { isSame: true }))
    await follow(page, '/contactUs/')
    await expect.poll(() => sight()?.isShown).toBe(true)
    letGo()
    await page.waitForURL('**/contactUs/')
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/faq/)
    expect(await page.evaluate(() => 'isSame' in window), 'kept for the way back').toBe(true)
    await later(400)
    await expect(loadingScreen(page)).toBeHidden()
    await browser.close()
  })

  for (const link of [
    { href: '#main' },
    { href: '/robots.txt', download: 'robots.txt' },
    { href: 'https://elsewhere.example/' },
  ])
    test(`does not appear for a link to ${link.href}`, async ({ page }) => {
      const sight = await watchSign(page)
      await holdBack(page, '**/robots.txt')
      await holdBack(page, 'https://elsewhere.example/')
      await page.goto('/faq/', { waitUntil: 'networkidle' })
      await expect.poll(() => sight()?.isShown).toBe(false)
      await page.evaluate(to => Object.assign(document.createElement('a'), to).click(), link)
      await later(700)
      expect(sight()?.isShown).toBe(false)
    })
})
