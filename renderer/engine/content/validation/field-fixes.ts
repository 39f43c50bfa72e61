import type { ErrorObject } from 'ajv'
import { parse } from 'yaml'
import type { Path } from '../../diagnostics/locate'
import { absentFields, pathOf } from '../../types/ajv'

/** The errors of frontmatter by its type; the check of one collection's files. */
export type FieldCheck = (data: unknown) => ErrorObject[]

/** A replacement in the frontmatter: of the key or of the value at a path. */
interface FieldChange {
  path: Path
  isKey: boolean
  /** The new key or value, and its spelling in YAML. */
  by: unknown
  text: string
}

/**
 * The spelling in YAML that fixes an error: the suggested key or value, a value in quotation marks, or the one required
 * field that is missing beside an unknown one. Only one after which the error is gone and no other has come is given.
 */
export function fieldFix(
  error: ErrorObject,
  { data, written, suggestion, check }: FixContext,
): { text: string; key?: string } | undefined {
  const path = pathOf(error, data)
  const before = new Set(check(data).map(each => nameOf(each, data)))
  const change = changesFor(error, path, suggestion, written, check(data)).find(each => {
    const changed = withChange(data, each)
    const after = check(changed).map(left => nameOf(left, changed))
    return !after.includes(nameOf(error, data)) && after.every(name => before.has(name))
  })
  return change && { text: change.text, ...(change.isKey && { key: String(change.by) }) }
}

interface FixContext {
  data: Record<string, unknown>
  /** The value as it is written in the file. */
  written: string
  suggestion: string | boolean | undefined
  check: FieldCheck
}

function changesFor(
  error: ErrorObject,
  path: Path,
  suggestion: string | boolean | undefined,
  written: string,
  all: ErrorObject[],
): FieldChange[] {
  if (error.keyword === 'additionalProperties') {
    const absent = absentFields(error)
    const missing = missingBeside(error, all).filter(name => absent.includes(name))
    const names = suggestion === undefined ? (missing.length === 1 ? missing : []) : [String(suggestion)]
    return names.map(name => ({ path, isKey: true, by: name, text: writeScalar(name) }))
  }
  const text = suggestion === undefined ? quoted(error, written) : writeScalar(suggestion)
  return text === undefined ? [] : [{ path, isKey: false, by: parse(text), text }]
}

/** The required fields that are missing beside an unknown one, where no other field is unknown there. */
function missingBeside({ instancePath }: ErrorObject, all: ErrorObject[]): string[] {
  const beside = all.filter(each => each.instancePath === instancePath)
  if (beside.filter(({ keyword }) => keyword === 'additionalProperties').length !== 1) return []
  return beside.flatMap(({ keyword, params }) => (keyword === 'required' ? [String(params.missingProperty)] : []))
}

/** What identifies an error in two checks. */
function nameOf(error: ErrorObject, data: unknown): string {
  const { keyword, params } = error
  return `${pathOf(error, data).join('.')} ${keyword} ${JSON.stringify(params)}`
}

/** A copy of the data in which the change has been made. */
function withChange(data: Record<string, unknown>, { path, isKey, by }: FieldChange): unknown {
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

/** A number or boolean where a string is expected, in quotation marks. */
function quoted({ keyword, params, data }: ErrorObject, written: string): string | undefined {
  const isPlain = typeof data === 'number' || typeof data === 'boolean'
  return keyword === 'type' && [params.type].flat().includes('string') && isPlain ? JSON.stringify(written) : undefined
}

/** Writes a value as YAML: bare where YAML parses that back to the same value, in quotation marks otherwise. */
function writeScalar(value: string | boolean): string {
  const text = String(value)
  const isBare = /^[\w/][\w/.#& -]*$/.test(text) && !/ #| $/.test(text) && parse(text) === value
  return isBare ? text : JSON.stringify(text)
}
