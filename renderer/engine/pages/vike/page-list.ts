import { readContent } from 'virtual:content'
import { site } from 'virtual:site'
import { pageUrls } from '../../content/pages/page-urls'

let hasListed = false

/** The URL of every page, for Vike's own prerendering. Vike calls it for each layout, so the first call lists them all. */
export async function onBeforePrerenderStart(): Promise<string[]> {
  if (hasListed) return []
  hasListed = true
  return pageUrls(site.collections, (await readContent({})).site)
}
