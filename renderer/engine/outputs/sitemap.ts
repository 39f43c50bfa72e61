import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'
import { absoluteUrl } from '../html/base-path'
import type { Output, OutputContext, RenderedPage } from './output'
import type { PageInfo } from './page-info'

/** The pages that search engines may index: only those at their canonical URL, so that each is listed once. */
export function listedPages<Info extends PageInfo>(pages: RenderedPage<Info>[], origin: string): RenderedPage<Info>[] {
  return pages.filter(({ url, info }) => info.indexable && info.canonical === absoluteUrl(origin, url))
}

/** Generates the sitemap, with the day of the last change where it is known. */
export async function sitemap({ pages, settings }: OutputContext): Promise<Output[]> {
  const entries = listedPages(pages, settings.origin).map(({ info: { canonical, changed } }) => ({
    url: canonical,
    ...(changed && { lastmod: changed }),
  }))
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  })
  const xml = await streamToPromise(Readable.from(entries).pipe(stream))
  return [{ path: 'sitemap.xml', content: xml, isPermanentUrl: true }]
}
sitemap.paths = ['sitemap.xml']
