import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { addresses, fileOf, htmlOf } from '../../built-site'
import { test } from '../same-page'

const folder = join(import.meta.dirname, '../../../dist/client')
const pictures = addresses.flatMap(address =>
  [...htmlOf(address).matchAll(/<img\b[^>]*>/g)].map(match => ({ address, tag: match[0] })),
)

test('every picture has a size, an alternative text and existing variants', () => {
  expect(pictures.length).toBeGreaterThan(0)
  const faults = pictures.flatMap(({ address, tag }) => {
    const named = tag.match(/\/assets\/media\/[\w.-]+/g) ?? []
    const missing = named.filter(path => !existsSync(join(folder, path)))
    const isWhole = / width="\d+" height="\d+" alt="/.test(tag) && named.length > 0
    return isWhole && missing.length === 0 ? [] : [`${address}: ${tag} ${missing}`]
  })
  expect(faults).toEqual([])
})

test('originals are not published', () => {
  expect(existsSync(join(folder, 'media'))).toBe(false)
})

test('a file that is opened by its own URL shows and runs nothing', async ({ page }) => {
  const openAt = async (path: string) => (await page.goto(path))?.headers()['content-security-policy'] ?? ''
  const names = readdirSync(join(folder, 'assets/media'))
  const pathTo = (ending: string) => `/assets/media/${names.find(name => name.endsWith(ending))}`

  const policy = await openAt(pathTo('.webm'))
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0)
  expect(await openAt(pathTo('.webp'))).toBe(policy)
  expect(await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  const hostile = {
    '/assets/media/a.html': [
      'text/html',
      '<p>Shown</p><script>document.title = "ran"</script><script src="b.js"></script>',
    ],
    '/assets/media/a.svg': [
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"><title>Shown</title><script href="b.js"/></svg>',
    ],
    '/assets/media/b.js': ['text/javascript', 'document.title = "ran"'],
  }
  const run = async (headers: Record<string, string>) => {
    for (const [path, [contentType, body]] of Object.entries(hostile))
      await page.route(`**${path}`, route => route.fulfill({ contentType, body, headers }))
    await openAt('/assets/media/a.html')
    const isRun = [await page.title()]
    await openAt('/assets/media/a.svg')
    return [...isRun, await page.title()].map(title => title === 'ran')
  }
  expect(await run({ 'Content-Security-Policy': policy })).toEqual([false, false])
  // Without the policy both run: the files are real attacks.
  expect(await run({})).toEqual([true, true])
})

test('the picture of an article causes no layout shift and stays small', async ({ page }) => {
  const sizes: number[] = []
  page.on('response', async response => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/assets/media/')) sizes.push(fileOf(pathname).length)
  })
  await page.route('**/assets/media/**', route => route.abort())
  await page.goto('/blog/automate-shared-inbox-without-code/')
  const image = page.locator('main figure img:visible')
  const height = () => image.evaluate(element => (element as HTMLElement).offsetHeight)
  const before = await height()
  expect(before).toBeGreaterThan(100)
  await page.unroute('**/assets/media/**')
  await page.reload()
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => sizes.length).toBe(1)
  expect(await height()).toBe(before)
  expect(sizes[0]).toBeLessThan(60 * 1024)
})

const example = (page: Page, name: string) => page.locator('.tryout > section', { hasText: `Watch ${name} being used` })

test('the demo page has every example on its ground, with its remarks in the margin', async ({ page }) => {
  await page.goto('/demo/')
  await expect(page.locator('summary', { hasText: 'being used' })).toHaveCount(10)
  const vaja = example(page, 'Vaja.AI')
  await vaja.getByLabel('Refund at most').fill('20')
  await expect(vaja).toContainText('hands over')
  const [sheet, remark] = await Promise.all(
    [vaja.locator('.frame'), vaja.getByText('over the $20 limit')].map(part => part.boundingBox()),
  )
  expect(remark?.x).toBeGreaterThan((sheet?.x ?? 0) + 0.7 * (sheet?.width ?? 0))
  // The index stays below the header: of each tile, the name.
  await vaja.locator('.caption').scrollIntoViewIfNeeded()
  await expect(page.locator('.tool-strip b', { hasText: 'Plan' })).toBeInViewport()
})

test('on phones an example shows its beginning until it is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/demo/')
  const vaja = example(page, 'Vaja.AI')
  const height = async () => (await vaja.boundingBox())?.height ?? 0
  const cropped = await height()
  expect(cropped).toBeLessThan(700)
  await vaja.getByRole('link', { name: 'Try Vaja.AI here' }).click()
  await expect(page).toHaveURL(/demo\/#try-vaja$/)
  expect(await height()).toBeGreaterThan(cropped + 300)
  await vaja.getByLabel('Refund at most').fill('20')
  await expect(vaja).toContainText('hands over')
})

test('"Watch Demo" leads to the example of its product, also without scripts', async ({ browser, baseURL }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ baseURL, javaScriptEnabled, viewport: { width: 360, height: 740 } })
    await page.goto('/products/flowbuilder/')
    await page.getByRole('link', { name: 'Watch Demo' }).click()
    await expect(page).toHaveURL(/demo\/#try-flowbuilder$/)
    await expect(example(page, 'FlowBuilder').locator('h3')).toBeInViewport()
    await expect(page.locator('.tryout-open:visible')).toHaveCount(9)
    await page.close()
  }
})

test('without scripts a recording loads on play, has controls and a description', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
  const asked: string[] = []
  page.on('request', request => request.url().includes('/assets/media/') && asked.push(request.url()))
  await page.goto('/demo/', { waitUntil: 'networkidle' })
  const recording = example(page, 'Vaja.AI').locator('details', { hasText: 'Watch Vaja.AI being used' })
  await recording.locator('summary').click()
  const video = recording.locator('video')
  await expect(video).toBeVisible()
  await expect(video).toHaveAttribute('controls')
  await expect(video).not.toHaveAttribute('autoplay')
  await expect(recording.locator('li').first()).toBeVisible()
  expect(asked).toEqual([])
  const { duration, width } = await video.evaluate(async (element: HTMLVideoElement) => {
    await element.play()
    return { duration: element.duration, width: element.videoWidth }
  })
  expect(asked).toHaveLength(1)
  expect(width).toBe(960)
  expect(duration).toBeGreaterThan(3)
})
