import type { Path } from '@proofsheet/engine/base/diagnostics/locate'
import { branches, type Definitions, valueShape } from '@proofsheet/engine/content/schema/schema-fields'
import type { SchemaObject } from 'ajv'

/** The place of a value in a file, and the shapes that the types give it. */
export interface TextPlace {
  file: string
  path: Path
  /** The type of the file and the path, without the numbers of items. */
  group: string
  shapes: SchemaObject[]
}

/** A value with another text for each in it that has a shape. */
export type TextMapper = (value: unknown, place: TextPlace, map: (text: string, place: TextPlace) => string) => unknown

/** Creates the mapper of values of some types; the shapes of a group are looked for once. */
export function createTextMapper(definitions: Definitions): TextMapper {
  const known = new Map<string, SchemaObject[]>()
  const below = ({ file, path, group, shapes }: TextPlace, key: string | number): TextPlace => {
    const name = typeof key === 'number' ? '*' : key
    const inner = `${group}.${name}`
    const found = known.get(inner) ?? shapes.flatMap(shape => shapesBelow(shape, name))
    known.set(inner, found)
    return { file, path: [...path, key], group: inner, shapes: found }
  }
  const shapesBelow = (shape: SchemaObject, name: string) => {
    const next = name === '*' ? shape.items : (shape.properties?.[name] ?? valueShape(shape))
    return next ? branches(next, definitions) : []
  }
  const mapTexts: TextMapper = (value, place, map) => {
    if (typeof value === 'string') return map(value, place)
    if (typeof value !== 'object' || value === null) return value
    const mapPart = (part: unknown, key: string | number) => {
      const inner = below(place, key)
      return inner.shapes.length === 0 ? part : mapTexts(part, inner, map)
    }
    if (Array.isArray(value)) return below(place, 0).shapes.length === 0 ? value : value.map(mapPart)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapPart(part, key)]))
  }
  return mapTexts
}
