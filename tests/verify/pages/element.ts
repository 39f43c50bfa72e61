import type { Page } from 'playwright'

/** An element as a reader of a report recognizes it, and the texts by which its source is found, the nearest first. */
export interface Named {
  element: string
  words: string[]
}

declare global {
  /** In a page under test: names an element. */
  var nameElement: (element: Element) => Named
}

/** Teaches a page, before it is opened, to name its elements. */
export async function nameElements(page: Page): Promise<void> {
  // The compiler names inner functions through a function of its own, which a page doesn't have.
  await page.addInitScript('globalThis.__name = each => each')
  await page.addInitScript(() => {
    // Markup and expressions come between the texts of an element: only what is one text here is one in the source.
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

/** Names the elements that selectors lead to, in their order. */
export function named(page: Page, selectors: string[]): Promise<Named[]> {
  return page.evaluate(
    selectors => selectors.map(selector => nameElement(document.querySelector(selector) ?? document.body)),
    selectors,
  )
}
