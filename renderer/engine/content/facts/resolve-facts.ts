import { hashOf } from '../../base/cache/hash'
import type { Issue } from '../../base/diagnostics/issue'
import type { FactValues } from '../../mdx/values/evaluate'
import type { FileAnalysis } from '../document'
import { checkFacts } from './check-facts'
import { type FactSource, findFactUses } from './fact-uses'
import type { FactList } from './facts'

/** The frontmatter of a file with the values of facts, the facts that its analysis depends on, and the issues. */
interface Resolved {
  data?: Record<string, unknown> | undefined
  /** The value of each fact that the file uses. */
  facts: FactValues
  analysis: Pick<FileAnalysis, 'facts' | 'factsKey' | 'written'>
  issues: Issue[]
}

/** Puts the values of facts into the fields of a file, and checks the facts that it uses. */
export function resolveFacts(file: FactSource, known: FactList): Resolved {
  const { data } = file.parsed
  const uses = findFactUses(file)
  const used = uses.flatMap(({ name }) => (Object.hasOwn(known, name) ? [[name, known[name]?.value ?? '']] : []))
  const facts: FactValues = Object.fromEntries(used)
  const isInFields = uses.some(({ field }) => field)
  return {
    data: data && isInFields ? replaceFacts(data, facts) : data,
    facts,
    analysis: {
      facts: uses.length > 0 ? facts : undefined,
      written: isInFields ? data : undefined,
      factsKey: keysOf(known)[used.length === uses.length ? 'searched' : 'all'],
    },
    issues: checkFacts(file, uses, known),
  }
}

/** A value of the frontmatter with the values of facts in place of their names: `{facts.price}`. */
export function replaceFacts<Value>(value: Value, facts: FactValues): Value {
  if (typeof value === 'string')
    return value.replace(/\{\s*facts\.(\w+)\s*\}/g, (use, name) =>
      Object.hasOwn(facts, name) ? (facts[name] ?? '') : use,
    ) as Value
  if (Array.isArray(value)) return value.map(item => replaceFacts(item, facts)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceFacts(item, facts)])) as Value
}

/** The hashes of facts: of those that texts are searched for, and with the names of all, which messages list. */
interface FactKeys {
  searched: string
  all: string
}

const keysByFacts = new WeakMap<FactList, FactKeys>()

function keysOf(facts: FactList): FactKeys {
  const known = keysByFacts.get(facts)
  if (known) return known
  const searched = Object.entries(facts).flatMap(([name, { value, about }]) => (about ? [name, value, about] : []))
  const keys = { searched: hashOf(...searched), all: hashOf('names', ...searched, ...Object.keys(facts)) }
  keysByFacts.set(facts, keys)
  return keys
}

/** Whether the analysis of a file is still right with these facts. */
export function hasSameFacts({ facts = {}, factsKey }: Pick<FileAnalysis, 'facts' | 'factsKey'>, now: FactList) {
  const isSame = Object.entries(facts).every(([name, value]) => Object.hasOwn(now, name) && now[name]?.value === value)
  return isSame && (factsKey === undefined || Object.values(keysOf(now)).includes(factsKey))
}
