import { entityUrl } from '@proofsheet/engine/content/collection'
import type { Collections } from '@proofsheet/engine/content/files/find'
import { type Definitions, follow, referenceOf, sentenceOf } from '@proofsheet/engine/content/schema/schema-fields'
import { wordsFor } from '@proofsheet/engine/content/schema/words'
import type { SchemaObject } from 'ajv'
import { stringify } from 'yaml'

/** A type of content/types as the guide shows it. */
export interface TypeDescription {
  name: string
  sentence: string
  fields: FieldDescription[]
  /** The allowed values of an enum. */
  values: string[]
}

/** One field of a type. */
export interface FieldDescription {
  name: string
  required: boolean
  sentence: string
  /** Its type in words; `part` names the type where the guide has a section for it. */
  words: string
  part?: string
  /** The field with an example value, as YAML to copy. */
  example?: string
}

/** A collection with the URL of its pages and the type of its files. */
export interface CollectionDescription {
  name: string
  noun: string
  address: string
  type: TypeDescription
}

/** The largest number of values listed inline; enums with more have a section of their own. */
const maxInlineValues = 10

/** Describes every collection with its type, and every type that these use, each once. */
export function describeTypes(collections: Collections, definitions: Definitions) {
  const parts = new Map<string, TypeDescription>()
  const described = Object.entries(collections).map(
    ([name, collection]): CollectionDescription => ({
      name,
      noun: collection.noun,
      address: entityUrl(collection, '<file name>'),
      type: describe(collection.type),
    }),
  )
  return { collections: described, parts: [...parts.values()] }

  function describe(name: string): TypeDescription {
    const definition = definitions[name] ?? {}
    const fields = Object.entries<SchemaObject>(definition.properties ?? {}).map(([field, shape]) =>
      describeField(field, shape, definition.required?.includes(field) ?? false),
    )
    return {
      name,
      sentence: sentenceOf(definition),
      fields: fields.toSorted((a, b) => Number(b.required) - Number(a.required)),
      values: (definition.enum ?? []).map(String),
    }
  }

  function describeField(name: string, shape: SchemaObject, required: boolean): FieldDescription {
    const whole = follow(shape, definitions)
    const part = partOf(shape, definitions)
    if (part && !parts.has(part)) {
      // Registered before it is described, because types can be recursive.
      parts.set(part, { name: part, sentence: '', fields: [], values: [] })
      parts.set(part, describe(part))
    }
    const value = exampleOf(shape, definitions)
    return {
      name,
      required,
      sentence: sentenceOf(whole),
      words: part ? (shape.type === 'array' ? 'a list of' : 'a') : wordsFor(shape, definitions).type,
      part: part || undefined,
      example: value === undefined ? undefined : stringify({ [name]: value }, { lineWidth: 0 }).trim(),
    }
  }
}

/** The type of a field, or of the items of its list, where it has a section of its own. */
function partOf(shape: SchemaObject, definitions: Definitions): string | undefined {
  const inner = [shape, shape.items, ...(shape.anyOf ?? [])].find(each => each && referenceOf(each))
  const name = inner && referenceOf(inner)
  const target = name ? definitions[name] : undefined
  return target?.properties || (target?.enum?.length ?? 0) > maxInlineValues ? name : undefined
}

/** The example of a field; of a list without one, that of its items. */
function exampleOf(shape: SchemaObject, definitions: Definitions): unknown {
  const whole = follow(shape, definitions)
  if ('example' in whole) return parse(whole)
  if (whole.enum) return whole.enum[0]
  const inner = whole.items && exampleOf(whole.items, definitions)
  return inner === undefined || whole.type !== 'array' ? undefined : [inner]
}

/** Parses the text of an @example tag, in which lists and numbers are JSON. */
function parse({ example, type }: SchemaObject): unknown {
  if (type === 'string' || typeof example !== 'string') return example
  try {
    return JSON.parse(example)
  } catch {
    return example
  }
}
