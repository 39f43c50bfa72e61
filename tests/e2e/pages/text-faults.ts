import type { Page } from 'playwright/test'

/**
 * Texts that cannot be read at the present width of the window: those in a column of a few letters, those printed over
 * another text, those that the line to a remark strikes through, and ranges and headings that break at a dash.
 */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      text: string
      node: Node
      left: number
      right: number
      top: number
      bottom: number
    }

    /** Computes something of an element once, from that of the element around it. */
    const inherited = <Value>(compute: (element: Element, around: Value) => Value, initial: Value) => {
      const known = new Map<Element, Value>()
      const of = (element: Element | null): Value => {
        if (!element) return initial
        const value = known.get(element) ?? compute(element, of(element.parentElement))
        known.set(element, value)
        return value
      }
      return of
    }

    /** Whether only screen readers read it. */
    const isClipped = inherited(
      (element, around: boolean) => around || getComputedStyle(element).clipPath === 'inset(50%)',
      false,
    )
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('svg, select, [aria-hidden=true], #header, .paper') &&
      !isClipped(element)

    /** What is seen in an element, within the boxes that cut off what is beyond them. */
    const windowOf = inherited(
      (element, around) => {
        if (getComputedStyle(element).overflowX === 'visible') return around
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return {
          left: Math.max(left, around.left),
          right: Math.min(right, around.right),
          top: Math.max(top, around.top),
          bottom: Math.min(bottom, around.bottom),
        }
      },
      { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity },
    )

    /** The opaque sheet that stays in the window while what it covers scrolls on. */
    const stickyOf = inherited<Element | null>((element, around) => {
      const { position, backgroundColor } = getComputedStyle(element)
      return position === 'sticky' && backgroundColor !== 'rgba(0, 0, 0, 0)' ? element : around
    }, null)

    /** The lines of each text, each as high as its small letters. */
    const lines: Line[] = []
    const crushed: string[] = []
    const broken: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim().replace(/\s+/g, ' ') ?? ''
      if (!parent || !text || !isShown(parent)) continue
      const whole = parent.closest('h1, h2, h3') ? /\p{L}+(?:-\p{L}+)+|\d+–\d+/gu : /\d+–\d+/g
      for (const { 0: word, index } of node.textContent?.matchAll(whole) ?? []) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (tops.size > 1) broken.push(`"${word}" is broken in "${text.slice(0, 40)}"`)
      }
      range.selectNodeContents(node)
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 2)
      for (const box of boxes) {
        const { top, bottom, ...sides } = windowOf(parent)
        const [left, right] = [Math.max(box.left, sides.left), Math.min(box.right, sides.right)]
        const middle = (box.top + box.bottom) / 2
        if (right - left > 2 && middle > top && middle < bottom)
          lines.push({ text, node, left, right, top: middle - size / 4, bottom: middle + size / 4 })
      }
      const heights = new Set(boxes.map(({ top }) => Math.round(top)))
      if (heights.size > 4 && text.length / heights.size < 6)
        crushed.push(`${heights.size} lines for "${text.slice(0, 40)}"`)
    }

    lines.sort((one, other) => one.top - other.top)
    const overprinted = lines.flatMap((line, index) => {
      const faults: string[] = []
      for (const other of lines.slice(index + 1)) {
        if (other.top > line.bottom - 2) break
        const isBeside = Math.min(line.right, other.right) - Math.max(line.left, other.left) <= 2
        if (isBeside || line.node === other.node) continue
        if (stickyOf(line.node.parentElement) !== stickyOf(other.node.parentElement)) continue
        faults.push(`"${line.text.slice(0, 40)}" over "${other.text.slice(0, 40)}"`)
      }
      return faults
    })

    const struck = [...document.querySelectorAll('.leader')].filter(isShown).flatMap(leader => {
      const { left, top } = leader.getBoundingClientRect()
      const edge = leader.closest('.frame-sheet')?.getBoundingClientRect().right ?? 0
      return lines
        .filter(line => line.left > left + 2 && line.right < edge && line.top < top && line.bottom > top)
        .filter(({ node }) => !node.parentElement?.closest('.remark, .beside-row'))
        .map(({ text }) => `a line through "${text.slice(0, 40)}"`)
    })
    return [...new Set([...crushed, ...broken, ...overprinted, ...struck])]
  })
}
