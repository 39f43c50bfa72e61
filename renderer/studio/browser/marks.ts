// Reaches the browser, when a writer turns edit mode on in the dev server.
import { marks } from '../contract'
import { servedElement } from './pair-islands'

/** A text, block or computed value on the page that can be edited. */
export interface Target {
  element: Element
  /** The ids of its sources: several where the value is computed from them. */
  ids: string[]
  /** Its range in the text of the element, as offsets. */
  part?: { start: number; end: number }
  /** The attribute that shows it, such as `alt`. */
  attribute?: string
  isComputed: boolean
  isBlock: boolean
}

const names = Object.values(marks)
const isMarked = (element: Element) => names.some(name => servedElement(element).hasAttribute(name))

/** Everything on the page that can be edited, in the order of the page. */
export function findTargets(): Target[] {
  return [...document.body.querySelectorAll('*')].filter(isMarked).flatMap(targetsOf)
}

/** The targets that the marks of one element name: its texts first, the block last. */
function targetsOf(element: Element): Target[] {
  const plain = { element, isComputed: false, isBlock: false }
  const list = (name: string, separator: string) =>
    (servedElement(element).getAttribute(name) ?? '').split(separator).filter(Boolean)
  return [
    ...list(marks.text, ' ').map(id => ({ ...plain, ids: [id] })),
    ...list(marks.parts, ';').map(text => {
      const [id = '', start, end] = text.trim().split(' ')
      return { ...plain, ids: [id], part: { start: Number(start), end: Number(end) } }
    }),
    ...list(marks.attributes, ';').map(text => {
      const [attribute = '', id = ''] = text.trim().split(' ')
      return { ...plain, ids: [id], attribute }
    }),
    ...(list(marks.computed, ' ').length > 0 ? [{ ...plain, ids: list(marks.computed, ' '), isComputed: true }] : []),
    ...list(marks.block, ' ').map(id => ({ ...plain, ids: [id], isBlock: true })),
  ]
}

/** The target of a click at a point, in CSS px of the window: the innermost text there, or the block around it. */
export function targetAt(node: Element, x: number, y: number): Target | undefined {
  let element: Element | null = node
  while (element && !isMarked(element)) element = element.parentElement
  if (!element) return undefined
  const targets = targetsOf(element)
  const offset = targets.some(({ part }) => part) ? offsetAt(element, x, y) : 0
  return targets.find(({ part }) => !part || (part.start <= offset && offset <= part.end)) ?? targets[0]
}

/** The offset in the text of an element at a point. */
function offsetAt(element: Element, x: number, y: number): number {
  const caret = document.caretPositionFromPoint?.(x, y)
  if (!caret || !element.contains(caret.offsetNode)) return 0
  const range = document.createRange()
  range.setStart(element, 0)
  range.setEnd(caret.offsetNode, caret.offset)
  return range.toString().length
}

/** The text that a target shows. */
export function textOf({ element, part, attribute }: Target): string {
  const text = attribute ? (element.getAttribute(attribute) ?? '') : shownText(element)
  return (part ? text.slice(part.start, part.end) : text).replace(/\s+/g, ' ').trim()
}

/** The text of an element, without the sign of a heading's link to itself, and without buttons such as that of code. */
function shownText(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const button of copy.querySelectorAll('pre ~ * button, :has(~ pre) button')) button.remove()
  for (const link of copy.querySelectorAll('a')) if (link.getAttribute('href') === `#${element.id}`) link.remove()
  return copy.textContent ?? ''
}
