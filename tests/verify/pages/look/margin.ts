import type { PageCheck } from '../../check'

/**
 * The elements of the margin, by class. The remark on a canvas is in it, and the facts of an article are in the column of
 * its contents.
 */
const inMargin = '.note:not(.canvas *), .beside, .hero-facts:not(.sections-column *)'

export const margin: PageCheck = {
  name: 'margin',
  async inspect({ page, address }) {
    const found = await page.evaluate(selector => {
      const content = document.querySelector('main .page')
      if (!content) return []
      const { right } = content.getBoundingClientRect()
      const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const edge = right - Number.parseFloat(getComputedStyle(content).paddingRight) - 16 * root
      const held = [...document.querySelectorAll(`main :is(${selector})`)]
        .filter(element => element.checkVisibility())
        .map(element => ({ element, box: element.getBoundingClientRect() }))
      const misplaced = held
        .filter(({ box }) => Math.abs(box.left - edge) > 1)
        .map(({ element, box }) => ({
          ...nameElement(element),
          message: `begins at ${Math.round(box.left)} px, not at the margin's edge at ${Math.round(edge)} px`,
        }))
      const covered = held
        .filter(({ element, box }) =>
          held.some(
            other =>
              other.element !== element &&
              !other.element.contains(element) &&
              !element.contains(other.element) &&
              other.box.top < box.bottom - 1 &&
              other.box.bottom > box.top + 1,
          ),
        )
        .map(({ element }) => ({ ...nameElement(element), message: 'is at the height of another part of the margin' }))
      return [...misplaced, ...covered]
    }, inMargin)
    return found.map(finding => ({ page: address, ...finding }))
  },
  requirements: {
    'In a window of 1280 px, the margin is one column: what it holds has one left edge and covers nothing.': page =>
      page.evaluate(() => {
        const note = Object.assign(document.createElement('p'), {
          className: 'note',
          textContent: 'Out of its column.',
        })
        document.querySelector('main .page')?.append(note)
      }),
  },
}
