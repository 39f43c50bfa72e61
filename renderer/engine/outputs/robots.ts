import { absoluteUrl } from '../html/base-path'
import type { Output, OutputContext } from './output'

/** What programs that visit the site may read: everything, and where the list of pages is. */
export function robots({ settings }: OutputContext): Output[] {
  const sitemap = absoluteUrl(settings.origin, '/sitemap.xml')
  return [{ path: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n` }]
}
