import type { SchemaObject } from 'ajv'
import type { Issue } from '../../base/diagnostics/issue'
import type { SiteDefinition } from '../../site'
import { entryKey } from '../dates/published'
import type { Document } from '../document'
import type { Media } from '../media/media'
import { memoizeByDocument } from '../relate/memoize'
import type { ValidationContext } from '../schema/ajv'
import { createValidator } from './validate'

/**
 * Gives the function that validates all frontmatter against a schema. A document object is validated again only when
 * the set of files or a file of content/media has changed. `at` is the instant that the site is made for, if not now.
 */
export function createDocumentValidator(schema: SchemaObject, site: SiteDefinition, at?: Date) {
  const validate = createValidator(schema, site.collections, at)
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
