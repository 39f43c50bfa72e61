import { attributeValue, type ComponentDescription } from '@proofsheet/engine/content/schema/describe-components'
import type { SchemaObject } from 'ajv'

/** The beginning of a field's value, as a snippet. */
export function valueSnippet(shape: SchemaObject): string {
  if (shape.properties) return '\n  $0'
  return shape.type === 'array' ? '\n  - $0' : ' $0'
}

/** A usage of the component with its required props, as a snippet with a tab stop for each value. */
export function componentSnippet({ name, props, children }: ComponentDescription): string {
  const required = props.filter(prop => prop.required)
  const tag = [
    name,
    ...required.map((prop, index) => `${prop.name}=${snippetStop(index + 1, attributeValue(prop.example))}`),
  ].join(' ')
  return children ? `${tag}>$0</${name}>` : `${tag} />`
}

/** A quoted or braced value as a tab stop. */
export function snippetStop(number: number, value: string): string {
  return `${value.charAt(0)}\${${number}:${escapeSnippet(value.slice(1, -1))}}${value.slice(-1)}`
}

/** Escapes a text for a snippet. */
export function escapeSnippet(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&')
}

/** The object or array at a path of a value; undefined where there is none. */
export function valueAt(data: unknown, path: readonly (string | number)[]): object | undefined {
  const value = path.reduce<unknown>((part, key) => (part as Record<string | number, unknown> | undefined)?.[key], data)
  return typeof value === 'object' && value !== null ? value : undefined
}
