import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SchemaObject } from 'ajv'
import { collections } from '../../../site/collections'
import { writeAtomic } from '../../cache/generated'
import type { Document } from '../../content/relate/relate'
import type { Issue } from '../../diagnostics/issue'
import { parseBody } from '../../mdx/parse'
import { componentsKey } from '../declarations'
import { describeComponents } from '../describe-components'
import { explainDiagnostic } from '../explain/diagnostic'
import { typeSchema } from '../schema'
import { checkPrograms, type Diagnostic } from './check-programs'
import { createUseChecker } from './check-usage'
import { type TypeFinding, toIssue } from './finding'
import { toTsx } from './to-tsx'

/**
 * What was found in each file when it last read as its hash says, and what TypeScript said of it as a program: that is the
 * same for as long as the program is, which knows nothing of prose.
 */
type Found = Record<string, { hash: string; findings: TypeFinding[]; program: string; diagnostics: Diagnostic[] }>

/**
 * What is wrong with the components, props and fields that texts use, by the real types: TypeScript checks all texts
 * that have changed in one run, and what it says is told in the writer's words. What follows only from a field of the
 * frontmatter that is among the issues already is left out.
 */
export async function checkTypes(root: string, documents: Document[], issues: Issue[] = []): Promise<Issue[]> {
  const schema = await typeSchema(root)
  const cache = join(root, '.cache/types', `found-${shortHash(componentsKey() + JSON.stringify(schema))}.json`)
  const found = read(cache)
  const changed = documents.filter(({ entry: { file, hash } }) => found[file]?.hash !== hash)
  if (changed.length > 0) {
    await findIn(changed, schema, found)
    writeAtomic(cache, JSON.stringify(found))
  }
  const broken = new Set(issues.map(({ file, field }) => `${file} ${field?.split('.')[0]}`))
  return documents.flatMap(({ entry }) =>
    (found[entry.file]?.findings ?? [])
      .filter(({ fields }) => !fields.some(field => broken.has(`${entry.file} ${field}`)))
      .map(finding => toIssue(finding, entry.file, entry.source)),
  )
}

/** Finds what is wrong with files that have changed, and puts it to what was found before. */
async function findIn(changed: Document[], schema: SchemaObject, found: Found): Promise<void> {
  const texts = changed.map(document => {
    const { entry, parsed, tsx = toTsx(parseBody(parsed.body, entry.file).tree, parsed.data) } = document
    const program = shortHash(tsx.lines.join('\n'))
    const last = found[entry.file]
    const diagnostics = last?.program === program ? last.diagnostics : undefined
    return { entry, data: parsed.data, tsx, program, diagnostics }
  })
  const unknown = texts.filter(({ diagnostics }) => !diagnostics)
  const [vocabulary, newDiagnostics] = await Promise.all([
    describeComponents(),
    unknown.length > 0 ? checkPrograms(unknown.map(({ tsx }) => tsx.lines)) : [],
  ])
  for (const [index, text] of unknown.entries()) text.diagnostics = newDiagnostics[index]
  const checkUse = createUseChecker(vocabulary)
  for (const { entry, data, tsx, program, diagnostics = [] } of texts) {
    const { usages, mappings } = tsx
    const usageFindings = usages.flatMap(use => checkUse(use, data).map(finding => ({ use, finding })))
    const known = knownFields(schema, collections[entry.collection].type)
    const rest = diagnostics.flatMap(diagnostic => {
      const place = mappings[diagnostic.line]
      if (!place) return []
      const finding = explainDiagnostic(diagnostic, place, data, known)
      const isTold = usageFindings.some(({ use, finding: other }) => {
        if (!('use' in place) || use !== place.use) return false
        const { whole } = place.kind === 'prop' ? place.given : { whole: undefined }
        return whole === undefined || (other.start < whole.end && other.end > whole.start)
      })
      return isTold ? [] : [finding]
    })
    const findings = distinct([...usageFindings.map(({ finding }) => finding), ...dropCascading(rest)])
    found[entry.file] = { hash: entry.hash, findings, program, diagnostics }
  }
}

/** Around a field that isn't there nothing else can be judged. */
function dropCascading(findings: TypeFinding[]): TypeFinding[] {
  const absent = findings.filter(({ code }) => code === 'body-field')
  return findings.filter(
    one => absent.includes(one) || !absent.some(({ start, end }) => one.start <= start && one.end >= end),
  )
}

function distinct(findings: TypeFinding[]): TypeFinding[] {
  return [...new Map(findings.map(finding => [`${finding.start} ${finding.message}`, finding])).values()]
}

/** The fields that a type has, with their sentences. */
function knownFields(schema: SchemaObject, type: string): Map<string, string> {
  const properties: Record<string, SchemaObject> = schema.definitions?.[type]?.properties ?? {}
  return new Map(Object.entries(properties).map(([name, { description }]) => [name, `${description ?? ''}`]))
}

function read(file: string): Found {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
