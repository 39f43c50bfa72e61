import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'
import { absoluteUrl } from '../html/base-path'
import type { Output, OutputContext, RenderedPage } from './output'
import type { PageInfo } from './page-info'

/** The pages that search engines may list, each once: those that stand at the address that counts. */
export function listedPages<Info extends PageInfo>(pages: RenderedPage<Info>[], origin: string): RenderedPage<Info>[] {
  return pages.filter(({ url, info }) => info.indexable && info.canonical === absoluteUrl(origin, url))
}

/** The list of pages for search engines, with the day of the last change where the content tells it. */
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
