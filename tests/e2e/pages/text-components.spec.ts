import { expect, type Page } from 'playwright/test'
import { accessibilityFaults } from '../../accessibility'
import { test } from '../own-page'

const withTabs = '/blog/rehearse-hard-conversations-with-ai/'
const withSteps = '/blog/automate-shared-inbox-without-code/'

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('a prompt is copied with the places to fill in, and a screen reader is told', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(withSteps)
  const prompt = page.getByRole('figure').filter({ hasText: 'Prompt: Draft a reply from a record' })
  await prompt.getByRole('button', { name: 'Copy prompt' }).click()
  await expect(prompt.getByRole('status')).toHaveText(/^Copied\s*$/)
  const text = await copied(page)
  expect(text).toContain('write only: NEEDS A PERSON.\nAt most 90 words.')
  expect(text).toMatch(/RECORD:\n\[record\]\n\nMESSAGE:\n\[message\]$/)
})

test('where copying is not allowed, the prompt is selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed.'))
  })
  await page.goto(withSteps)
  const prompt = page.getByRole('figure').filter({ hasText: 'Prompt: Sort a message' })
  await prompt.getByRole('button').click()
  await expect(prompt.getByRole('status')).toContainText('Selected')
  expect(await page.evaluate(() => String(getSelection()))).toMatch(/^Sort the message[\s\S]*\[message\]$/)
})

test('tabs follow the keyboard, and one of them is in the order of focus', async ({ page }) => {
  await page.goto(withTabs)
  const tabs = page.getByRole('tablist', { name: 'Situations' }).getByRole('tab')
  await expect(tabs).toHaveText(['Interview', 'Pay talk', 'Price rise', 'Feedback'])
  const panel = page.getByRole('tabpanel')
  await expect(panel).toHaveCount(1)
  await tabs.first().focus()
  for (const [key, name] of [
    ['ArrowRight', 'Pay talk'],
    ['End', 'Feedback'],
    ['ArrowRight', 'Interview'],
    ['ArrowLeft', 'Feedback'],
    ['Home', 'Interview'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('tab', { name, selected: true })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    await expect(panel).toHaveCount(1)
  }
  await page.keyboard.press('Tab')
  await expect(panel).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('on paper every tab is there under its title', async ({ page }) => {
  await page.goto(withTabs)
  await expect(page.getByRole('tab').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('tab')).toHaveCount(0)
  for (const title of ['Interview', 'Feedback'])
    await expect(page.locator('.tabs').getByText(title, { exact: true }).last()).toBeVisible()
  await expect(page.getByText('this person brings up old cases')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every tab, prompt and detail can be read, and nothing asks for a script', async ({ page }) => {
    await page.goto(withTabs)
    for (const name of ['Interview', 'Pay talk', 'Price rise', 'Feedback'])
      await expect(page.getByRole('region', { name })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy prompt' }).first()).toBeHidden()
    await page.goto(withSteps)
    await page.getByText('The same sum on a bad day').click()
    await expect(page.getByText('That costs 20 minutes and leaves you 40.')).toBeVisible()
  })
})

test('a video loads nothing but its picture until it is played', async ({ page }) => {
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.goto(withTabs, { waitUntil: 'networkidle' })
  const video = page.locator('video')
  await expect(video).toHaveAttribute('aria-label', /^A talk with a sponsor/)
  expect(await video.evaluate((each: HTMLVideoElement) => [each.autoplay, each.controls, each.preload])).toEqual([
    false,
    true,
    'none',
  ])
  expect(requests.filter(url => url.endsWith('.webm'))).toEqual([])
})

test('a page without such parts loads neither their script nor their styles', async ({ page }) => {
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.goto('/products/vaja/', { waitUntil: 'networkidle' })
  expect(requests.filter(url => /page-parts|copy-text|tabs|\/(code|steps)\.\w+\.css/.test(url))).toEqual([])
})
