import { type ElementType, isValidElement, type ReactNode } from 'react'

/** A heading of a rendered body. */
export interface BodyHeading {
  id: string
  text: string
}

/**
 * The second-level headings of a body, given the elements that it consists of and the component that shows such
 * headings. Those in a box that a plug-in made are found, those in its components are not.
 */
export function sectionHeadings(body: ReactNode, heading: ElementType = 'h2'): BodyHeading[] {
  if (Array.isArray(body)) return body.flatMap(each => sectionHeadings(each, heading))
  if (!isValidElement<{ id?: string; children?: ReactNode }>(body)) return []
  const { type, props } = body
  if (type === heading) return props.id ? [{ id: props.id, text: textOf(props.children).trim() }] : []
  return typeof type === 'symbol' || type === 'div' ? sectionHeadings(props.children, heading) : []
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (typeof node === 'string' || typeof node === 'number') return `${node}`
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}
