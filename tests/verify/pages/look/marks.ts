import type { Page } from 'playwright'
import type { PageCheck } from '../../check'

const width = 1280
const height = 720
/** Height of the header, below which a window of the page begins, in pixels. */
const header = 64
/** Distance between the windows that are inspected, in pixels. */
const step = 40
const maxRemarks = 3

/** A remark in the color of annotations: a marked part and its note count once. */
interface Remark {
  /** The same for the parts of one remark. */
  key: string
  text: string
  /** From the top of the page, in pixels. */
  top: number
  bottom: number
}

export const marks: PageCheck = {
  name: 'marks',
  async inspect({ page, address }) {
    const before = page.viewportSize()
    await page.setViewportSize({ width, height })
    const remarks = await page.evaluate(readRemarks)
    const bottom = Math.max(0, ...remarks.map(remark => remark.bottom))
    if (before) await page.setViewportSize(before)
    let most: { top: number; texts: Map<string, string> } | undefined
    for (let top = 0; top < bottom; top += step) {
      const shown = remarks.filter(remark => remark.top < top + height && remark.bottom > top + header)
      const texts = new Map(shown.map(({ key, text }) => [key, text]))
      if (texts.size > Math.max(maxRemarks, most?.texts.size ?? 0)) most = { top, texts }
    }
    if (!most) return []
    const message = `shows ${most.texts.size} remarks in the window at ${most.top} px: ${[...most.texts.values()].join(' | ')}`
    return [{ page: address, message }]
  },
  requirements: {
    [`A window of ${width} x ${height} px never shows more than ${maxRemarks} remarks in the color of annotations.`]: (
      page: Page,
    ) =>
      page.evaluate(() => {
        for (let number = 0; number < 4; number++) {
          const remark = document.createElement('p')
          remark.textContent = `Remark ${number}`
          remark.style.color = 'var(--mark-ink)'
          document.querySelector('main')?.append(remark)
        }
      }),
  },
}

/** The parts of the page in the color of annotations: texts, grounds, edges, underlines, and lines of drawings. */
export function readRemarks(): Remark[] {
  const probe = document.body.appendChild(document.createElement('i'))
  const colors = ['--mark', '--mark-ink', '--mark-wash'].map(name => {
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  })
  probe.remove()
  const isMarked = (element: Element) => {
    const style = getComputedStyle(element)
    const hasText = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    const edge = (['Top', 'Right', 'Bottom', 'Left'] as const).some(
      side => Number.parseFloat(style[`border${side}Width`]) > 0 && colors.includes(style[`border${side}Color`]),
    )
    const underline = style.textDecorationLine !== 'none' && colors.includes(style.textDecorationColor)
    const isDrawn = element instanceof SVGGeometryElement && [style.stroke, style.fill].some(c => colors.includes(c))
    const text = hasText && colors.includes(style.color)
    return text || edge || isDrawn || underline || colors.includes(style.backgroundColor)
  }
  const found = [...document.querySelectorAll('main *')].filter(
    element => element.checkVisibility({ visibilityProperty: true }) && isMarked(element),
  )
  const numberOf = (element: Element) => {
    const after = [element.nextElementSibling, element.parentElement?.nextElementSibling]
    const beside = element.matches('sup') ? element : after.find(each => each?.matches('sup'))
    const notes = [element.closest('p'), element.closest('li')]
    const number = beside ?? notes.map(each => each?.querySelector(':scope > b:first-child')).find(Boolean)
    return number && /^\d+$/.test(number.textContent) ? number.textContent : undefined
  }
  // On an annotated sheet, marked words and the lines that lead from them belong to the notes beside it.
  const belongsToNote = (element: Element) =>
    element.closest('.annotated') !== null && !getComputedStyle(element).fontFamily.includes('Pen')
  const figures = [...document.querySelectorAll('figure')]
  // A marked sheet of paper or a canvas is one remark; elsewhere the innermost line that holds both.
  const lines = [...document.querySelectorAll('main li:has(em), main p:has(em), main dd:has(.pen)')].reverse()
  const places = [...document.querySelectorAll('.paper, .canvas'), ...lines]
  return found
    .filter(element => !found.some(other => other !== element && other.contains(element)))
    .filter(element => !belongsToNote(element))
    .map((element, index) => {
      const { top, bottom } = element.getBoundingClientRect()
      const number = numberOf(element)
      const figure = element.closest('figure')
      const place = places.findIndex(each => each.contains(element))
      const ofPlace = place < 0 ? `${index}` : `place ${place}`
      const key = number && figure ? `figure ${figures.indexOf(figure)}, ${number}` : ofPlace
      return { key, text: element.textContent.trim().slice(0, 40), top: top + scrollY, bottom: bottom + scrollY }
    })
    .filter(({ top, bottom }) => bottom - top > 1)
}
