import type { ErrorObject } from 'ajv'
import { parse } from 'yaml'
import type { Path } from '../../base/diagnostics/locate'
import { pathOf } from '../schema/ajv'

/**
 * Whether a key or value in YAML fixes an error: with it the error is gone, and no other has come. `check` gives the
 * errors of frontmatter.
 */
export function isRemedy(
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
