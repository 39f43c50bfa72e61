import type { SchemaObject } from 'ajv'
import type { Issue } from '../../diagnostics/issue'
import type { SiteDefinition } from '../../site'
import type { ValidationContext } from '../../types/ajv'
import type { Document } from '../document'
import { memoizeByDocument } from '../relate/memoize'
import { createValidator } from './validate'

/**
 * Gives the function that validates all frontmatter against a schema. A document that is the same object as before,
 * among the same files, is not validated again.
 */
export function createDocumentValidator(schema: SchemaObject, site: SiteDefinition) {
  const validate = createValidator(schema, site.collections)
  let last: { among: string; issuesOf: (document: Document) => Issue[] } | undefined
  return (documents: Document[], context: ValidationContext): Issue[] => {
    const { slugs, media, hidden } = context
    const among = [...Object.values(slugs), media, [...hidden]].map(list => list.join()).join('\n')
    if (last?.among !== among) {
      const issuesOf = memoizeByDocument(({ entry, parsed }) => {
        // What visitors don't see may refer to what they don't see.
        const own = hidden.has(entry.file) ? { ...context, hidden: new Set<string>() } : context
        return validate(entry, parsed, own)
      })
      last = { among, issuesOf }
    }
    return documents.flatMap(last.issuesOf)
  }
}
