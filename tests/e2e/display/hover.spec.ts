import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { accessibilityFaults } from '../../accessibility'
import { test } from '../own-page'

/**
 * Shows the controls of a page as they look under a pointer, one of each look: what differs only in its words has the same
 * colors. All at once, because axe reads the whole page for each answer. Gives their number.
 */
async function hoverEachLook(page: Page): Promise<number> {
  const count = await page
    .locator('main :is(a, button):visible, #header :is(a, button):visible')
    .evaluateAll(controls => {
      const looks = controls.map(each => `${each.className} on ${each.closest('[class*=world-], .ground')?.className}`)
      const first = controls.filter((_, index) => looks.indexOf(looks[index] ?? '') === index)
      for (const each of first) each.setAttribute('data-under', '')
      return first.length
    })
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  // A pointer over a control is over all that it is in.
  const selector = '[data-under], :has([data-under])'
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  for (const nodeId of nodeIds) await client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] })
  await page.evaluate(() => Promise.all(document.getAnimations().map(each => each.finished)))
  return count
}

for (const path of ['/signup/', '/products/draftemail/'])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`under a pointer the words of buttons and links can be read: ${path}, ${colorScheme}`, async ({ page }) => {
      // Without the color changes' duration, a color is there at once.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      expect(await hoverEachLook(page)).toBeGreaterThan(6)
      expect(await accessibilityFaults(page, ':root', 'colors')).toEqual([])
    })
