import { linksInSettings } from '../../content/relate/settings'
import type { Edit } from './changes'

/** A renaming as addresses. */
export interface Move {
  oldUrl: string
  newUrl: string
  oldSlug: string
  newSlug: string
}

/** The edits to the text of content/site.ts: links in menus and footer, and the page's name in breadcrumbs. */
export function settingsEdits(
  source: string,
  { oldUrl, newUrl, oldSlug, newSlug }: Move,
  isSegmentUsed: boolean,
): Edit[] {
  const links = linksInSettings(source)
    .filter(({ url }) => url.replace(/#.*/, '') === oldUrl)
    .map(({ start }) => ({ start, end: start + oldUrl.length, text: newUrl }))
  return isSegmentUsed ? links : [...links, ...breadcrumbEdits(source, oldSlug, newSlug)]
}

/** The key of the breadcrumbs that names the segment; none where the new segment has a name already. */
function breadcrumbEdits(source: string, oldSlug: string, newSlug: string): Edit[] {
  const block = /\bbreadcrumbs:\s*\{([^}]*)\}/.exec(source)
  if (!block?.[1]) return []
  const keyOf = (slug: string) => new RegExp(`(?<=[{,\\s])(['"]?)${slug}\\1(?=\\s*:)`)
  const found = keyOf(oldSlug).exec(block[1])
  if (!found || keyOf(newSlug).test(block[1])) return []
  const start = block.index + block[0].indexOf(block[1]) + found.index
  const text = newSlug.includes('-') ? `'${newSlug}'` : newSlug
  return [{ start, end: start + found[0].length, text }]
}
