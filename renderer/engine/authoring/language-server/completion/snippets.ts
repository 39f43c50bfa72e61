import type { SchemaObject } from 'ajv'
import { attributeValue, type ComponentDescription } from '../../../types/describe-components'

/** How a field's value begins, as a snippet. */
export function valueSnippet(shape: SchemaObject): string {
  if (shape.properties) return '\n  $0'
  return shape.type === 'array' ? '\n  - $0' : ' $0'
}

/** A use of the component with what is required, as a snippet whose values can be stepped through. */
export function componentSnippet({ name, props, children }: ComponentDescription): string {
  const required = props.filter(prop => prop.required)
  const tag = [
    name,
    ...required.map((prop, index) => `${prop.name}=${snippetStop(index + 1, attributeValue(prop.example))}`),
  ].join(' ')
  return children ? `${tag}>$0</${name}>` : `${tag} />`
}

/** A value as a stop of a snippet. */
export function snippetStop(number: number, value: string): string {
  return `${value.charAt(0)}\${${number}:${escapeSnippet(value.slice(1, -1))}}${value.slice(-1)}`
}

/** A text in which nothing is a stop of a snippet. */
export function escapeSnippet(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&')
}

/** The group or list at a path of a value; nothing where there is none. */
export function valueAt(data: unknown, path: readonly (string | number)[]): object | undefined {
  const value = path.reduce<unknown>((part, key) => (part as Record<string | number, unknown> | undefined)?.[key], data)
  return typeof value === 'object' && value !== null ? value : undefined
}
