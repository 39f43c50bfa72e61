import type { SchemaObject } from 'ajv'
import { type Definitions, follow } from './schema-fields'

/** A type in words for writers, with its allowed values where there is a finite list. */
export function wordsFor(part: SchemaObject, definitions: Definitions) {
  const { values } = plain(part, definitions)
  return { type: words(part, definitions, false), values }
}

/** The words for the items of a list whose type has the tag `@markdown`. */
const lines = 'lines of Markdown'

function words(part: SchemaObject, definitions: Definitions, plural: boolean): string {
  const { whole, values } = plain(part, definitions)
  if (values)
    return listed(
      values.map(value => JSON.stringify(value)),
      'or',
    )
  if (Array.isArray(whole.anyOf)) return whole.anyOf.map(option => words(option, definitions, plural)).join(' or ')
  if (whole.properties) {
    const names = Object.keys(whole.properties).map(name =>
      whole.required?.includes(name) ? `"${name}"` : `"${name}" if wanted`,
    )
    return `${plural ? 'groups' : 'a group'} with ${listed(names, 'and')}`
  }
  switch (whole.type) {
    case 'array':
      return `${plural ? 'lists' : 'a list'} of ${'markdown' in whole ? lines : words(whole.items ?? {}, definitions, true)}`
    case 'number':
    case 'integer': {
      const kind =
        whole.type === 'integer' ? (plural ? 'whole numbers' : 'a whole number') : plural ? 'numbers' : 'a number'
      const { minimum, maximum } = whole
      if (minimum !== undefined && maximum !== undefined) return `${kind} from ${minimum} to ${maximum}`
      return minimum === undefined ? kind : `${kind} from ${minimum}`
    }
    case 'boolean':
      return 'true or false'
    case 'string':
      return 'markdown' in whole ? (plural ? lines : 'a line of Markdown') : 'text'
    default:
      return 'text and components'
  }
}

/** Resolves a reference and finds the allowed values. */
function plain(part: SchemaObject, definitions: Definitions) {
  const whole = follow(part, definitions)
  const values: unknown[] | undefined = 'const' in whole ? [whole.const] : whole.enum
  return { whole, values }
}

const listed = (names: string[], last: 'and' | 'or'): string =>
  names.length < 2 ? `${names}` : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
