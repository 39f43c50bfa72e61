import type { BreadcrumbList, WithContext } from 'schema-dts'
import { site } from '../../content/site'
import { below } from './base-path'
import type { PageInfo } from './page-info'

/** The page's structured data as JSON texts that may stand in a script element. */
export function structuredData({ crumbs }: PageInfo): string[] {
  if (crumbs.length === 0) return []
  const list: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.origin + below(url),
    })),
  }
  return [toScriptJson(list)]
}

/** JSON that can't end the script element it stands in. */
export function toScriptJson(value: object): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
