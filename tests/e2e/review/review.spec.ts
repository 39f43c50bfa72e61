import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'playwright/test'
import { accessibilityFaults } from '../../accessibility'
import { test } from '../own-page'

/** Two sites and the report on them; written once, because a report takes pictures. */
const folder = mkdtempSync(join(tmpdir(), 'review-'))
const report = pathToFileURL(join(import.meta.dirname, '../../../dist/review/index.html')).href

const hostile = '&lt;script&gt;document.title = "ran"&lt;/script&gt;&lt;img src=x onerror="document.title = 1"&gt;'

function write(name: string, sentence: string, footer: string): void {
  const page = (heading: string, text: string) =>
    `<!doctype html><html lang="en"><head><title>${heading}</title></head><body><main><h1>${heading}</h1><p>${text}</p></main><footer><p>${footer}</p></footer></body></html>`
  const files = {
    'index.html': page('Tea', sentence),
    'a/index.html': page('A', 'Water.'),
    'b/index.html': page('B', 'Pot.'),
  }
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, name, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

test.describe.configure({ mode: 'serial' })

test.beforeAll(({ launchOptions }) => {
  write('before', 'Two leaves.', 'One footer')
  write('after', `Three leaves. ${hostile}`, 'Another footer')
  const root = join(import.meta.dirname, '../../..')
  const sites = ['before', 'after'].map(name => join(folder, name))
  // The browser of these tests: another one takes three times as long for the pictures.
  const env = { ...process.env, CHROME_PATH: launchOptions.executablePath }
  execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/review.ts', ...sites], { cwd: root, env })
})

test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a report opens from the disk, accessible in both color schemes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const file of ['', 'changes/1.html', 'changes/2.html']) {
      await page.goto(new URL(file || 'index.html', report).href)
      expect(await accessibilityFaults(page), file).toEqual([])
      expect(await page.title()).not.toBe('ran')
    }
  }
})

test('pictures show what changed, one on the other, and the slider moves between them', async ({ page }) => {
  await page.goto(report)
  await page.getByRole('link', { name: /^3 pages/ }).click()
  const [before, after] = [page.locator('.before img').first(), page.locator('.after img').first()]
  expect(await before.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280)
  expect(await before.boundingBox()).toEqual(await after.boundingBox())
  const slider = page.getByRole('slider').first()
  await slider.fill('100')
  expect(
    await page
      .locator('.after')
      .first()
      .evaluate(element => element.style.clipPath),
  ).toContain('100%')
  await expect(page.locator('del').first()).toHaveText('One')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('both pictures are side by side, and each mark leads to its change', async ({ page }) => {
    await page.goto(new URL('changes/1.html', report).href)
    const boxes = await Promise.all(['.before', '.after'].map(side => page.locator(side).first().boundingBox()))
    expect(boxes[1]?.x).toBeGreaterThan((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0))
    await page.getByRole('link', { name: 'Change 1' }).first().click()
    expect(page.url()).toMatch(/#change-1$/)
    await expect(page.locator('#change-1')).toBeVisible()
  })
})
