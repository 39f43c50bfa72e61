import { join } from 'node:path'
import type { SchemaObject } from 'ajv'
import { cachedJson, hashSources } from '../cache/generated'
import type { Cache } from '../cache/store'

/** How interfaces become JSON Schema; the extra JSDoc tags say what a type can't and become keywords. */
export const schemaOptions = {
  expose: 'export',
  jsDoc: 'extended',
  extraTags: ['reference', 'media', 'example'],
  additionalProperties: false,
  encodeRefs: false,
  sortProps: false,
  skipTypeCheck: true,
} as const

/** JSON Schema of every interface under content/types, generated from the TypeScript and cached by its content. */
export function typeSchema(root: string, cache: Cache): Promise<SchemaObject> {
  const key = hashSources(['content/types', 'renderer/engine/shapes'], JSON.stringify(schemaOptions), root)
  const committed = join(root, 'content/types/schema.json')
  return cachedJson(cache, { kind: 'schema', key, generate: () => generateSchema(root), committed })
}

/** The same, generated now: the generator brings a whole TypeScript with it, so it is loaded only when types have changed. */
export async function generateSchema(root: string): Promise<SchemaObject> {
  const { createGenerator } = await import('ts-json-schema-generator')
  const generator = createGenerator({
    path: join(root, 'content/types/*.ts'),
    type: '*',
    ...schemaOptions,
    extraTags: [...schemaOptions.extraTags],
  })
  return generator.createSchema('*') as SchemaObject
}
