import { pageUrls } from '@proofsheet/engine/content/pages/page-urls'
import { collections } from '../../renderer/site/collections'
import { readContent } from '../read-content'

/** The URL of every page, for Vike's own prerendering. Vike calls this hook for each page, so only one page has it. */
export async function onBeforePrerenderStart(): Promise<string[]> {
  const { site } = await readContent({})
  return pageUrls(collections, site)
}
