import type { Page } from 'playwright'

/** Opens all disclosures of a page, scrolls through it and waits until its islands have started. */
export async function openEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    // A pointer over an island loads its script.
    for (const island of document.querySelectorAll('x-island'))
      island.firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    for (let wait = 0; wait < 100 && document.querySelector('x-island:not([awake]):not([wake^="("])'); wait++)
      await new Promise(resolve => setTimeout(resolve, 50))
    scrollTo(0, 0)
  })
}
