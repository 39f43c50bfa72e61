import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SchemaObject } from 'ajv'

/** JSDoc tags that say what a type can't: they become keywords of the schema. */
const extraTags = ['reference', 'media', 'example']
const cacheVersion = 1

/** JSON Schema of every interface under content/types, derived from the TypeScript and cached by its content. */
export async function typeSchema(root: string): Promise<SchemaObject> {
  const folder = join(root, 'content/types')
  const files = readdirSync(folder)
    .filter(name => name.endsWith('.ts'))
    .sort()
  const hash = createHash('sha256').update(`${cacheVersion}${extraTags}`)
  for (const name of files) hash.update(name).update(readFileSync(join(folder, name)))
  const cached = join(root, '.cache', `schema-${hash.digest('hex').slice(0, 16)}.json`)
  try {
    return JSON.parse(readFileSync(cached, 'utf8'))
  } catch {
    const schema = await derive(folder)
    mkdirSync(join(root, '.cache'), { recursive: true })
    // Another process may do the same: a rename leaves no half-written file to read.
    const unfinished = `${cached}.${process.pid}`
    writeFileSync(unfinished, JSON.stringify(schema, null, 1))
    renameSync(unfinished, cached)
    return schema
  }
}

/** The generator brings a whole TypeScript with it, so it is loaded only when the types have changed. */
async function derive(folder: string): Promise<SchemaObject> {
  const { createGenerator } = await import('ts-json-schema-generator')
  const generator = createGenerator({
    path: join(folder, '*.ts'),
    type: '*',
    expose: 'export',
    jsDoc: 'extended',
    extraTags,
    additionalProperties: false,
    encodeRefs: false,
    sortProps: false,
    skipTypeCheck: true,
  })
  return generator.createSchema('*') as SchemaObject
}
