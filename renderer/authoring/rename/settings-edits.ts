import type { Edit } from '@proofsheet/engine/base/files/edits'
import { linksInSettings } from '@proofsheet/engine/content/files/read-settings'
import type { SiteDefinition } from '@proofsheet/engine/site'

/** A renaming in terms of URLs and slugs. */
export interface Move {
  oldUrl: string
  newUrl: string
  oldSlug: string
  newSlug: string
}

/** The edits to the settings file: its links, and the name of the page's URL segment. */
export function settingsEdits(
  source: string,
  { oldUrl, newUrl, oldSlug, newSlug }: Move,
  site: SiteDefinition,
  isSegmentUsed: boolean,
): Edit[] {
  const links = linksInSettings(source, site)
    .filter(({ text }) => text.replace(/#.*/, '') === oldUrl)
    .map(({ start }) => ({ start, end: start + oldUrl.length, text: newUrl }))
  const names = site.settingsFile?.segmentNames
  return isSegmentUsed || !names ? links : [...links, ...segmentNameEdits(source, names, oldSlug, newSlug)]
}

/** The edit of the segment's key in an object of names; none where the new segment has a key already. */
function segmentNameEdits(source: string, object: string, oldSlug: string, newSlug: string): Edit[] {
  const block = new RegExp(`\\b${object}:\\s*\\{([^}]*)\\}`).exec(source)
  if (!block?.[1]) return []
  const keyOf = (slug: string) => new RegExp(`(?<=[{,\\s])(['"]?)${slug}\\1(?=\\s*:)`)
  const found = keyOf(oldSlug).exec(block[1])
  if (!found || keyOf(newSlug).test(block[1])) return []
  const start = block.index + block[0].indexOf(block[1]) + found.index
  const text = newSlug.includes('-') ? `'${newSlug}'` : newSlug
  return [{ start, end: start + found[0].length, text }]
}
