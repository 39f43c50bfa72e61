import { join } from 'node:path'
import { isMap, isScalar, parseDocument } from 'yaml'
import type { Result } from '../../base/diagnostics/issue'
import { fileStart, type Range, rangeAt } from '../../base/diagnostics/position'
import { isRegularFile } from '../../base/files/list-files'
import type { FactValues } from '../../mdx/values/evaluate'
import { toFactName } from '../../mdx/values/expression'
import { findYamlExcess } from '../files/check-limits'
import type { Unsaved } from '../files/content-path'
import { readSource } from '../files/read-file'
import { yamlIssues } from '../validation/explain-yaml'

/** A fact that is written once. */
export interface SiteFact {
  value: string
  /** The words that, beside the value in one sentence, can only mean this fact. */
  about?: string | undefined
  /** The range of its name in the file. */
  at: Range
}

/** Facts by name. */
export type FactList = Readonly<Record<string, SiteFact>>

/** Reads the file of facts and reports its issues; without such a file there are no facts. */
export function readFacts(root: string, { facts }: { facts?: { file: string } }, unsaved?: Unsaved): Result<FactList> {
  if (!facts) return { value: {}, issues: [] }
  const { file } = facts
  const source = unsaved?.get(file) ?? (isRegularFile(root, file) ? readSource(join(root, file)).source : undefined)
  return source === undefined ? { value: {}, issues: [] } : parseFacts(source, file)
}

/** The value of each fact. */
export const valuesOf = (facts: FactList): FactValues =>
  Object.fromEntries(Object.entries(facts).map(([name, { value }]) => [name, value]))

/**
 * Parses facts: `name: value`, or a group with `value` and `about`. One with a mistake is a fact all the same, so that
 * the texts that use it have no issue of their own.
 */
function parseFacts(source: string, file: string): Result<FactList> {
  const excess = findYamlExcess(source)
  if (excess) return { value: {}, issues: [{ file, ...fileStart, code: 'file-limit', ...excess }] }
  const { contents, errors } = parseDocument(source.replaceAll('\r', ' '), { prettyErrors: false, logLevel: 'error' })
  const issues = yamlIssues(errors, source, [0, source.length], file)
  const facts: Record<string, SiteFact> = {}
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    const range = isScalar(key) ? key.range : undefined
    const at = rangeAt(source, range?.[0] ?? 0, range?.[1])
    const parts = isMap(value) ? value.toJSON() : { value: isScalar(value) ? value.value : undefined }
    const [name, text] = [String(key), toFactName(String(key))]
    facts[text] = { at, value: `{facts.${text}}` }
    if (isFactName.test(name) && isFact(parts)) {
      facts[text] = { at, value: String(parts.value), about: parts.about || undefined }
      continue
    }
    const fix = range && name !== text && isFactName.test(text) && { fix: { ...at, text } }
    if (errors.length === 0) issues.push({ file, ...at, code: 'field-value', field: name, ...wrong, ...fix })
  }
  return { value: facts, issues }
}

const isFactName = /^[A-Za-z][A-Za-z0-9]*$/

const wrong = {
  message: 'This is no fact: a fact has a name of letters and digits, and a value.',
  hint: 'Write for example pricePlan: $97/month, or a group with value and about.',
}

function isFact(parts: Record<string, unknown>): parts is { value: string | number; about?: string } {
  const { value, about, ...more } = parts
  const isValue = (typeof value === 'string' && value !== '') || typeof value === 'number'
  return isValue && ['string', 'undefined'].includes(typeof about) && Object.keys(more).length === 0
}
