import type { ErrorObject, SchemaObject, ValidateFunction } from 'ajv'
import { parse } from 'yaml'
import type { Issue } from '../../base/diagnostics/issue'
import type { Path } from '../../base/diagnostics/locate'
import { fileStart, offsetAt, type Range } from '../../base/diagnostics/position'
import { plausibleInstant } from '../dates/clock'
import type { Collections, Entry } from '../files/find'
import { noMedia } from '../media/media'
import type { Parsed } from '../parse'
import { createAjv, dropCascading, pathOf, type ValidationContext } from '../schema/ajv'
import { explainField } from '../schema/explain/explain-field'
import { booleanOf, canBeQuoted, listOf, textOf } from '../schema/explain/guess'

/** The largest distance of a day after the site's instant: a later one is mistyped. */
const dayAheadYears = 1

/** The number of missing and unknown fields from which a file looks like one of another collection. */
const minWrongFields = 3

/** References and media don't matter for which fields there are. */
const noContext = { slugs: {}, media: noMedia, hidden: new Map() }

/** Gives a function that validates one entry's frontmatter against the type of its collection, at an instant or now. */
export function createValidator(schema: SchemaObject, collections: Collections, at?: Date) {
  const ajv = createAjv(day => day > latestDay(at))
  ajv.addSchema(schema, 'types')
  const byType = new Map<string, ValidateFunction>()
  const validatorOf = (type: string) => {
    const cached = byType.get(type) ?? ajv.compile({ $ref: `types#/definitions/${type}` })
    byType.set(type, cached)
    return cached
  }

  /** The collection that has the fields of a file which lacks most of its own; undefined where that is uncertain. */
  const otherCollection = (errors: ErrorObject[], own: string, data: Record<string, unknown>) => {
    if (errors.filter(isOfFields).length < minWrongFields) return
    const fitting = Object.entries(collections).filter(([name, { type }]) => {
      if (name === own || type === collections[own]?.type) return false
      const check = validatorOf(type)
      return check.call(noContext, data) || !(check.errors ?? []).some(isOfFields)
    })
    return fitting.length === 1 ? fitting[0]?.[0] : undefined
  }

  return function validate(entry: Entry, parsed: Parsed, context: ValidationContext): Issue[] {
    const { collection, file, slug } = entry
    const among = { ...context, own: { collection, slug } }
    const { type = '', noun = '' } = collections[collection] ?? {}
    const check = validatorOf(type)
    if (!parsed.data || check.call(among, parsed.data)) return []
    const { data } = parsed
    const errors = dropCascading(check.errors ?? [])
    const errorsOf = (changed: unknown) => (check.call(among, changed) ? [] : dropCascading(check.errors ?? []))
    const other = otherCollection(errors, collection, data)
    if (other) return [misplacedFile(entry, other, collections)]
    return errors.map(error => {
      const path = pathOf(error, parsed.data)
      const part = error.keyword === 'additionalProperties' ? 'key' : 'value'
      const at = parsed.locate(error.keyword === 'required' ? path.slice(0, -1) : path, part)
      const { suggestion, ...explanation } = explainField(error, path, { noun, schema, ...among })
      const text = suggestion === undefined ? quoted(error, entry.source, at) : writeScalar(suggestion)
      const fix = text !== undefined && isRemedy(error, data, text, errorsOf) && { fix: { ...at, text } }
      return { file, ...at, field: path.join('.'), ...explanation, ...fix }
    })
  }
}

/** Reports a file whose fields are those of another collection. */
function misplacedFile({ file, collection }: Entry, other: string, collections: Collections): Issue {
  return {
    file,
    ...fileStart,
    code: 'file-place',
    message: `This looks like a ${collections[other]?.noun}: its fields are not those of a ${collections[collection]?.noun}.`,
    hint: `Move the file to content/${other}.`,
  }
}

/** Whether an error is about which fields there are. */
const isOfFields = ({ keyword, instancePath }: ErrorObject): boolean =>
  instancePath === '' && (keyword === 'required' || keyword === 'additionalProperties')

/** The last day that isn't mistyped, at an instant or now. */
export function latestDay(at = new Date()): string {
  const latest = plausibleInstant(at)
  latest.setUTCFullYear(latest.getUTCFullYear() + dayAheadYears)
  return latest.toISOString().slice(0, 10)
}

/** The fix for a value of another type: one in quotation marks, or the truth value or the list that a text means. */
function quoted({ keyword, params, data, parentSchema }: ErrorObject, source: string, at: Range): string | undefined {
  const types: unknown[] = [params.type].flat()
  if (keyword === 'type' && types.includes('boolean') && booleanOf(data) !== undefined) return `${booleanOf(data)}`
  if (keyword === 'type' && types.includes('array')) return listOf(data)
  const isPlain = typeof data === 'number' || typeof data === 'boolean' || textOf(data) !== undefined
  if (keyword !== 'type' || !types.includes('string') || !isPlain) return
  if (!canBeQuoted(data, (parentSchema ?? {}) as SchemaObject)) return
  return JSON.stringify(source.slice(offsetAt(source, at), offsetAt(source, at.end)))
}

/** Writes a string as YAML: bare where YAML parses that back to the same string, in quotation marks otherwise. */
export function writeScalar(text: string): string {
  const isBare = /^[\w/][\w/.#& -]*$/.test(text) && !/ #| $/.test(text) && parse(text) === text
  return isBare ? text : JSON.stringify(text)
}

/** Whether a key or value in YAML fixes an error and brings no other. `check` gives the errors of frontmatter. */
function isRemedy(
  error: ErrorObject,
  data: Record<string, unknown>,
  text: string,
  check: (data: unknown) => ErrorObject[],
): boolean {
  const before = new Set(check(data).map(each => nameOf(each, data)))
  const changed = withChange(data, pathOf(error, data), error.keyword === 'additionalProperties', parse(text))
  const after = check(changed).map(each => nameOf(each, changed))
  return !after.includes(nameOf(error, data)) && after.every(name => before.has(name))
}

/** The identity of an error, to find it again in another check. */
function nameOf(error: ErrorObject, data: unknown): string {
  const { keyword, params } = error
  return `${pathOf(error, data).join('.')} ${keyword} ${JSON.stringify(params)}`
}

/** A copy of the data with another key or value at a path. */
function withChange(data: Record<string, unknown>, path: Path, isKey: boolean, by: unknown): unknown {
  const copy: unknown = structuredClone(data)
  const last = path.at(-1) ?? ''
  let parent = copy as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) parent = parent[key] as typeof parent
  if (isKey) {
    parent[String(by)] = parent[last]
    delete parent[last]
  } else parent[last] = by
  return copy
}
