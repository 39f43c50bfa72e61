import { mainOf } from '../../html/inspect'
import type { PageContext, PageFile } from '../output'
import { isListed } from '../sitemap'
import { pageMarkdown } from './page-text'

/** Generates the Markdown copy of a listed page. Throws when the page has no complete `main` element. */
export async function markdownFiles({ page, html, settings, markdown, memoize }: PageContext): Promise<PageFile[]> {
  if (!isListed(page, settings.origin)) return []
  const options = { hints: markdown, origin: settings.origin }
  const { title, description, canonical, changed } = page.info
  // A change of the frame around all pages changes no copy.
  const parts = [JSON.stringify([title, description, canonical, changed]), mainOf(html)]
  const content = await memoize('markdown', parts, async () => Buffer.from(pageMarkdown(page.info, html, options)))
  return [{ path: markdownPath(page.url), content }]
}
markdownFiles.paths = ['/index.md']

/** The path of the Markdown copy of a page, from the root of the published folder. */
export function markdownPath(url: string): string {
  return `${url.slice(1)}index.md`
}
