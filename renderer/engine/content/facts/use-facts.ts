import { hashOf } from '../../base/cache/hash'
import type { Issue } from '../../base/diagnostics/issue'
import { type FactValues, resolveFacts } from '../../mdx/replace-facts'
import type { SiteDefinition } from '../../site'
import type { FileAnalysis } from '../document'
import { checkFacts, type FactSource, findFactUses } from './check-facts'
import type { FactList } from './facts'

/** The frontmatter of a file with the values of facts, what its analysis depends on, and what is wrong. */
interface Used {
  data?: Record<string, unknown>
  analysis: Pick<FileAnalysis, 'facts' | 'factsKey' | 'written'>
  issues: Issue[]
}

/** Resolves the facts in the fields of a file and checks those that it uses. */
export function useFacts(file: FactSource, facts: FactList, site: Pick<SiteDefinition, 'facts'>): Used {
  const { data } = file.parsed
  const component = site.facts?.component
  if (!component) return { data, analysis: {}, issues: [] }
  const uses = findFactUses(file, component)
  const isComplete = uses.every(({ name }) => Object.hasOwn(facts, name))
  const values: FactValues = Object.fromEntries(
    uses.flatMap(({ name }) => (Object.hasOwn(facts, name) ? [[name, facts[name]?.value ?? '']] : [])),
  )
  return {
    data: data ? resolveFacts(data, component, values) : undefined,
    analysis: {
      facts: uses.length > 0 ? values : undefined,
      written: data && uses.some(({ field }) => field) ? data : undefined,
      factsKey: keysOf(facts)[isComplete ? 'searched' : 'all'],
    },
    issues: checkFacts(file, uses, facts, component),
  }
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
  const keys = { searched: hashOf(...searched), all: hashOf(...searched, ...Object.keys(facts)) }
  keysByFacts.set(facts, keys)
  return keys
}

/** Whether the analysis of a file is still right with these facts. */
export function hasSameFacts({ facts = {}, factsKey }: Pick<FileAnalysis, 'facts' | 'factsKey'>, now: FactList) {
  const isSame = Object.entries(facts).every(([name, value]) => Object.hasOwn(now, name) && now[name]?.value === value)
  return isSame && (factsKey === undefined || Object.values(keysOf(now)).includes(factsKey))
}
