import { expect, type Page } from 'playwright/test'
import { addresses } from '../../built-site'
import { recordShifts } from '../layout-shifts'
import { test as plainTest, test } from '../same-page'

/** What has a place of its own on a page that is scrolled: notes, lists of contents, facts, figures, forms. */
const placed =
  'main :is(.note, .beside, .hero-facts, .sections, .wide, .frame, .table, .prompt, .paper, .prose > p, .prose > h2, .noted > p)'

/** The pages with a text that is read along a list of its sections, and those with the most in their margins. */
const read = addresses.filter(address =>
  /^\/(blog\/[^/]+|privacy-policy|refund-policy|termsofservice|training|corporate-training|contactUs|faq|blog)\/$/.test(
    address,
  ),
)

/**
 * Pairs of such boxes that cover each other, neither being in the other, while the page is scrolled to its end; in the
 * page at once, as each question to it takes longer than its answer.
 */
function meetings(page: Page): Promise<string[]> {
  return page.evaluate(selector => {
    /** A paper lies askew, and may lie on another one or over the edge of its band. */
    const elements = [...document.querySelectorAll(selector)].filter(
      element => !element.matches('.paper') && !element.closest('#header'),
    )
    const meetHere = () => {
      const boxes = elements
        .filter(element => element.checkVisibility({ visibilityProperty: true }))
        .map(element => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.bottom > 64 && box.top < innerHeight && box.width > 1)
      return boxes.flatMap(({ element, box }, index) =>
        boxes.slice(index + 1).flatMap(other => {
          if (element.contains(other.element) || other.element.contains(element)) return []
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
          return across > 2 && down > 2
            ? [`${element.className} meets ${other.element.className} at ${scrollY} px`]
            : []
        }),
      )
    }
    const found: string[] = []
    for (let top = 0; top < document.documentElement.scrollHeight; top += 240) {
      scrollTo({ top, behavior: 'instant' })
      found.push(...meetHere())
    }
    return found
  }, placed)
}

for (const width of [360, 768, 1100, 1280, 1920])
  test(`no two boxes meet at any place of a page in a window of ${width} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 720 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const address of read) {
      await page.goto(address)
      expect(await meetings(page), address).toEqual([])
    }
  })

test('the list of contents shows the section that is read, and is closed on phones', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/privacy-policy/')
  const links = page.getByRole('navigation', { name: 'Contents' }).locator('a')
  const current = page.locator('.sections [aria-current]')
  await expect(links.first()).toBeVisible()
  await expect(current).toHaveCount(0)
  const third = await links.nth(2).getAttribute('href')
  await page.locator(`${third}`).evaluate(heading => heading.scrollIntoView({ behavior: 'instant' }))
  await expect(current).toHaveAttribute('href', `${third}`)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await expect(links.first()).toBeHidden()
  await page.locator('.sections summary').click()
  await expect(links.first()).toBeVisible()
})

test('the address that was not found is shown as it was typed, and nothing covers it', async ({ page }) => {
  await page.goto('/no%20such/page/')
  const address = page.locator('[data-address]')
  await expect(address).toHaveText('/no such/page/')
  const [typed, search] = await Promise.all([address.boundingBox(), page.locator('[data-search]').boundingBox()])
  expect(typed?.y ?? 0).toBeGreaterThanOrEqual((search?.y ?? 0) + (search?.height ?? 0))
})

test('an address with a mistake is corrected, and leads to the page that was meant', async ({ page }) => {
  await page.goto('/produts/vaja/')
  const address = page.locator('[data-address]')
  await expect(address.locator('ins')).toHaveText('c')
  await expect(address.locator('s')).toHaveCount(0)
  await page.locator('.lost-near').getByRole('link', { name: 'Vaja.AI' }).click()
  await expect(page).toHaveURL('/products/vaja/')
})

test('the search opens with the words of an address that was not found', async ({ page }) => {
  await page.goto('/dub-video/')
  await page.getByRole('button', { name: 'Search for “dub video”' }).click()
  await expect(page.getByRole('textbox', { name: 'Search this site' })).toHaveValue('dub video')
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
})

plainTest(
  'an address that is like none leads to the pages that most people look for, and nothing moves',
  async ({ page }) => {
    const shifts = await recordShifts(page)
    await page.goto('/xyz/')
    await expect(page.locator('[data-address] > s')).toHaveText('/xyz/')
    await expect(page.locator('.lost-near').getByRole('link')).toHaveCount(6)
    expect(await shifts()).toEqual([])
  },
)

test('"Load More Articles" says that these are all, where they are', async ({ page }) => {
  await page.goto('/blog/')
  const all = page.getByText(/^These are all \d articles/)
  await expect(all).toBeHidden()
  await page.getByText('Load More Articles').click()
  await expect(all).toBeVisible()
  const count = await page.locator('main').evaluate(main => new Set(main.querySelectorAll('article h3 a')).size)
  await expect(all).toContainText(`all ${count} articles`)
})
