import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { SchemaObject } from 'ajv'
import { cachedJson, engineRoot, hashSources } from '../../base/cache/generated'
import type { Cache } from '../../base/cache/store'
import { listFiles } from '../../base/files/list-files'
import { hashModules } from '../../base/modules/module-graph'
import { ownGraph } from '../../base/modules/own-graph'

/** The options that turn interfaces into JSON Schema; the extra JSDoc tags become schema keywords. */
export const schemaOptions = {
  expose: 'export',
  jsDoc: 'extended',
  extraTags: ['reference', 'media', 'markdown', 'example'],
  additionalProperties: false,
  encodeRefs: false,
  sortProps: false,
  skipTypeCheck: true,
} as const

/** The modules with types that those of sites are made of. */
const sharedTypes = ['publication', 'text'].map(name => `@proofsheet/engine/content/schema/${name}`)

/** The JSON Schema of every interface below content/types, generated from the TypeScript and cached by its hash. */
export function typeSchema(root: string, cache: Cache): Promise<SchemaObject> {
  const ofEngine = hashModules(ownGraph().modules, sharedTypes)
  const key = hashSources(['content/types'], ofEngine + JSON.stringify(schemaOptions), root)
  const committed = join(root, 'content/types/schema.json')
  return cachedJson(cache, { kind: 'schema', key, generate: () => generateSchema(root), committed })
}

/** Generates that schema without a cache. Loads the full TypeScript compiler. */
export async function generateSchema(root: string): Promise<SchemaObject> {
  const { createGenerator } = await import('ts-json-schema-generator')
  const names = listFiles(root, 'content/types').flatMap(file => (file.endsWith('.ts') ? [basename(file, '.ts')] : []))
  const generator = createGenerator({
    // The names in a fixed order; a pattern would follow links too.
    path: join(root, `content/types/{${names.join()},}.ts`),
    type: '*',
    tsconfig: [root, engineRoot].map(folder => join(folder, 'tsconfig.json')).find(file => existsSync(file)),
    ...schemaOptions,
    extraTags: [...schemaOptions.extraTags],
  })
  return generator.createSchema('*') as SchemaObject
}
