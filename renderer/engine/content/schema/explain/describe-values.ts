import type { SchemaObject } from 'ajv'
import { show } from '../../../base/diagnostics/issue'
import { sentenceOf } from '../schema-fields'

/** The description of a field from its type, and an example. */
export function describe(shape: SchemaObject): string {
  const { example } = shape
  const sentence = sentenceOf(shape) || 'See the type in content/types.'
  return example === undefined
    ? sentence
    : `${sentence} For example: ${typeof example === 'string' ? example : show(example)}`
}

/** The type of a value, as a noun. */
export function kind(data: unknown): string {
  if (data === null) return 'nothing'
  if (Array.isArray(data)) return 'a list'
  return (
    { string: 'text', number: 'a number', boolean: 'yes or no', object: 'a group of fields' }[typeof data as string] ??
    typeof data
  )
}

/** The types of JSON Schema, as nouns. */
export function nouns(types: string | string[]): string {
  const names: Record<string, string> = {
    string: 'text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    object: 'a group of fields',
    array: 'a list',
  }
  return [types]
    .flat()
    .map(type => names[type] ?? type)
    .join(' or ')
}
