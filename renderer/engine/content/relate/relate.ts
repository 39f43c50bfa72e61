import type { Issue } from '../../diagnostics/issue'
import type { SiteDefinition } from '../../site'
import type { Document } from '../document'
import type { RelateContext } from './context'
import { checkLinks } from './links'
import { createTitleCheck } from './titles'
import { checkUrls, checkValues } from './urls'

/**
 * Gives the function that checks documents against each other: duplicate URLs and values, broken links and images,
 * titles that search results would cut, and the site's own rules.
 */
export function createRelater(site: SiteDefinition): (documents: Document[], context: RelateContext) => Issue[] {
  const { rules, collections } = site
  const checkTitles = rules?.snippet && createTitleCheck(rules.snippet)
  return (documents, context) => [
    ...checkUrls(documents),
    ...checkValues(documents, collections),
    ...checkLinks(documents, site, context),
    ...(checkTitles?.(documents) ?? []),
    ...(rules?.relate?.(documents) ?? []),
  ]
}
