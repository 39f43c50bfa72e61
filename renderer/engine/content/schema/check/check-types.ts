import type { SchemaObject } from 'ajv'
import { engineRoot } from '../../../base/cache/generated'
import { sha256 } from '../../../base/cache/hash'
import { installedPackages } from '../../../base/cache/installed-packages'
import type { Cache } from '../../../base/cache/store'
import type { Issue } from '../../../base/diagnostics/issue'
import type { Scope } from '../../../mdx/values/evaluate'
import type { SiteDefinition } from '../../../site'
import { declareComponents } from '../declarations'
import { type ComponentDescription, describeComponents } from '../describe-components'
import { explainDiagnostic } from '../explain/diagnostic'
import { checkPrograms, type Diagnostic, isSyntaxError } from './check-programs'
import { createUsageChecker } from './check-usage'
import { type TypeFinding, toIssue } from './finding'
import type { TypeCheckProgram } from './to-tsx'

/** A content file whose body is type-checked. */
export interface CheckedFile {
  /** The path from the project's root. */
  file: string
  source: string
  /** The hash of the source, and of the facts that it uses. */
  hash: string
  /** The interface that the frontmatter matches. */
  type: string
  /** The values that expressions of the body name. */
  scope: Scope
  /** Gives the body as TSX; called only when the file has changed. */
  program(): TypeCheckProgram
}

/** The context of a type check. */
export interface TypeCheckContext {
  site: SiteDefinition
  cache: Cache
  /** The JSON Schema of the types below content/types. */
  schema: SchemaObject
}

/**
 * Cached findings by file, valid while the file's hash is unchanged. TypeScript's diagnostics are cached with the hash of
 * the generated program, because edits of prose do not change it.
 */
type Findings = Record<string, { hash: string; findings: TypeFinding[]; program: string; diagnostics: Diagnostic[] }>

/**
 * Checks the components, props and fields that bodies use against their TypeScript types. One run of TypeScript checks
 * all changed bodies. Findings that only follow from a frontmatter field with an error in `issues` are dropped.
 */
export async function checkTypes(
  context: TypeCheckContext,
  files: CheckedFile[],
  issues: Issue[] = [],
): Promise<Issue[]> {
  const { site, cache, schema } = context
  const declared = await declareComponents(site)
  const key = sha256(declared.key + installedPackages(engineRoot) + JSON.stringify(schema))
  const findings = lastFindings.get(cache)?.[key] ?? cache.get<Findings>('type-findings', key) ?? {}
  lastFindings.set(cache, { [key]: findings })
  const changed = files.filter(({ file, hash }) => findings[file]?.hash !== hash)
  if (changed.length > 0) {
    Object.assign(findings, await findIn(changed, context, findings, declared.key))
    cache.set('type-findings', key, findings)
  }
  const broken = new Set(issues.map(({ file, field }) => `${file} ${field?.split('.')[0]}`))
  return files.flatMap(({ file, source }) =>
    (findings[file]?.findings ?? [])
      .filter(({ fields }) => !fields.some(field => broken.has(`${file} ${field}`)))
      .map(finding => toIssue(finding, file, source)),
  )
}

/** The findings of the last check, by the cache that has them too, and by their key. */
const lastFindings = new WeakMap<Cache, Record<string, Findings>>()

/** The findings of changed files. The diagnostics of unchanged programs are taken from `before`. */
async function findIn(
  changed: CheckedFile[],
  context: TypeCheckContext,
  before: Findings,
  componentsKey: string,
): Promise<Findings> {
  const { schema } = context
  const keyOf = (program: string) => `${componentsKey} ${program}`
  const bodies = changed.map(file => {
    const tsx = file.program()
    const program = sha256(tsx.lines.join('\n'))
    const last = before[file.file]
    const known = last?.program === program ? last.diagnostics : recentDiagnostics.get(keyOf(program))
    return { file, tsx, program, known }
  })
  const unknown = bodies.filter(({ known }) => !known)
  const [components, diagnostics] = await Promise.all([
    describeComponents(context),
    unknown.length > 0
      ? checkPrograms(
          context,
          unknown.map(({ tsx }) => tsx.lines),
        )
      : [],
  ])
  const newDiagnostics = new Map(unknown.map(({ file: { file } }, index) => [file, diagnostics[index] ?? []]))
  for (const [index, { program }] of unknown.entries()) cacheDiagnostics(keyOf(program), diagnostics[index] ?? [])
  const findInBody = bodyCheckers.get(components) ?? createBodyChecker(components)
  bodyCheckers.set(components, findInBody)
  return Object.fromEntries(
    bodies.map(({ file: { file, hash, type, scope }, ...body }) => {
      const found = body.known ?? newDiagnostics.get(file) ?? []
      const findings = findInBody(body.tsx, found, scope, knownFields(schema, type))
      return [file, { hash, findings, program: body.program, diagnostics: found }]
    }),
  )
}

/** The largest number of programs whose diagnostics are in memory. */
const maxPrograms = 500

/**
 * TypeScript's diagnostics by components and program. While a text is edited, checks alternate between the unsaved text
 * and the file.
 */
const recentDiagnostics = new Map<string, Diagnostic[]>()

function cacheDiagnostics(key: string, diagnostics: Diagnostic[]): void {
  recentDiagnostics.delete(key)
  recentDiagnostics.set(key, diagnostics)
  for (const [oldest] of recentDiagnostics) if (recentDiagnostics.size > maxPrograms) recentDiagnostics.delete(oldest)
}

/** The checkers of bodies by their components: each compiles the schemas of the props that it has seen. */
const bodyCheckers = new WeakMap<ComponentDescription[], ReturnType<typeof createBodyChecker>>()

/** Gives the function that finds type errors in one body, from its component usages and TypeScript's diagnostics. */
function createBodyChecker(components: ComponentDescription[]) {
  const checkUsage = createUsageChecker(components)
  return (
    { usages, mappings }: TypeCheckProgram,
    diagnostics: Diagnostic[],
    scope: Scope,
    fields: Map<string, string>,
  ): TypeFinding[] => {
    const ofUsages = usages.flatMap(usage => checkUsage(usage, scope).map(finding => ({ usage, finding })))
    const others = diagnostics.flatMap(diagnostic => {
      // Each program with a syntax error must have a finding, because its types are not checked.
      const mapping = isSyntaxError(diagnostic)
        ? mappings.slice(0, diagnostic.line + 1).findLast(Boolean)
        : mappings[diagnostic.line]
      if (!mapping) return []
      const isReported = ofUsages.some(({ usage, finding: { start, end } }) => {
        if (!('usage' in mapping) || usage !== mapping.usage) return false
        const whole = mapping.kind === 'prop' ? mapping.prop.whole : undefined
        return whole === undefined || (start < whole.end && end > whole.start)
      })
      return isReported ? [] : [explainDiagnostic(diagnostic, mapping, scope, fields)]
    })
    return distinct([...ofUsages.map(({ finding }) => finding), ...dropCascading(others)])
  }
}

/** Drops findings around a missing field, because they follow from it. */
function dropCascading(findings: TypeFinding[]): TypeFinding[] {
  const absent = findings.filter(({ code }) => code === 'body-field')
  return findings.filter(
    one => absent.includes(one) || !absent.some(({ start, end }) => one.start <= start && one.end >= end),
  )
}

function distinct(findings: TypeFinding[]): TypeFinding[] {
  return [...new Map(findings.map(finding => [`${finding.start} ${finding.message}`, finding])).values()]
}

/** The fields of a type with their descriptions. */
function knownFields(schema: SchemaObject, type: string): Map<string, string> {
  const properties: Record<string, SchemaObject> = schema.definitions?.[type]?.properties ?? {}
  return new Map(Object.entries(properties).map(([name, { description }]) => [name, `${description ?? ''}`]))
}
