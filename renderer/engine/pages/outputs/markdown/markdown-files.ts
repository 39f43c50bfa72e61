import { completeMain } from '../../html/page-tree'
import type { PageContext, PageFile } from '../output'
import { isListed } from '../sitemap'
import { pageMarkdown } from './page-text'

/** Generates the Markdown copy of a listed page. Throws when the page has no complete `main` element. */
export function markdownFiles({ page, tree, settings, markdown }: PageContext): PageFile[] {
  if (!isListed(page, settings.origin)) return []
  const content = pageMarkdown(page.info, completeMain(tree), { hints: markdown, origin: settings.origin })
  return [{ path: markdownPath(page.url), content }]
}
markdownFiles.paths = ['/index.md']

/** The path of the Markdown copy of a page, from the root of the published folder. */
export function markdownPath(url: string): string {
  return `${url.slice(1)}index.md`
}
