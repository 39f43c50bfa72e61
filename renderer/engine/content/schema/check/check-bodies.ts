import type { SchemaObject } from 'ajv'
import { type Issue, toIssue } from '../../../base/diagnostics/issue'
import { absentIn, type Scope } from '../../../mdx/values/evaluate'
import type { SiteDefinition } from '../../../site'
import type { Document } from '../../document'
import type { CacheCheck } from '../../relate/memoize'
import type { ComponentDescription } from '../describe-components'
import { explainAbsent, explainShown } from '../explain/explain-expression'
import { explainRepeated } from '../explain/explain-usage'
import { createUsageChecker } from './check-usage'
import type { BodyValues, ComponentUsage, TypeFinding } from './usage'

/** The types and issues that bodies are checked with. */
interface BodyContext {
  schema: SchemaObject
  components: ComponentDescription[]
  /** The issues of the documents' frontmatter. */
  issues: Issue[]
}

/**
 * Gives the check of the components, props and fields that bodies use. Findings that only follow from a frontmatter
 * field with an error in `issues` are dropped. A document object is checked again only when types have changed.
 */
export function createBodyCheck(
  site: SiteDefinition,
  cacheCheck: CacheCheck,
): (documents: Document[], context: BodyContext) => Issue[] {
  let last: { inputs: unknown[]; findIn: ReturnType<typeof cacheCheck<TypeFinding>> } | undefined
  return (documents, { schema, components, issues }) => {
    const inputs = [components, schema]
    if (last?.inputs[0] !== components || last.inputs[1] !== schema)
      last = { inputs, findIn: cacheCheck('bodies', inputs, createFinder(site, schema, components)) }
    const broken = new Set(issues.map(({ file, field }) => `${file} ${field?.split('.')[0]}`))
    return last
      .findIn(documents)
      .flatMap(({ document: { entry }, findings }) =>
        findings
          .filter(({ fields }) => !fields?.some(field => broken.has(`${entry.file} ${field}`)))
          .map(finding => toIssue(finding, entry.source, entry.file)),
      )
  }
}

/** Gives the function that finds the issues of the components and values of one body. */
function createFinder({ collections }: SiteDefinition, schema: SchemaObject, components: ComponentDescription[]) {
  const checkUsage = createUsageChecker(components)
  return ({ entry, values, parsed, facts }: Document): TypeFinding[] => {
    const scope = { frontmatter: parsed.data, facts }
    const ofUsages = values.components.flatMap(usage => {
      const found = checkUsage(usage, scope, entry.source)
      return [...found, ...repeatedProps(usage, found)]
    })
    const known = knownFields(schema, collections[entry.collection]?.type ?? '')
    const all = distinct([...ofUsages, ...ofExpressions(values, scope, known)])
    return parsed.data?.draft === true ? all.filter(({ code }) => code !== 'text-placeholder') : all
  }
}

/** The props that are given twice, where nothing else is wrong with them. */
function repeatedProps(usage: ComponentUsage, found: TypeFinding[]): TypeFinding[] {
  const given = new Set<string>()
  return usage.props.flatMap(prop => {
    const isRepeated = given.size === given.add(prop.name).size
    const isReported = found.some(({ start, end }) => start < prop.whole.end && end > prop.whole.start)
    return isRepeated && !isReported ? [explainRepeated(usage, prop)] : []
  })
}

/** The fields that the frontmatter doesn't have, and the values that can't be shown as text. */
function ofExpressions(
  { components, shown }: BodyValues,
  scope: Scope,
  known: ReadonlyMap<string, string>,
): TypeFinding[] {
  // Without a frontmatter that can be read, nothing is known of its fields.
  if (!scope.frontmatter) return []
  const given = components.flatMap(({ props }) =>
    props.flatMap(({ value }) => (value.kind === 'expression' ? [value.expression] : [])),
  )
  return [
    ...[...given, ...shown].flatMap(node => absentIn(node, scope)).map(node => explainAbsent(node, scope, known)),
    ...shown.filter(node => absentIn(node, scope).length === 0).flatMap(node => explainShown(node, scope) ?? []),
  ]
}

const distinct = (findings: TypeFinding[]): TypeFinding[] => [
  ...new Map(findings.map(finding => [`${finding.start} ${finding.message}`, finding])).values(),
]

/** The fields of a type with their descriptions. */
function knownFields(schema: SchemaObject, type: string): Map<string, string> {
  const properties: Record<string, SchemaObject> = schema.definitions?.[type]?.properties ?? {}
  return new Map(Object.entries(properties).map(([name, { description }]) => [name, `${description ?? ''}`]))
}
