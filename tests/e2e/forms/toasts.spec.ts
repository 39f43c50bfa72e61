import { expect, type Page } from 'playwright/test'
import { test } from '../own-page'

interface Detail {
  kind?: string
  text: string
  id?: string
}

/** Raises toasts as a plain script of a page does, by an event for each. */
const raise = (page: Page, ...details: Detail[]) =>
  page.evaluate(list => {
    for (const detail of list) document.dispatchEvent(new CustomEvent('toast', { detail }))
  }, details)
const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto('/faq/', { waitUntil: 'networkidle' })
})

test('the first toast loads the toaster and gets a live region before its text', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.evaluate(() => {
    const order: string[] = []
    Object.assign(window, { order })
    new MutationObserver(records => {
      for (const node of records.flatMap(record => [...record.addedNodes]))
        if (node instanceof Element)
          if (node.matches('li')) order.push('toast')
          else if (node.querySelector('[aria-live=polite]:empty') || node.matches('section')) order.push('region')
    }).observe(document.body, { childList: true, subtree: true })
  })
  expect(asked).toEqual([])
  await raise(page, { text: 'Link copied' })
  await expect(toasts(page)).toHaveText(['Link copied'])
  expect(asked.length).toBeGreaterThan(0)
  expect(await page.evaluate(() => (window as unknown as { order: string[] }).order)).toEqual(['region', 'toast'])
  await expect(page.locator('[aria-live=polite] li')).toHaveCount(1)
})

test('each kind stays its specified time, a loading toast until replaced', async ({ page }) => {
  await raise(page, { kind: 'loading', text: 'loading', id: 'job' })
  await expect(toasts(page)).toHaveCount(1)
  // From here on time passes only as the test says.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await raise(page, { text: 'plain' }, { kind: 'success', text: 'success' }, { kind: 'error', text: 'error' })
  await page.clock.runFor(100)
  await expect(toasts(page)).toHaveCount(4)
  // One that fades out is inert already.
  const left = () => page.locator('[data-toast]:not([inert]) p').allInnerTexts()
  const now = async () => (await left()).map(text => text.replace(/^\w+:\s*/, ''))
  await page.clock.runFor(2800)
  await expect.poll(now).toEqual(['error', 'success', 'plain', 'loading'])
  await page.clock.runFor(600)
  await expect.poll(now).toEqual(['error', 'plain', 'loading'])
  await page.clock.runFor(1000)
  await expect.poll(now).toEqual(['error', 'loading'])
  await page.clock.runFor(1000)
  await expect.poll(now).toEqual(['loading'])
  await page.clock.runFor(120_000)
  expect(await now()).toEqual(['loading'])
  await raise(page, { kind: 'success', text: 'finished', id: 'job' })
  await expect.poll(now).toEqual(['finished'])
  await page.clock.runFor(3500)
  await expect.poll(now).toEqual([])
  await page.clock.runFor(500)
  await expect(toasts(page)).toHaveCount(0)
})

test('success is green, an error red, and both have a text alternative', async ({ page }) => {
  await raise(page, { kind: 'success', text: 'Saved' }, { kind: 'error', text: 'Lost' })
  const ground = (text: string) =>
    toasts(page)
      .filter({ hasText: text })
      .evaluate(row => {
        const canvas = document.createElement('canvas').getContext('2d')
        if (!canvas) throw new Error('no canvas')
        canvas.fillStyle = getComputedStyle(row).backgroundColor
        canvas.fillRect(0, 0, 1, 1)
        return [...canvas.getImageData(0, 0, 1, 1).data] as [number, number, number, number]
      })
  await expect(toasts(page)).toHaveCount(2)
  // They stay while they are looked at.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const [red, green] = [await ground('Lost'), await ground('Saved')]
  expect(green[1]).toBeGreaterThan(green[0])
  expect(red[0]).toBeGreaterThan(red[1] + 60)
  await expect(toasts(page).filter({ hasText: 'Lost' })).toContainText('Error: Lost')
  await expect(toasts(page).filter({ hasText: 'Saved' })).toContainText('Done: Saved')
})

test('at most twenty toasts show, and none covers the header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await raise(page, ...Array.from({ length: 25 }, (_, n) => ({ kind: 'loading', text: `number ${n}` })))
  await expect(toasts(page)).toHaveCount(20)
  await expect(toasts(page).first()).toContainText('number 24')
  await page.getByText('Menu', { exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Training' }).click({ trial: true })
})

test('hover and focus pause the timers of toasts', async ({ page }) => {
  await raise(page, { text: 'Read me slowly' })
  await expect(toasts(page)).toHaveCount(1)
  await toasts(page).hover()
  await page.clock.runFor(20_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.mouse.move(5, 500)
  await page.clock.runFor(4500)
  await expect(toasts(page)).toHaveCount(0)

  await raise(page, { text: 'By keyboard' })
  await expect(toasts(page)).toHaveCount(1)
  await page.keyboard.press('F8')
  await expect(toasts(page).getByRole('button')).toBeFocused()
  await page.clock.runFor(20_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.clock.runFor(4500)
  await expect(toasts(page)).toHaveCount(0)
})

test('a toast is dismissed by mouse, Enter and Escape, and the focus returns', async ({ page }) => {
  await raise(
    page,
    { kind: 'loading', text: 'one' },
    { kind: 'loading', text: 'two' },
    { kind: 'loading', text: 'three' },
  )
  await expect(toasts(page)).toHaveCount(3)
  await toasts(page).first().getByRole('button').click()
  await page.clock.runFor(1000)
  await expect(toasts(page)).toContainText(['two', 'one'])
  const link = page.getByRole('link', { name: 'Terms of Service' })
  await link.focus()
  await page.keyboard.press('F8')
  await page.keyboard.press('Enter')
  await page.clock.runFor(1000)
  await expect(toasts(page)).toContainText(['one'])
  await expect(toasts(page).getByRole('button')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.clock.runFor(1000)
  await expect(toasts(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.mouse.move(5, 500)
  await raise(page, { text: 'later' })
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(5000)
  await expect(toasts(page)).toHaveCount(0)
})

test('toasts cause no policy violation', async ({ page }) => {
  const said: string[] = []
  page.on('console', message => message.type() === 'error' && said.push(message.text()))
  page.on('pageerror', error => said.push(error.message))
  await raise(page, { kind: 'error', text: 'Something' })
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(6000)
  await expect(toasts(page)).toHaveCount(0)
  expect(said).toEqual([])
})
