import { branches, type Definitions, type Field, fieldsOf } from '@proofsheet/engine/content/schema/schema-fields'
import type { SchemaObject } from 'ajv'
import { clean, fitValue, shorten } from './fit-value'
import { namesFor, plainName, technicalNames } from './known-names'

/** The result of mapping the fields of a foreign file. */
export interface MappedFields {
  /** The fields of the new file that come from the foreign one. */
  fields: Record<string, unknown>
  /** Pairs of names, foreign and own. */
  pairs: [from: string, to: string][]
  /** Foreign fields that no field of the type takes. */
  unused: string[]
}

/** The schema and options that mapping needs besides the foreign fields. */
export interface MapContext {
  type: SchemaObject
  definitions: Definitions
  /** The title and the first sentences of the text, where no field gives them. */
  title: string
  text: string
  /** How long the text takes to read, in minutes. */
  minutes: number
  /** The day in the file's name. */
  day?: string
  pictureAt: (url: string) => string | undefined
}

/** Maps foreign fields to those of a type, by name and by shape. Groups get the fields that the page has above them. */
export function mapFields(foreign: Record<string, unknown>, context: MapContext): MappedFields {
  const { type, definitions } = context
  const keys = Object.keys(foreign)
  const used = new Set<string>()
  const pairs: [string, string][] = []
  const take = ({ name, shape, required }: Field): unknown => {
    // Days that a page may leave out have meanings of their own.
    const isDay = shape.format === 'date' && required
    for (const wanted of namesFor(name, shape.media ? 'picture' : isDay ? 'day' : undefined)) {
      const key = keys.find(each => plainName(each) === wanted)
      if (key === undefined) continue
      const given = name === 'redirects' ? withoutIndex(foreign[key]) : foreign[key]
      const value = fitValue(given, shape, definitions, context.pictureAt)
      if (value === undefined) continue
      used.add(key)
      pairs.push([key, name])
      return value
    }
    return required ? derived(name, shape, context) : undefined
  }
  const fields: Record<string, unknown> = {}
  for (const field of fieldsOf(type, definitions)) {
    const value = take(field)
    if (value !== undefined && !(field.name === 'draft' && value === false)) fields[field.name] = value
    const group = groupOf(field, definitions)
    if (group && field.required) fields[field.name] = mapGroup(group, fields, context)
  }
  if (foreign.published === false) fields.draft = true
  const unused = keys.filter(key => !used.has(key) && !technicalNames.includes(plainName(key)) && foreign[key] !== null)
  return { fields, pairs, unused }
}

/** Former addresses as folders: hosts answer for the file in one with the same page. */
function withoutIndex(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIndex)
  return typeof value === 'string' ? value.replace(/(^|\/)index\.html?$/, '$1') : value
}

function groupOf({ shape }: Field, definitions: Definitions): SchemaObject | undefined {
  return branches(shape, definitions).find(({ properties }) => properties)
}

/** A group such as that for search engines, filled with values that the page has already. */
function mapGroup(group: SchemaObject, fields: Record<string, unknown>, context: MapContext): Record<string, unknown> {
  const entries = fieldsOf(group, context.definitions)
    .filter(({ required }) => required)
    .map(({ name, shape }) => {
      const found = namesFor(name).map(wanted => Object.entries(fields).find(([key]) => plainName(key) === wanted)?.[1])
      const value = found.find(each => each !== undefined)
      return [name, fitValue(value, shape, context.definitions, context.pictureAt) ?? derived(name, shape, context)]
    })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** A value that the text itself gives: title, first sentences, reading time, day. */
function derived(
  name: string,
  shape: SchemaObject,
  { title, text, minutes, day, definitions, pictureAt }: MapContext,
): unknown {
  const [, ...others] = namesFor(name)
  const is = (word: string) => plainName(name) === word || others.includes(word)
  const candidates = is('title')
    ? [title, `${title}: ${shorten(clean(text), 40)}`]
    : is('description')
      ? [shorten(clean(text), shape.maxLength ?? 160)]
      : is('readtime')
        ? [`${minutes} min read`, `${minutes} min`, minutes]
        : is('date')
          ? [day]
          : []
  return candidates
    .map(each => (each === undefined ? undefined : fitValue(each, shape, definitions, pictureAt)))
    .find(Boolean)
}
