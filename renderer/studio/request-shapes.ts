import { Ajv, type SchemaObject, type ValidateFunction } from 'ajv'
import type { RequestHandlers } from './edit-service'

/** How deep a request may be nested: deeper than any field or prop, and not so deep that reading it ends. */
const maxDepth = 100

/** The longest id of a place in a text; those of fields name each level. */
const maxIdLength = 2000

const text: SchemaObject = { type: 'string' }
const id: SchemaObject = { type: 'string', maxLength: maxIdLength }
const offset: SchemaObject = { type: 'integer', minimum: 0 }

/** An object with these properties and no others; a name that ends with "?" is optional. */
function object(properties: Record<string, SchemaObject>): SchemaObject {
  const names = Object.keys(properties)
  return {
    type: 'object',
    additionalProperties: false,
    required: names.filter(name => !name.endsWith('?')),
    properties: Object.fromEntries(names.map(name => [name.replace('?', ''), properties[name]])),
  }
}

const side: SchemaObject = { enum: ['before', 'after'] }

const change: SchemaObject = {
  anyOf: [
    object({ type: { const: 'text' }, start: offset, end: offset, text }),
    object({ type: { const: 'field' }, id, 'value?': {} }),
    object({ type: { const: 'item' }, id, 'at?': offset, 'from?': offset, 'value?': {} }),
    object({ type: { const: 'block' }, id, 'text?': text }),
    object({ type: { const: 'format' }, id, document: { type: 'object' } }),
    object({
      type: { const: 'insert' },
      'id?': id,
      'where?': side,
      text,
      'props?': { type: 'object' },
      'document?': { type: 'object' },
    }),
    object({ type: { const: 'move' }, id, to: id, where: side }),
    object({ type: { const: 'props' }, id, props: { type: 'object' } }),
  ],
}

const changeRequest = object({ file: text, version: text, changes: { type: 'array', maxItems: 1000, items: change } })

/** The form of each request. */
const shapes: Record<keyof RequestHandlers, SchemaObject> = {
  page: object({ url: text }),
  describe: object({ ids: { type: 'array', maxItems: 10_000, items: id } }),
  document: object({ id }),
  paste: object({ html: text }),
  check: changeRequest,
  save: changeRequest,
  undo: object({}),
  redo: object({}),
  source: object({ url: text, words: text }),
  insert: object({}),
  collections: object({}),
  complete: object({ file: text, version: text, start: offset, end: offset, text, offset }),
  choices: object({ of: text, 'words?': text }),
  new: object({ collection: text, slug: text }),
  rename: object({ file: text, slug: text }),
}

const ajv = new Ajv({ strict: false })
const validators = new Map<string, ValidateFunction>()

/** The problem of a request's body, as a sentence; undefined for a valid body. */
export function checkRequest(name: keyof RequestHandlers, body: unknown): string | undefined {
  if (isDeeper(body, maxDepth)) return `The request ${name} is nested too deeply.`
  const validate = validators.get(name) ?? ajv.compile(shapes[name])
  validators.set(name, validate)
  if (validate(body)) return
  const [error] = validate.errors ?? []
  return `The request ${name} has another form: ${error?.instancePath ?? ''} ${error?.message ?? ''}.`
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some(each => isDeeper(each, depth - 1))
}
