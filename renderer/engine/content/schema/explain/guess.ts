import type { SchemaObject } from 'ajv'
import { show } from '../../../base/diagnostics/issue'
import type { Path } from '../../../base/diagnostics/locate'

/** Whether a value is a valid text once it is between quotation marks. */
export function canBeQuoted(data: unknown, { pattern, format, enum: values, minLength = 0 }: SchemaObject): boolean {
  const text = textOf(data) ?? String(data)
  if (typeof data === 'object' && !textOf(data)) return false
  if (format !== undefined || text.length < minLength || (values && !values.includes(text))) return false
  return pattern === undefined || new RegExp(pattern, 'u').test(text)
}

/** The text that a group of one key means: a name without a value, such as `{facts.price}`, or words with a colon. */
export function textOf(data: unknown): string | undefined {
  const [[key, value] = [], ...more] = Object.entries(Object(data))
  if (Array.isArray(data) || typeof data === 'string' || key === undefined || more.length > 0) return
  if (value === null) return `{${key}}`
  return typeof value === 'object' ? undefined : `${key}: ${value}`
}

/** The truth value that a text means in other programs; undefined for other texts. */
export function booleanOf(data: unknown): boolean | undefined {
  if (typeof data !== 'string') return
  return /^(yes|y|on|true)$/i.test(data) ? true : /^(no|n|off|false)$/i.test(data) ? false : undefined
}

/**
 * The list that a value means, in JSON: of a text, of several with commas or hyphens, also in round brackets, and of
 * names in braces. Undefined for other values.
 */
export function listOf(data: unknown): string | undefined {
  const isNames = Object.values(Object(data)).every(value => value === null)
  const text = typeof data === 'string' ? data : isNames ? Object.keys(Object(data)).join(',') : ''
  const items = text.startsWith('-') ? ` ${text}`.split(/\s-/) : text.replace(/^\((.*)\)$/s, '$1').split(',')
  const parts = items.flatMap(item => item.trim() || [])
  return parts.length === 0 ? undefined : `[${parts.map(part => JSON.stringify(part)).join(', ')}]`
}

/** The required field that one unknown field was probably renamed to: the only one that is missing. */
export function renamedField(
  field: string,
  { properties = {}, required = [] }: SchemaObject,
  data: unknown,
): string | undefined {
  const given = Object.keys(Object(data))
  const unknown = given.filter(name => !Object.hasOwn(properties, name))
  const [missing, ...others] = (required as string[]).filter(name => !given.includes(name))
  if (missing === undefined || others.length > 0 || unknown.length > 1) return
  const { type } = properties[missing]
  return type === undefined || type === typeof Object(data)[field] ? missing : undefined
}

/** A group of fields in words: `entry 2 of "actions"`. */
export function ownerOf(path: Path): string {
  const last = path.at(-1)
  if (typeof last !== 'number') return show(path.join('.'))
  return `entry ${last + 1} of ${show(path.slice(0, -1).join('.'))}`
}
