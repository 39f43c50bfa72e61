import type { ErrorObject, SchemaObject, ValidateFunction } from 'ajv'
import { parse } from 'yaml'
import type { Issue } from '../../diagnostics/issue'
import { offsetAt, type Range } from '../../diagnostics/position'
import { createAjv, dropCascading, pathOf, type ValidationContext } from '../../types/ajv'
import { explainField } from '../../types/explain/explain-field'
import type { Collections, Entry } from '../files/find'
import type { Parsed } from '../parse'
import { plausibleInstant } from '../publication/clock'
import { limits } from './limits'

/** Gives a function that validates one entry's frontmatter against the type of its collection. */
export function createValidator(schema: SchemaObject, collections: Collections) {
  const ajv = createAjv(isFarAhead)
  ajv.addSchema(schema, 'types')
  const byType = new Map<string, ValidateFunction>()
  const validatorOf = (type: string) => {
    const cached = byType.get(type) ?? ajv.compile({ $ref: `types#/definitions/${type}` })
    byType.set(type, cached)
    return cached
  }

  return function validate(entry: Entry, parsed: Parsed, context: ValidationContext): Issue[] {
    const { collection, file, slug } = entry
    const among = { ...context, own: { collection, slug } }
    const { type = '', noun = '' } = collections[collection] ?? {}
    const check = validatorOf(type)
    if (!parsed.data || check.call(among, parsed.data)) return []
    return dropCascading(check.errors ?? []).map(error => {
      const path = pathOf(error, parsed.data)
      const part = error.keyword === 'additionalProperties' ? 'key' : 'value'
      const at = parsed.locate(error.keyword === 'required' ? path.slice(0, -1) : path, part)
      const { suggestion, ...explanation } = explainField(error, path, { noun, schema, ...among })
      const text = suggestion === undefined ? quoted(error, entry.source, at) : writeScalar(suggestion)
      return { file, ...at, field: path.join('.'), ...explanation, ...(text !== undefined && { fix: { ...at, text } }) }
    })
  }
}

function isFarAhead(day: string): boolean {
  const latest = plausibleInstant()
  latest.setUTCFullYear(latest.getUTCFullYear() + limits.dayAheadYears)
  return new Date(day) > latest
}

/** The fix for a number or boolean where a string is expected: the same value in quotation marks. */
function quoted({ keyword, params, data }: ErrorObject, source: string, at: Range): string | undefined {
  const isPlain = typeof data === 'number' || typeof data === 'boolean'
  if (keyword !== 'type' || ![params.type].flat().includes('string') || !isPlain) return
  return JSON.stringify(source.slice(offsetAt(source, at), offsetAt(source, at.end)))
}

/** Writes a string as YAML: bare where YAML parses that back to the same string, in quotation marks otherwise. */
function writeScalar(text: string): string {
  const isBare = /^[\w/][\w/.#& -]*$/.test(text) && !/ #| $/.test(text) && parse(text) === text
  return isBare ? text : JSON.stringify(text)
}
