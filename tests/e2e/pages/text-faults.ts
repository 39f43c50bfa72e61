import type { Page } from 'playwright/test'

/**
 * Texts that cannot be read at the present width of the window: those in a column of a few letters, those printed over
 * another text, and those that the line to a remark strikes through.
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

    /** What only screen readers read. */
    const clipped = [...document.querySelectorAll('body *')].filter(
      element => getComputedStyle(element).clipPath === 'inset(50%)',
    )
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('svg, select, [aria-hidden=true], #header, .paper') &&
      !clipped.some(around => around.contains(element))

    /** What is seen of a box, within the boxes that cut off what is beyond them. */
    const seen = (element: Element, box: DOMRect) => {
      let { left, right, top, bottom } = box
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue
        const edge = around.getBoundingClientRect()
        left = Math.max(left, edge.left)
        right = Math.min(right, edge.right)
        top = Math.max(top, edge.top)
        bottom = Math.min(bottom, edge.bottom)
      }
      return { left, right, top, bottom }
    }

    /** The lines of each text, each as high as its small letters. */
    const lines: Line[] = []
    const crushed: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim().replace(/\s+/g, ' ') ?? ''
      if (!parent || !text || !isShown(parent)) continue
      range.selectNodeContents(node)
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 2)
      for (const box of boxes) {
        const { left, right, top, bottom } = seen(parent, box)
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
    return [...new Set([...crushed, ...overprinted, ...struck])]
  })
}
