import { pageUrls } from '../../renderer/engine/content/page-urls'
import { collections } from '../../renderer/site/collections'
import { readContent } from '../read-content'

/** The URL of every page, for Vike's own pre-rendering. Vike calls the hook of each page, so one page has it. */
export async function onBeforePrerenderStart(): Promise<string[]> {
  const { site } = await readContent({})
  return pageUrls(collections, site)
}
