import { absoluteUrl } from '@proofsheet/engine/pages/html/base-path'
import type { Output, OutputContext, RenderedPage } from '@proofsheet/engine/pages/outputs/output'
import type { PageInfo } from '@proofsheet/engine/pages/outputs/page-info'
import { toXml } from './xml'

/** Whether search engines may index a page: only at its canonical URL, so that each is listed once. */
export function isListed({ url, info }: Pick<RenderedPage, 'url' | 'info'>, origin: string): boolean {
  return info.indexable && info.canonical === absoluteUrl(origin, url)
}

/** The pages that search engines may index. */
export function listedPages<Info extends PageInfo>(pages: RenderedPage<Info>[], origin: string): RenderedPage<Info>[] {
  return pages.filter(page => isListed(page, origin))
}

/** Generates the sitemap (sitemaps.org), with the day of the last change where it is known. */
export function sitemap({ pages, settings }: OutputContext): Output[] {
  const url = listedPages(pages, settings.origin).map(({ info: { canonical, changed } }) =>
    changed ? { loc: canonical, lastmod: changed } : { loc: canonical },
  )
  const urlset = { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9', url }
  return [{ path: 'sitemap.xml', content: toXml({ urlset }), isPermanentUrl: true }]
}
sitemap.paths = ['sitemap.xml']
