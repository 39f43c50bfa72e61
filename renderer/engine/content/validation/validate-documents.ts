import type { SchemaObject } from 'ajv'
import type { Issue } from '../../base/diagnostics/issue'
import type { SiteDefinition } from '../../site'
import { entryKey } from '../dates/published'
import type { Document } from '../document'
import type { Media } from '../media/media'
import { type CacheCheck, createCheckCache } from '../relate/memoize'
import type { ValidationContext } from '../schema/ajv'
import { createValidator, latestDay } from './validate'

/**
 * Gives the function that validates all frontmatter against a schema. A document is validated again only when the set of
 * files or a file of content/media has changed. `at` is the instant that the site is made for, if not now.
 */
export function createDocumentValidator(
  schema: SchemaObject,
  site: SiteDefinition,
  at?: Date,
  cacheCheck: CacheCheck = createCheckCache(),
) {
  const validate = createValidator(schema, site.collections, at)
  let last: { among: string; media: Media; findIn: ReturnType<typeof cacheCheck<Issue>> } | undefined
  return (documents: Document[], context: ValidationContext): Issue[] => {
    const { slugs, media, hidden } = context
    const among = [...Object.values(slugs), [...hidden]].map(list => list.join()).join('\n')
    if (last?.among !== among || last.media !== media) {
      const context = [schema, slugs, [...hidden], media, latestDay(at)]
      const findIn = cacheCheck('frontmatter', context, ({ entry, parsed }) => {
        // Unpublished pages may refer to each other.
        const isUnpublished = hidden.get(entryKey(entry)) === 'unpublished'
        return validate(entry, parsed, { slugs, media, hidden: isUnpublished ? new Map() : hidden })
      })
      last = { among, media, findIn }
    }
    return last.findIn(documents).flatMap(({ findings }) => findings)
  }
}
