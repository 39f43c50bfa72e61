import type { ErrorObject, SchemaObject, ValidateFunction } from 'ajv'
import { type Issue, show } from '../../diagnostics/issue'
import { offsetAt } from '../../diagnostics/position'
import { createAjv, dropCascading, pathOf, type ValidationContext } from '../../types/ajv'
import { explainField } from '../../types/explain/explain-field'
import type { Collections, Entry } from '../files/find'
import type { Parsed } from '../parse'
import { plausibleInstant } from '../publication/clock'
import { fieldFix } from './field-fixes'
import { limits } from './limits'
import { misplacedIssue } from './misplaced'

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
    const { collection, file, source } = entry
    const { noun = '' } = collections[collection] ?? {}
    const { data } = parsed
    if (!data) return []
    const errorsIn = (name: string, value: unknown = data): ErrorObject[] => {
      const check = validatorOf(collections[name]?.type ?? '')
      return check.call(context, value) ? [] : dropCascading(check.errors ?? [])
    }
    const errors = errorsIn(collection)
    if (errors.length === 0) return []
    const misplaced = misplacedIssue(entry, parsed, collections, errorsIn)
    if (misplaced) return [misplaced]
    return errors.map(error => {
      const path = pathOf(error, data)
      const part = error.keyword === 'additionalProperties' ? 'key' : 'value'
      const at = parsed.locate(error.keyword === 'required' ? path.slice(0, -1) : path, part)
      const { suggestion, ...explanation } = explainField(error, path, { noun, schema, ...context })
      const written = source.slice(offsetAt(source, at), offsetAt(source, at.end))
      const fix = fieldFix(error, { data, written, suggestion, check: value => errorsIn(collection, value) })
      // A field without a similar name is probably the one that is missing.
      const hint = fix?.key && suggestion === undefined ? `Is it ${show(fix.key)}, which is missing?` : explanation.hint
      return {
        file,
        ...at,
        field: path.join('.'),
        ...explanation,
        hint,
        ...(fix && { fix: { ...at, text: fix.text } }),
      }
    })
  }
}

function isFarAhead(day: string): boolean {
  const latest = plausibleInstant()
  latest.setUTCFullYear(latest.getUTCFullYear() + limits.dayAheadYears)
  return new Date(day) > latest
}
