import type { PageContext, PageFile, PageGenerator } from '@proofsheet/engine/pages/outputs/output'
import { isListed } from '../sitemap'
import { type MarkdownHints, noHints } from './hints'
import { completeMain, pageMarkdown } from './page-text'

/**
 * Gives the generator of the Markdown copy of a listed page. `hints` are the meaning of the site's class names in text.
 * The generator throws when the page has no complete `main` element.
 */
export function markdownFiles(hints: MarkdownHints = noHints): PageGenerator {
  const generate = ({ page, tree, settings: { origin } }: PageContext): PageFile[] => {
    if (!isListed(page, origin)) return []
    const content = pageMarkdown(page.info, completeMain(tree), { hints, origin })
    return [{ path: markdownPath(page.url), content }]
  }
  return Object.assign(generate, { paths: ['/index.md'] })
}

/** The path of the Markdown copy of a page, from the root of the published folder. */
export function markdownPath(url: string): string {
  return `${url.slice(1)}index.md`
}
