import type { ErrorObject, SchemaObject } from 'ajv'
import { count, show } from '../../../base/diagnostics/issue'
import type { Path } from '../../../base/diagnostics/locate'
import { nearest, suggestionHint } from '../../../base/diagnostics/nearest'
import type { MediaUse } from '../../../base/files/kinds'
import { exampleIn, ofExample } from '../../../mdx/checks/examples'
import { checkLinkForm } from '../../../mdx/checks/link-form'
import { type Explained, explainMedia } from '../../media/explain-media'
import { isItself, type ValidationContext } from '../ajv'
import { toDay, toDays } from '../days'
import { isDay } from '../formats'
import { follow, sentenceOf } from '../schema-fields'
import { describe, kind, nouns } from './describe-values'
import { booleanOf, canBeQuoted, listOf, ownerOf, renamedField, textOf } from './guess'

interface Knowledge extends ValidationContext {
  noun: string
  schema: SchemaObject
}

/** A validation error as the explanations read it. */
interface Found extends Pick<ErrorObject, 'keyword' | 'params' | 'data'> {
  /** What the keyword says in the schema. */
  expected: unknown
  /** The schema that the value breaks. */
  parent: SchemaObject
  /** The value as messages show it. */
  shown: string
  path: Path
  knowledge: Knowledge
}

/** Explains a validation error to writers: an issue code, a message and a hint. */
export function explainField(error: ErrorObject, path: Path, knowledge: Knowledge): Explained {
  const { keyword, params, data, schema: expected } = error
  const parent = (error.parentSchema ?? {}) as SchemaObject
  const found = { keyword, params, data, expected, parent, shown: show(data), path, knowledge }
  const explain = Object.hasOwn(explanations, keyword) ? explanations[keyword] : undefined
  return explain?.(found) ?? ofValue(`${show(data)} does not fit here: ${error.message}.`, describe(parent))
}

const ofValue = (message: string, hint: string, suggestion?: string): Explained => ({
  code: 'field-value',
  message,
  hint,
  suggestion,
})

/** The explanations by keyword of JSON Schema; those of our own keywords are `reference`, `media` and `markup`. */
const explanations: Record<string, (found: Found) => Explained> = {
  required({ params, parent, path, knowledge: { schema } }) {
    const missing = follow(parent.properties?.[params.missingProperty] ?? {}, schema.definitions ?? {})
    return {
      code: 'field-missing',
      message: `The field ${show(path.at(-1))} is missing.`,
      hint: `Add it. ${describe(missing)}`,
    }
  },
  additionalProperties({ data, parent, path, knowledge: { noun } }) {
    const field = String(path.at(-1))
    const known = Object.keys(parent.properties ?? {}).filter(name => !Object.hasOwn(Object(data), name))
    const suggestion = nearest(field, known) ?? renamedField(field, parent, data)
    const owner = path.length > 1 ? ownerOf(path.slice(0, -1)) : `a ${noun}`
    return {
      code: 'field-unknown',
      message: `${show(path.at(-1))} is not a field of ${owner}.`,
      hint: suggestionHint(suggestion, known, 'Fields here'),
      suggestion,
    }
  },
  reference({ params, data, expected, shown, knowledge: { noun, slugs, own, hidden } }) {
    const known = slugs[`${params.keyword}`] ?? slugs[`${expected}`] ?? []
    if (own && isItself({ own, slugs }, `${expected}`, String(data)))
      return { ...ofValue(`${shown} is this page itself.`, `Name another ${noun}.`), code: 'reference-self' }
    if (known.includes(String(data))) {
      const isUnlisted = hidden.get(`${expected}/${data}`) === 'unlisted'
      const why = isUnlisted ? 'unlisted: nothing but a link in a text leads to it' : 'not published while this page is'
      const hint = `${isUnlisted ? 'Remove `unlisted` there' : 'Publish it with this one'}, or name another.`
      return { code: 'link-unpublished', message: `content/${expected}/${data} is ${why}.`, hint }
    }
    const suggestion = beginning(String(data), known) ?? nearest(String(data), known)
    return {
      code: 'reference-unknown',
      message: `There is no file content/${expected}/${data}.mdx.`,
      hint: suggestionHint(suggestion, known, 'Those there are'),
      suggestion,
    }
  },
  media: ({ data, expected, knowledge }) => explainMedia(String(data), knowledge.media, expected as MediaUse),
  enum({ params, data, path, shown }) {
    const known = (params.allowedValues as unknown[]).map(String)
    const suggestion = typeof data === 'string' ? nearest(data, known) : undefined
    return ofValue(
      `${shown} is not one of the values for ${show(path.at(-1))}.`,
      suggestionHint(suggestion, known, 'Write one of'),
      suggestion,
    )
  },
  const: ({ params, shown }) => ofValue(`${shown} is not possible here.`, `Write ${show(params.allowedValue)}.`),
  type: explainType,
  example: ({ data, expected, parent }) => ofExample(exampleIn(expected, data), sentenceOf(parent)),
  format({ params, data, shown }) {
    if (params.format === 'date' && isDay(`${data}`))
      return ofValue(`${shown} is too far ahead.`, 'Check the year: it is probably mistyped.')
    const days = params.format === 'date' ? toDays(`${data}`) : []
    if (days[0]) return ofValue(`${shown} is not written as a day.`, `Write ${days.join(' or ')}.`, toDay(`${data}`))
    const link = params.format === 'href' && checkLinkForm(`${data}`)
    if (link) return ofValue(link.message, link.hint, link.fix)
    return formats[params.format as keyof typeof formats](shown)
  },
  markup: ({ parent, shown }) => ofValue(`${shown} is a group of fields, not text or components.`, describe(parent)),
  pattern: ({ parent, shown }) => ofValue(`${shown} is not in the right form.`, describe(parent)),
  minLength: ({ params, data, shown }) =>
    ofValue(`The text has ${lengthOf(data)}; at least ${params.limit} are needed here.`, `Add to it: ${shown}.`),
  maxLength: ({ params, data, shown }) =>
    ofValue(`The text has ${lengthOf(data)}; at most ${params.limit} fit here.`, `Shorten it: ${shown}.`),
  minItems: found => explainItems(found, 'at least', 'Add'),
  maxItems: found => explainItems(found, 'at most', 'Remove'),
  minimum: ({ params, shown }) => ofValue(`${shown} is too small.`, `Write a number from ${params.limit}.`),
  maximum: ({ params, shown }) => ofValue(`${shown} is too large.`, `Write a number up to ${params.limit}.`),
}

/** A value of another type: empty, a boolean or a list written as text, or anything else. */
function explainType({ params, data, parent, path, shown, knowledge }: Found): Explained {
  const definitions = knowledge.schema.definitions ?? {}
  const types = [params.type].flat()
  const expected = () => describe(follow(parent, definitions))
  if (data === null) return ofValue(`The field ${show(path.at(-1))} is empty.`, expected())
  if (types.includes('boolean') && booleanOf(data) !== undefined)
    return ofValue(`${shown} is text, not true or false.`, `Write ${booleanOf(data)}.`)
  if (types.includes('array') && listOf(data) && !follow(parent.items ?? {}, definitions).properties)
    return ofValue(`${shown} is ${kind(data)}, not a list.`, `Write it as a list: ${listOf(data)}`)
  const isText = types.includes('string') && canBeQuoted(data, parent)
  return ofValue(
    `${shown} is ${kind(data)}, not ${nouns(params.type)}.`,
    isText ? `Put it between quotation marks: ${show(textOf(data) ?? String(data))}.` : expected(),
  )
}

function explainItems({ params, data, parent }: Found, relation: string, verb: string): Explained {
  const { length } = data as unknown[]
  const difference = Math.abs(params.limit - length)
  return ofValue(
    `The list has ${count(length, 'item')}; it takes ${relation} ${params.limit}.`,
    `${verb} ${difference}. ${describe(parent)}`,
  )
}

/** The length of a text in characters, as messages show it. */
const lengthOf = (text: unknown) => count([...String(text)].length, 'character')

/** The only known name that begins with the written one; undefined where there is none or several. */
function beginning(written: string, known: string[]): string | undefined {
  const [found, ...more] = known.filter(name => written.length > 2 && name.startsWith(written))
  return more.length === 0 ? found : undefined
}

const formats = {
  date: (shown: string) =>
    ofValue(`${shown} is not a day in the calendar.`, 'Write the date as year-month-day, for example 2024-12-01.'),
  instant: (shown: string) =>
    ofValue(
      `${shown} is not a moment.`,
      'Write day, time and zone, for example 2026-12-01T09:00Z, or 2026-12-01T14:30+05:30 for a time in India.',
    ),
  href: (shown: string) =>
    ofValue(
      `${shown} is not an address.`,
      'Write a page of this site with a closing slash, for example /about/, or a full address with https.',
    ),
  external: (shown: string) =>
    ofValue(`${shown} is not the address of another site.`, 'Write it in full, for example https://site.example/.'),
}
