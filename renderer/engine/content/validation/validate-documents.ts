import type { SchemaObject } from 'ajv'
import type { Issue } from '../../diagnostics/issue'
import type { Media } from '../../images/media'
import type { SiteDefinition } from '../../site'
import type { ValidationContext } from '../../types/ajv'
import type { Document } from '../document'
import { entryKey } from '../publication/published'
import { memoizeByDocument } from '../relate/memoize'
import { createValidator } from './validate'

/**
 * Gives the function that validates all frontmatter against a schema. A document object is validated again only when
 * the set of files or a file of content/media has changed.
 */
export function createDocumentValidator(schema: SchemaObject, site: SiteDefinition) {
  const validate = createValidator(schema, site.collections)
  let last: { among: string; media: Media; issuesOf: (document: Document) => Issue[] } | undefined
  return (documents: Document[], context: ValidationContext): Issue[] => {
    const { slugs, media, hidden } = context
    const among = [...Object.values(slugs), [...hidden]].map(list => list.join()).join('\n')
    if (last?.among !== among || last.media !== media) {
      const issuesOf = memoizeByDocument(({ entry, parsed }) => {
        // Unpublished pages may refer to each other.
        const own = hidden.has(entryKey(entry)) ? { ...context, hidden: new Set<string>() } : context
        return validate(entry, parsed, own)
      })
      last = { among, media, issuesOf }
    }
    return documents.flatMap(last.issuesOf)
  }
}
