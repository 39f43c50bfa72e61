import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { SchemaObject } from 'ajv'
import { cachedJson, engineRoot } from '../../base/cache/generated'
import { hashOf } from '../../base/cache/hash'
import { localFolder } from '../../base/cache/local'
import type { Cache } from '../../base/cache/store'
import { listFiles } from '../../base/files/list-files'
import { writeAtomic } from '../../base/files/write-files'
import { cachedTypesKey } from './types-key'

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

/** The options of the generator for a project. The types of Node and Vite, which no text can use, take it a second. */
export function generatorConfig(root: string) {
  const from = [root, engineRoot].map(folder => join(folder, 'tsconfig.json')).find(file => existsSync(file))
  const tsconfig = join(localFolder(engineRoot, 'types'), `tsconfig-${hashOf(from ?? '').slice(0, 16)}.json`)
  writeAtomic(tsconfig, JSON.stringify({ extends: from, compilerOptions: { types: [] } }))
  return { ...schemaOptions, tsconfig, extraTags: [...schemaOptions.extraTags] }
}

/** The JSON Schema of every interface below content/types, generated from the TypeScript and cached by its types. */
export async function typeSchema(root: string, cache: Cache): Promise<SchemaObject> {
  const key = hashOf(await cachedTypesKey(root, typeFiles(root), cache), JSON.stringify(schemaOptions)).slice(0, 16)
  const committed = join(root, 'content/types/schema.json')
  return cachedJson(cache, { kind: 'schema', key, generate: () => generateSchema(root), committed })
}

const typeFiles = (root: string) => listFiles(root, 'content/types').filter(file => file.endsWith('.ts'))

/** Generates that schema without a cache. Loads the full TypeScript compiler. */
export async function generateSchema(root: string): Promise<SchemaObject> {
  const { createGenerator } = await import('ts-json-schema-generator')
  const names = typeFiles(root).map(file => basename(file, '.ts'))
  // The names in a fixed order; a pattern would follow links too.
  const path = join(root, `content/types/{${names.join()},}.ts`)
  return createGenerator({ path, type: '*', ...generatorConfig(root) }).createSchema('*') as SchemaObject
}
