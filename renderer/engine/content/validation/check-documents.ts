import type { SchemaObject } from 'ajv'
import { type Issue, isError } from '../../base/diagnostics/issue'
import type { SiteDefinition } from '../../site'
import type { Moment } from '../dates/clock'
import { hiddenEntries } from '../dates/published'
import type { Document } from '../document'
import { createInlineReader, type InlineReader, type PropSchemas } from '../inline/inline-texts'
import type { RelateContext } from '../relate/context'
import { withholdVainFix } from '../relate/images'
import type { CacheCheck } from '../relate/memoize'
import { createRelater } from '../relate/relate'
import { createDocumentValidator } from './validate-documents'

/** The context of checking documents. */
export interface CheckContext extends Omit<RelateContext, 'inlineOf' | 'types'> {
  /** The JSON Schema of the types below content/types. */
  schema: SchemaObject
  /** The slugs of all content files by collection, those without a valid document included. */
  slugs: Record<string, string[]>
  components: PropSchemas
}

/**
 * Gives the function that validates frontmatter by its types and relates documents to each other. Days far ahead of a
 * moment are wrong; without one, of the present.
 */
export function createDocumentChecker(
  site: SiteDefinition,
  cacheCheck: CacheCheck,
  moment?: Moment,
): (documents: Document[], context: CheckContext) => Issue[] {
  const relate = createRelater(site, cacheCheck)
  let typed: Typed | undefined
  return (documents, context) => {
    const { schema, slugs, media, components } = context
    if (typed?.schema !== schema || typed.components !== components)
      typed = {
        schema,
        components,
        validate: createDocumentValidator(schema, site, moment?.at, cacheCheck),
        inlineOf: createInlineReader(schema, site.collections, components),
      }
    const own = [
      ...documents.flatMap(document => document.issues.map(issue => withholdVainFix(issue, media))),
      ...typed.validate(documents, { slugs, media, hidden: hiddenEntries(documents, context.moment) }),
    ]
    return [
      ...own,
      ...dropCascading(relate(documents, { ...context, inlineOf: typed.inlineOf, types: [schema, components] }), own),
    ]
  }
}

/** The readers of documents for one schema and the component types. */
interface Typed {
  schema: SchemaObject
  components: PropSchemas
  validate: ReturnType<typeof createDocumentValidator>
  inlineOf: InlineReader
}

/** Drops relation issues in fields that have an error of their own, so that each is reported once. */
function dropCascading(issues: Issue[], own: Issue[]): Issue[] {
  const fieldOf = ({ file, field }: Issue) => `${file} ${field}`
  const broken = new Set(own.filter(isError).map(fieldOf))
  return issues.filter(issue => issue.field === undefined || !broken.has(fieldOf(issue)))
}
