import { expect } from 'playwright/test'
import { selectorOf } from '../../class-selector'
import { test } from '../same-page'

test('a printed page has no bars and buttons, open answers and no cut-off text', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/faq/')
  await expect(page.locator('body > header')).toBeHidden()
  await expect(page.locator('body > footer')).toBeHidden()
  for (const button of await page.locator('button').all()) await expect(button).toBeHidden()
  for (const answer of await page.locator('details > p').all()) await expect(answer).toBeVisible()
  await page.goto('/blog/team-ai-rollout-plan/')
  await expect(page.getByRole('heading', { name: 'New articles by email' })).toBeHidden()
  await expect(page.locator('.prose table').first()).toBeVisible()
})

test('the main call to action is printed as text with its address, as the second one is', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const [address, main, ...others] of [
    ['/', 'Try ten examples'],
    ['/enterprise/', 'Deploy Products', 'Build Custom Solutions'],
  ] as const) {
    await page.goto(address)
    for (const name of [main, ...others]) {
      const link = page.locator('.hero').getByRole('link', { name })
      await expect(link).toBeVisible()
      const printed = await link.evaluate(a => [getComputedStyle(a, '::after').content, a.getAttribute('href')])
      expect(printed[0]).toBe(`" (${printed[1]})"`)
    }
    const ground = page.locator('.hero').getByRole('link', { name: main })
    await expect(ground).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }
})

test('a demo prints the backgrounds that say something and breaks between its parts', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/products/plan/')
  await expect(page.locator(`.frame ${await selectorOf('bg-rule')}`).first()).toHaveCSS('print-color-adjust', 'exact')
  await page.goto('/')
  const windowPx = 700
  const unbreakable = await page
    .locator('x-island .frame, x-island .frame *')
    .evaluateAll(parts =>
      parts
        .filter(part => getComputedStyle(part).breakInside === 'avoid')
        .map(part => part.getBoundingClientRect().height),
    )
  expect(unbreakable.length).toBeGreaterThan(1)
  expect(Math.max(...unbreakable)).toBeLessThan(windowPx / 2)
})

test('on paper nothing is painted beyond its box, and words need no ground to be read', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const address of [
    '/',
    '/products/',
    '/products/vaja/',
    '/enterprise/',
    '/enterprise/solutions/',
    '/training/',
  ]) {
    await page.goto(address)
    const faults = await page.locator('main').evaluate(main => {
      const channels = (color: string) => {
        const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
        if (!context) throw new Error('no canvas')
        context.fillStyle = color
        context.fillRect(0, 0, 1, 1)
        return [...context.getImageData(0, 0, 1, 1).data]
      }
      const luminance = (color: string) => {
        const [r = 0, g = 0, b = 0] = channels(color).map(value => ((value / 255 + 0.055) / 1.055) ** 2.4)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const name = (part: Element) => `${part.tagName}.${part.className}: ${part.textContent?.trim().slice(0, 40)}`
      return [...main.querySelectorAll('*')].flatMap(part => {
        if (!part.checkVisibility() || part.closest('svg')) return []
        const style = getComputedStyle(part)
        if (
          [style, getComputedStyle(part, '::before'), getComputedStyle(part, '::after')].some(
            each => each.boxShadow !== 'none',
          )
        )
          return [`shadow of ${name(part)}`]
        if (style.printColorAdjust === 'exact') return []
        const says = [...part.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        return says && luminance(style.color) > 0.183 ? [`${style.color} on paper: ${name(part)}`] : []
      })
    })
    expect(faults, address).toEqual([])
  }
})

test('print styles do not block rendering', async ({ page }) => {
  await page.goto('/')
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(entry => /print\.\w+\.css/.test(entry.name))
      .map(entry => (entry as PerformanceResourceTiming & { renderBlockingStatus: string }).renderBlockingStatus),
  )
  expect(blocking).toEqual(['non-blocking'])
})

test('short parts are printed whole, and a part with a table or list breaks between its rows', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  const breaksOf = (selector: string) =>
    page.locator(selector).evaluateAll(parts => [...new Set(parts.map(part => getComputedStyle(part).breakInside))])
  await page.goto('/products/shubh/')
  expect(await breaksOf('main .pane:has(section)')).toEqual(['auto'])
  await page.goto('/products/flowbuilder/')
  expect(await breaksOf('main .pane:has(table)')).toEqual(['auto'])
  await page.goto('/blog/learn-ai-without-coding-beginners-guide/')
  expect(await breaksOf('main [aria-label^="Worked example"]')).toEqual(['avoid'])
  await page.goto('/enterprise/')
  expect(await breaksOf('main .packages > section')).toEqual(['avoid'])
})

test('what a dark screen shows as dark pictures is printed from the pictures for paper', async ({ page }) => {
  const shown = () =>
    page
      .locator('main img')
      .evaluateAll(images =>
        images.flatMap((image, index) =>
          image.getClientRects().length > 0 ? [`${index} ${image.closest('picture')?.hidden}`] : [],
        ),
      )
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await page.goto('/blog/automate-shared-inbox-without-code/')
  const onScreen = await shown()
  // A browser prints at once: a picture for paper only must be an element of its own, which is loaded before.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const onPaper = await shown()
  expect(onPaper).toHaveLength(1)
  expect(onPaper.filter(each => onScreen.includes(each))).toEqual([])
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  expect(await shown()).toEqual(onPaper)
})

test('on paper the columns of a table share its width by what they hold', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  // Widths in px of a sheet of A4, and of the space between its margins.
  const [sheetPx, textPx] = [794, 672]
  await page.setViewportSize({ width: sheetPx, height: 1123 })
  for (const [address, column] of [
    ['/products/draftemail/', 1],
    ['/enterprise/security/', 0],
  ] as const) {
    await page.goto(address)
    await page.locator('main').evaluate((main, px) => Object.assign(main.style, { width: `${px}px` }), textPx)
    const widths = await page
      .locator('main table[class*=wide], main .wide table')
      .first()
      .evaluate((table: HTMLTableElement) => [...(table.rows[1]?.cells ?? [])].map(cell => cell.offsetWidth))
    expect(widths[column], `${address}: ${widths}`).toBeGreaterThan(textPx / 4)
  }
})
