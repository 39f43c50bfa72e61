import type { Locator } from 'playwright'
import { expect } from 'playwright/test'
import { accessibilityFaults } from '../../accessibility'
import { test } from '../same-page'

/** One control of each look on the page: what differs only in its words has the same colors. */
async function eachLook(controls: Locator): Promise<Locator[]> {
  const looks = await controls.evaluateAll(elements =>
    elements.map(element => `${element.className} on ${element.closest('[class*=world-], .ground')?.className}`),
  )
  return looks.flatMap((look, index) => (looks.indexOf(look) === index ? [controls.nth(index)] : []))
}

for (const path of ['/signup/', '/products/draftemail/'])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`under a pointer the words of buttons and links can be read: ${path}, ${colorScheme}`, async ({ page }) => {
      // Without the color changes' duration, a color is there at once.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      const looks = await eachLook(page.locator('main :is(a, button):visible, #header :is(a, button):visible'))
      expect(looks.length).toBeGreaterThan(6)
      for (const control of looks) {
        await control.hover()
        const part = await control.evaluate(element => {
          for (const other of document.querySelectorAll('[data-under]')) other.removeAttribute('data-under')
          element.setAttribute('data-under', '')
          return Promise.all(element.getAnimations({ subtree: true }).map(each => each.finished)).then(
            () => '[data-under]',
          )
        })
        expect(await accessibilityFaults(page, part, 'colors')).toEqual([])
      }
    })
