import type { PageContext, PageFile } from '../output'
import { isListed } from '../sitemap'
import { pageMarkdown } from './page-text'
import { readableMain } from './readable-main'

/** Generates the Markdown copy of a listed page. Throws when the page has no complete `main` element. */
export async function markdownFiles({ page, html, settings, markdown, memoize }: PageContext): Promise<PageFile[]> {
  if (!isListed(page, settings.origin)) return []
  const options = { hints: markdown, origin: settings.origin }
  const { title, description, canonical, changed } = page.info
  // A change of styles or of the frame around all pages changes no copy.
  const readable = readableMain(html, markdown)
  const parts = [JSON.stringify([title, description, canonical, changed]), readable]
  const content = await memoize('markdown', parts, async () => Buffer.from(pageMarkdown(page.info, readable, options)))
  return [{ path: markdownPath(page.url), content }]
}
markdownFiles.paths = ['/index.md']

/** The path of the Markdown copy of a page, from the root of the published folder. */
export function markdownPath(url: string): string {
  return `${url.slice(1)}index.md`
}
