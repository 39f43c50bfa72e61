import { absoluteUrl } from '@proofsheet/engine/pages/html/base-path'
import type { Output, OutputContext } from '@proofsheet/engine/pages/outputs/output'

/** Generates robots.txt: crawlers may fetch everything, and find the sitemap. */
export function robots({ settings }: OutputContext): Output[] {
  const sitemap = absoluteUrl(settings.origin, '/sitemap.xml')
  return [{ path: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n` }]
}
robots.paths = ['robots.txt']
