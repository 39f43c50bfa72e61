import type { SchemaObject } from 'ajv'
import { show } from '../../../base/diagnostics/issue'
import type { Path } from '../../../base/diagnostics/locate'

/** Whether a value is a valid text once it is between quotation marks. */
export function canBeQuoted(data: unknown, { pattern, format, enum: values, minLength = 0 }: SchemaObject): boolean {
  const text = bracedName(data) ?? String(data)
  if (typeof data === 'object' && !bracedName(data)) return false
  if (format !== undefined || text.length < minLength || (values && !values.includes(text))) return false
  return pattern === undefined || new RegExp(pattern, 'u').test(text)
}

/** The text that a group means whose only key is a name without a value, such as that of a fact: `{facts.price}`. */
export function bracedName(data: unknown): string | undefined {
  const [[key, value] = [], ...more] = Object.entries(Object(data))
  return !Array.isArray(data) && key !== undefined && value === null && more.length === 0 ? `{${key}}` : undefined
}

/** The truth value that a text means in other programs; undefined for other texts. */
export function booleanOf(data: unknown): boolean | undefined {
  if (typeof data !== 'string') return
  return /^(yes|y|on|true)$/i.test(data) ? true : /^(no|n|off|false)$/i.test(data) ? false : undefined
}

/** A text, or several with commas between them, as the list that was meant, in JSON. Undefined for other values. */
export function listOf(data: unknown): string | undefined {
  if (typeof data !== 'string') return
  const parts = data.split(',').flatMap(part => part.trim() || [])
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
