import { expect, test } from 'vitest'
import { createCache } from '../../../../renderer/engine/base/cache/store'
import { typeSchema } from '../../../../renderer/engine/content/schema/schema'
import { projectRoot } from '../../../factories/root'

interface Part {
  description?: string
  example?: unknown
  $ref?: string
  type?: string | string[]
  enum?: string[]
  const?: unknown
  items?: Part
  anyOf?: Part[]
  properties?: Record<string, Part>
}

test('every field of every type has a sentence and an example that can be copied', async () => {
  const definitions: Record<string, Part> = (await typeSchema(projectRoot, createCache(projectRoot))).definitions
  const named = (ref = '') => definitions[ref.replace('#/definitions/', '')]
  /** Whether the field, its reference, or the fields inside it show an example. */
  const shows = (part: Part | undefined): boolean =>
    part !== undefined &&
    (part.example !== undefined ||
      part.enum !== undefined ||
      part.const !== undefined ||
      part.properties !== undefined ||
      part.type === 'boolean' ||
      part.type === 'null' ||
      shows(part.$ref ? named(part.$ref) : undefined) ||
      shows(part.items) ||
      (part.anyOf ?? []).some(shows))
  const lacking = Object.entries(definitions).flatMap(([type, { properties = {} }]) =>
    // A function has no fields; the generator lists its arguments.
    Object.entries(properties)
      .filter(([field]) => field !== 'namedArgs')
      .flatMap(([field, part]) => [
        ...(part.description ? [] : [`${type}.${field} has no sentence`]),
        ...(shows(part) ? [] : [`${type}.${field} has no example`]),
      ]),
  )
  expect(lacking).toEqual([])
})
