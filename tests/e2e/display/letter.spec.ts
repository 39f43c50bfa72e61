import { expect } from 'playwright/test'
import { test } from '../same-page'

test('the paragraphs of the letter are equally far apart, whatever stands beside them', async ({ page }) => {
  for (const address of ['/', '/products/draftemail/'])
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      // From the last line of a paragraph to the first one of the next.
      const spaces = await page
        .locator('.mail-text')
        .first()
        .evaluate(mail => {
          const lines = [...mail.children].map(paragraph => {
            const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
            const all: DOMRect[] = []
            while (walker.nextNode()) {
              if (walker.currentNode.parentElement?.closest('.remark, sup')) continue
              const range = document.createRange()
              range.selectNodeContents(walker.currentNode)
              all.push(...range.getClientRects())
            }
            return { top: Math.min(...all.map(({ top }) => top)), bottom: Math.max(...all.map(({ bottom }) => bottom)) }
          })
          return lines.slice(1).map(({ top }, index) => top - (lines[index]?.bottom ?? 0))
        })
      expect(spaces.length).toBeGreaterThan(2)
      expect(Math.max(...spaces) - Math.min(...spaces), `${address}, ${width}: ${spaces}`).toBeLessThan(3)
    }
})
