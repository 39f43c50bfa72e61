import { absoluteUrl } from '../html/base-path'
import type { Output } from './output'

/** What programs that visit the site may read: everything, and where the list of pages is. */
export function robots(): Output[] {
  return [{ path: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n` }]
}
