import type { Element, ElementContent, Text } from 'hast'

/** A text node. */
export const text = (value: string): Text => ({ type: 'text', value })

/** An element without properties. */
export const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})
