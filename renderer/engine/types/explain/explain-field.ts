import type { ErrorObject, SchemaObject } from 'ajv'
import type { MediaUse } from '../../boundary/kinds'
import { count, show } from '../../diagnostics/issue'
import type { Path } from '../../diagnostics/locate'
import { meant, nearest } from '../../diagnostics/nearest'
import { explainMedia } from '../../images/explain-media'
import type { Media } from '../../images/media'
import { absentFields, nearestField } from '../ajv'
import { follow, sentenceOf } from '../schema-fields'
import { type Explained, explainFormat } from './explain-format'

interface Knowledge {
  noun: string
  schema: SchemaObject
  slugs: Record<string, string[]>
  media: Media
}

/** Explains a validation error to writers: an issue code, a message and a hint. */
export function explainField(error: ErrorObject, path: Path, { noun, schema, slugs, media }: Knowledge): Explained {
  const { keyword, params, data } = error
  const parent = (error.parentSchema ?? {}) as SchemaObject
  const field = path.at(-1)
  const value = (message: string, hint: string, suggestion?: string | boolean): Explained => ({
    code: 'field-value',
    message,
    hint,
    ...(suggestion !== undefined && { suggestion }),
  })
  switch (keyword) {
    case 'required': {
      const missing = follow(parent.properties?.[params.missingProperty] ?? {}, schema.definitions ?? {})
      return {
        code: 'field-missing',
        message: `The field ${show(field)} is missing.`,
        hint: `Add it. ${describe(missing)}`,
      }
    }
    case 'additionalProperties': {
      const known = absentFields(error)
      const suggestion = nearestField(error)
      const owner = path.length > 1 ? `"${path.slice(0, -1).join('.')}"` : `a ${noun}`
      return {
        code: 'field-unknown',
        message: `${show(field)} is not a field of ${owner}.`,
        hint: known.length > 0 ? meant(suggestion, known, 'Further fields here') : 'Remove it.',
        ...(suggestion && { suggestion }),
      }
    }
    case 'reference': {
      const known = slugs[`${params.keyword}`] ?? slugs[`${error.schema}`] ?? []
      if (known.includes(String(data)))
        return {
          code: 'link-unpublished',
          message: `content/${error.schema}/${data}.mdx is not published while this page is.`,
          hint: 'Publish it with this one, or name another.',
        }
      const suggestion = nearest(String(data), known)
      return {
        code: 'reference-unknown',
        message: `There is no file content/${error.schema}/${data}.mdx.`,
        hint: meant(suggestion, known, 'Those there are'),
        ...(suggestion && { suggestion }),
      }
    }
    case 'media':
      return explainMedia(String(data), media, error.schema as MediaUse)
    case 'enum': {
      const known = (params.allowedValues as unknown[]).map(String)
      const suggestion = typeof data === 'string' ? nearest(data, known) : undefined
      return value(
        `${show(data)} is not one of the values for ${show(field)}.`,
        meant(suggestion, known, 'Write one of'),
        suggestion,
      )
    }
    case 'const':
      return value(`${show(data)} is not possible here.`, `Write ${show(params.allowedValue)}.`)
    case 'type':
      return explainType(error, field, follow(parent, schema.definitions ?? {}))
    case 'format':
      return explainFormat(params.format, `${data}`)
    case 'pattern':
      return value(`${show(data)} is not in the right form.`, describe(parent))
    case 'minLength':
    case 'maxLength': {
      const length = count([...String(data)].length, 'character')
      return keyword === 'minLength'
        ? value(`The text has ${length}; at least ${params.limit} are needed here.`, `Add to it: ${show(data)}.`)
        : value(`The text has ${length}; at most ${params.limit} fit here.`, `Shorten it: ${show(data)}.`)
    }
    case 'minItems':
    case 'maxItems': {
      const { length } = data as unknown[]
      const [relation, verb] = keyword === 'minItems' ? ['at least', 'Add'] : ['at most', 'Remove']
      const difference = Math.abs(params.limit - length)
      return value(
        `The list has ${count(length, 'item')}; it takes ${relation} ${params.limit}.`,
        `${verb} ${difference}. ${describe(parent)}`,
      )
    }
    case 'minimum':
    case 'maximum':
      return value(
        `${show(data)} is too ${keyword === 'minimum' ? 'small' : 'large'}.`,
        `Write a number ${keyword === 'minimum' ? 'from' : 'up to'} ${params.limit}.`,
      )
    default:
      return value(`${show(data)} does not fit here: ${error.message}.`, describe(parent))
  }
}

/** Explains a value of another type than the field's; `shape` is the schema of the field. */
function explainType(
  { params, data }: ErrorObject,
  field: string | number | undefined,
  shape: SchemaObject,
): Explained {
  const code = 'field-value'
  const types: unknown[] = [params.type].flat()
  if (data === null) return { code, message: `The field ${show(field)} is empty.`, hint: describe(shape) }
  const message = `${show(data)} is ${kind(data)}, not ${nouns(params.type)}.`
  const meantBoolean = types.includes('boolean') ? toBoolean(data) : undefined
  if (meantBoolean !== undefined) return { code, message, hint: `Write ${meantBoolean}.`, suggestion: meantBoolean }
  const fits = types.includes('string') && typeof data !== 'object' && takesText(shape, String(data))
  return { code, message, hint: fits ? `Put it between quotation marks: ${show(String(data))}.` : describe(shape) }
}

/** Whether a text is one of the values, and of the form, that a schema states. */
export function takesText({ enum: values, pattern }: SchemaObject, text: string): boolean {
  return (!values || values.includes(text)) && (pattern === undefined || new RegExp(pattern, 'u').test(text))
}

/** The boolean that a word means: YAML 1.1 reads these words so, and many people know them. */
function toBoolean(data: unknown): boolean | undefined {
  const word = String(data).toLowerCase()
  return ['yes', 'on', 'true'].includes(word) ? true : ['no', 'off', 'false'].includes(word) ? false : undefined
}

/** The description of a field from its type, and an example. */
function describe(shape: SchemaObject): string {
  const { example } = shape
  const sentence = sentenceOf(shape) || 'See the type in content/types.'
  return example === undefined
    ? sentence
    : `${sentence} For example: ${typeof example === 'string' ? example : show(example)}`
}

function kind(data: unknown): string {
  if (data === null) return 'nothing'
  if (Array.isArray(data)) return 'a list'
  return (
    { string: 'text', number: 'a number', boolean: 'yes or no', object: 'a group of fields' }[typeof data as string] ??
    typeof data
  )
}

function nouns(types: string | string[]): string {
  const names: Record<string, string> = {
    string: 'text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    object: 'a group of fields',
    array: 'a list',
    null: 'null',
  }
  return [types]
    .flat()
    .map(type => names[type] ?? type)
    .join(' or ')
}
