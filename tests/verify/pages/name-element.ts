import type { Page } from 'playwright'

/** An element as the start of its HTML, and texts at or near it, nearest first, by which its source is searched. */
export interface Named {
  element: string
  words: string[]
}

declare global {
  /** Exists in pages prepared by `nameElements`. */
  var nameElement: (element: Element) => Named
}

/** Defines `nameElement` in a page; call before the page is opened. */
export async function nameElements(page: Page): Promise<void> {
  // The compiler wraps inner functions in calls of `__name`, which does not exist in the page.
  await page.addInitScript('globalThis.__name = each => each')
  await page.addInitScript(() => {
    // Only a single text node corresponds to a single text in the source.
    const longestText = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      let longest = ''
      while (texts.nextNode()) {
        const text = texts.currentNode.textContent?.trim() ?? ''
        if (text.length > longest.length && !texts.currentNode.parentElement?.closest('script, style')) longest = text
      }
      return longest
    }
    globalThis.nameElement = element => {
      const attributes = ['alt', 'aria-label', 'placeholder', 'href', 'src'].map(
        name => element.getAttribute(name) ?? '',
      )
      const words = [longestText(element), ...attributes]
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        const before = [...around.children].filter(each => each.compareDocumentPosition(element) & 4).reverse()
        words.push(...before.map(longestText), longestText(around))
      }
      return {
        element: element.outerHTML.replace(/\s+/g, ' ').slice(0, 140),
        words: [...new Set(words.filter(text => text.length > 2))].slice(0, 12),
      }
    }
  })
}

/** Names the elements at these selectors, in their order. */
export function named(page: Page, selectors: string[]): Promise<Named[]> {
  return page.evaluate(
    selectors => selectors.map(selector => nameElement(document.querySelector(selector) ?? document.body)),
    selectors,
  )
}
