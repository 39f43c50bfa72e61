import type { ErrorObject, SchemaObject } from 'ajv'
import { count, type Issue, show } from '../../../base/diagnostics/issue'
import type { Path } from '../../../base/diagnostics/locate'
import { nearest, suggestionHint } from '../../../base/diagnostics/nearest'
import type { MediaUse } from '../../../base/files/kinds'
import { checkLinkForm } from '../../../mdx/checks/link-form'
import { explainMedia } from '../../media/explain-media'
import type { Media } from '../../media/media'
import { isItself } from '../ajv'
import { toDay } from '../days'
import { isDay } from '../formats'
import { follow } from '../schema-fields'
import { describe, kind, nouns } from './describe-values'
import { booleanOf, bracedName, canBeQuoted, listOf, ownerOf, renamedField } from './guess'

interface Knowledge {
  noun: string
  schema: SchemaObject
  slugs: Record<string, string[]>
  media: Media
  own?: { collection: string; slug: string }
}

interface Explained extends Pick<Issue, 'code' | 'message' | 'hint'> {
  /** The key or value that was probably meant. */
  suggestion?: string
}

/** Explains a validation error to writers: an issue code, a message and a hint. */
export function explainField(
  error: ErrorObject,
  path: Path,
  { noun, schema, slugs, media, own }: Knowledge,
): Explained {
  const { keyword, params, data } = error
  const parent = (error.parentSchema ?? {}) as SchemaObject
  const field = path.at(-1)
  const value = (message: string, hint: string, suggestion?: string): Explained => ({
    code: 'field-value',
    message,
    hint,
    suggestion,
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
      const known = Object.keys(parent.properties ?? {}).filter(name => !Object.hasOwn(Object(data), name))
      const suggestion = nearest(String(field), known) ?? renamedField(String(field), parent, data)
      const owner = path.length > 1 ? ownerOf(path.slice(0, -1)) : `a ${noun}`
      return {
        code: 'field-unknown',
        message: `${show(field)} is not a field of ${owner}.`,
        hint: suggestionHint(suggestion, known, 'Fields here'),
        suggestion,
      }
    }
    case 'reference': {
      const known = slugs[`${params.keyword}`] ?? slugs[`${error.schema}`] ?? []
      if (own && isItself({ own, slugs }, `${error.schema}`, String(data)))
        return { ...value(`${show(data)} is this page itself.`, `Name another ${noun}.`), code: 'reference-self' }
      if (known.includes(String(data)))
        return {
          code: 'link-unpublished',
          message: `content/${error.schema}/${data} is not published while this page is.`,
          hint: 'Publish it with this one, or name another.',
        }
      const suggestion = beginning(String(data), known) ?? nearest(String(data), known)
      return {
        code: 'reference-unknown',
        message: `There is no file content/${error.schema}/${data}.mdx.`,
        hint: suggestionHint(suggestion, known, 'Those there are'),
        suggestion,
      }
    }
    case 'media':
      return explainMedia(String(data), media, error.schema as MediaUse)
    case 'enum': {
      const known = (params.allowedValues as unknown[]).map(String)
      const suggestion = typeof data === 'string' ? nearest(data, known) : undefined
      return value(
        `${show(data)} is not one of the values for ${show(field)}.`,
        suggestionHint(suggestion, known, 'Write one of'),
        suggestion,
      )
    }
    case 'const':
      return value(`${show(data)} is not possible here.`, `Write ${show(params.allowedValue)}.`)
    case 'type':
      if (data === null)
        return value(`The field ${show(field)} is empty.`, describe(follow(parent, schema.definitions ?? {})))
      if ([params.type].flat().includes('boolean') && booleanOf(data) !== undefined)
        return value(`${show(data)} is text, not true or false.`, `Write ${booleanOf(data)}.`)
      if (
        [params.type].flat().includes('array') &&
        listOf(data) &&
        !follow(parent.items ?? {}, schema.definitions ?? {}).properties
      )
        return value(`${show(data)} is text, not a list.`, `Write it as a list: ${listOf(data)}`)
      return value(
        `${show(data)} is ${kind(data)}, not ${nouns(params.type)}.`,
        [params.type].flat().includes('string') && canBeQuoted(data, parent)
          ? `Put it between quotation marks: ${show(bracedName(data) ?? String(data))}.`
          : describe(follow(parent, schema.definitions ?? {})),
      )
    case 'format':
      if (params.format === 'date' && isDay(`${data}`))
        return value(`${show(data)} is too far ahead.`, 'Check the year: it is probably mistyped.')
      if (params.format === 'date' && toDay(`${data}`))
        return value(`${show(data)} is not written as a day.`, `Write ${toDay(`${data}`)}.`, toDay(`${data}`))
      if (params.format === 'href') {
        const found = checkLinkForm(`${data}`)
        if (found) return value(found.message, found.hint, found.fix)
      }
      return formats[params.format as keyof typeof formats](show(data))
    case 'markup':
      return value(`${show(data)} is a group of fields, not text or components.`, describe(parent))
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

/** The only known name that begins with the written one; undefined where there is none or several. */
function beginning(written: string, known: string[]): string | undefined {
  const [found, ...more] = known.filter(name => written.length > 2 && name.startsWith(written))
  return more.length === 0 ? found : undefined
}

const formats = {
  date: (shown: string): Explained => ({
    code: 'field-value',
    message: `${shown} is not a day in the calendar.`,
    hint: 'Write the date as year-month-day, for example 2024-12-01.',
  }),
  instant: (shown: string): Explained => ({
    code: 'field-value',
    message: `${shown} is not a moment.`,
    hint: 'Write day, time and zone, for example 2026-12-01T09:00Z, or 2026-12-01T14:30+05:30 for a time in India.',
  }),
  href: (shown: string): Explained => ({
    code: 'field-value',
    message: `${shown} is not an address.`,
    hint: 'Write a page of this site with a closing slash, for example /about/, or a full address with https.',
  }),
  external: (shown: string): Explained => ({
    code: 'field-value',
    message: `${shown} is not the address of another site.`,
    hint: 'Write it in full, for example https://site.example/.',
  }),
}
