import { join } from 'node:path'
import { isMap, isScalar, parseDocument } from 'yaml'
import { fileStart, rangeAt } from '../../base/diagnostics/position'
import { isRegularFile } from '../../base/files/list-files'
import type { FactValues } from '../../mdx/replace-facts'
import type { SiteDefinition } from '../../site'
import { findYamlExcess } from '../files/check-limits'
import type { Unsaved } from '../files/list-folder'
import { readSource } from '../files/read-file'
import { yamlIssues } from '../validation/explain-yaml'
import type { Facts, SiteFact } from './facts'

const none: Facts = { facts: {}, issues: [] }

/** Reads the file of facts; none where the site has no such file. */
export function readFacts(root: string, { facts }: Pick<SiteDefinition, 'facts'>, unsaved?: Unsaved): Facts {
  if (!facts) return none
  const { file } = facts
  const source = unsaved?.get(file) ?? (isRegularFile(root, file) ? readSource(join(root, file)).source : undefined)
  return source === undefined ? none : parseFacts(source, file)
}

/** The value of each fact. */
export function valuesOf({ facts }: Facts): FactValues {
  return Object.fromEntries(Object.entries(facts).map(([name, { value }]) => [name, value]))
}

/** Parses facts: `name: value`, or a group with `value` and `about`. */
function parseFacts(source: string, file: string): Facts {
  const excess = findYamlExcess(source)
  if (excess) return { facts: {}, issues: [{ file, ...fileStart, code: 'file-limit', ...excess }] }
  const { contents, errors } = parseDocument(source.replaceAll('\r', ' '), { prettyErrors: false, logLevel: 'error' })
  const issues = yamlIssues(errors, source, [0, source.length], file)
  if (errors.length > 0 || !isMap(contents)) return { facts: {}, issues }
  const facts: Record<string, SiteFact> = {}
  for (const { key, value } of contents.items) {
    const range = isScalar(key) ? key.range : undefined
    const at = rangeAt(source, range?.[0] ?? 0, range?.[1])
    const parts = isMap(value) ? value.toJSON() : { value: isScalar(value) ? value.value : undefined }
    const name = String(key)
    if (!/^[\w-]+$/.test(name) || !isFact(parts))
      issues.push({ file, ...at, code: 'field-value', field: name, ...wrong })
    else facts[name] = { at, value: String(parts.value), about: parts.about || undefined }
  }
  return { facts, issues }
}

const wrong = {
  message: 'This is no fact: a fact has a name of letters, digits and hyphens, and a value.',
  hint: 'Write for example price-plan: $97/month, or a group with value and about.',
}

function isFact(parts: Record<string, unknown>): parts is { value: string | number; about?: string } {
  const { value, about, ...more } = parts
  const isValue = (typeof value === 'string' && value !== '') || typeof value === 'number'
  return isValue && ['string', 'undefined'].includes(typeof about) && Object.keys(more).length === 0
}
