import type { SchemaObject } from 'ajv'
import type { Path } from '../../base/diagnostics/locate'

export type Definitions = Record<string, SchemaObject>

/** One field of an object type. */
export interface Field {
  name: string
  required: boolean
  /** Its meaning, from its JSDoc. */
  sentence: string
  /** The JSON Schema of its value, with references resolved. */
  shape: SchemaObject
}

/** Resolves the reference of a schema; properties beside it take precedence. */
export function follow(part: SchemaObject, definitions: Definitions): SchemaObject {
  const target = definitions[referenceOf(part) ?? '']
  if (!target) return part
  const { $ref: _, ...own } = part
  return { ...follow(target, definitions), ...own }
}

/** The name of the definition that a schema refers to. */
export function referenceOf({ $ref }: SchemaObject): string | undefined {
  return typeof $ref === 'string' ? $ref.replace('#/definitions/', '') : undefined
}

/** The meaning of a schema from its JSDoc, on one line. */
export const sentenceOf = ({ description }: SchemaObject): string => `${description ?? ''}`.replace(/\s+/g, ' ')

/** The alternatives of a schema: the branches of a union, or the schema itself. */
export function branches(part: SchemaObject, definitions: Definitions): SchemaObject[] {
  const { anyOf, ...own } = follow(part, definitions)
  if (!anyOf) return [own]
  const described = Object.fromEntries(
    ['description', 'example'].flatMap(name => (name in own ? [[name, own[name]]] : [])),
  )
  return anyOf.flatMap((branch: SchemaObject) =>
    branches(branch, definitions).map(shape => ({ ...shape, ...described })),
  )
}

/** The fields of an object schema, required ones first. */
export function fieldsOf(shape: SchemaObject, definitions: Definitions): Field[] {
  const fields = Object.entries<SchemaObject>(shape.properties ?? {}).map(([name, part]): Field => {
    const whole = follow(part, definitions)
    const required = shape.required?.includes(name) ?? false
    return { name, required, sentence: sentenceOf(whole), shape: whole }
  })
  return fields.toSorted((a, b) => Number(b.required) - Number(a.required))
}

/** The schema of the values of an object whose keys are free: a record. */
export function valueShape({ additionalProperties }: SchemaObject): SchemaObject | undefined {
  return typeof additionalProperties === 'object' ? additionalProperties : undefined
}

/** The schemas that apply at a path; empty where the path leads nowhere. */
export function shapesAt(shape: SchemaObject, path: Path, definitions: Definitions): SchemaObject[] {
  const [key, ...rest] = path
  return branches(shape, definitions).flatMap(branch => {
    if (key === undefined) return [branch]
    const next = typeof key === 'number' ? branch.items : (branch.properties?.[key] ?? valueShape(branch))
    return next ? shapesAt(next, rest, definitions) : []
  })
}
