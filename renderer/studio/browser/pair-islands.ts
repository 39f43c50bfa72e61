// Reaches the browser, when a writer turns edit mode on in the dev server.
import { marks } from '../contract'

/** For elements of islands, whose attributes are React's: those that the server rendered in their place. */
const servedElements = new WeakMap<Element, Element>()

/** The element with the marks of the server: itself, or for one of an island that which was served in its place. */
export const servedElement = (element: Element): Element => servedElements.get(element) ?? element

/**
 * Pairs the elements of an island with those that the server renders for it now. An island may have changed its content,
 * so they are paired by tag and text, in their order.
 */
export function pairIsland(live: Element, content: DocumentFragment): void {
  const served = new Map<string, Element[]>()
  for (const element of content.querySelectorAll('*')) {
    const key = keyOf(element)
    served.set(key, [...(served.get(key) ?? []), element])
  }
  for (const element of live.querySelectorAll('*')) {
    const partner = served.get(keyOf(element))?.shift()
    if (partner) servedElements.set(element, partner.cloneNode() as Element)
    else servedElements.delete(element)
  }
}

/** Takes the marks off the content of an island that React has yet to compare with its own rendering. */
export function takeMarks(content: DocumentFragment): void {
  for (const element of content.querySelectorAll('*')) {
    const names = Object.values(marks).filter(name => element.hasAttribute(name))
    if (names.length > 0) servedElements.set(element, element.cloneNode() as Element)
    for (const name of names) element.removeAttribute(name)
  }
}

const keyOf = (element: Element) => `${element.localName} ${element.textContent}`
