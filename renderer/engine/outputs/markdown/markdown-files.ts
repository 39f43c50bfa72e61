import type { Output, OutputContext } from '../output'
import { listedPages } from '../sitemap'

/** Generates a Markdown copy of each listed page. */
export function markdownFiles({ pages, settings, textOf }: OutputContext): Output[] {
  return listedPages(pages, settings.origin).map(page => ({
    path: `${page.url.slice(1)}index.md`,
    content: textOf(page).markdown,
    page: page.url,
  }))
}
markdownFiles.paths = ['/index.md']
