import { findEntries } from '../../content/files/find'
import { readSettings } from '../../content/files/settings'
import type { SiteDefinition } from '../../site'

/** What is known of what was clicked: its place, when a text knows it; the page, and the words. */
export interface Clicked {
  place?: string
  url?: string
  words?: string
}

/** How many letters of the words are looked for, the longest first: markup and quotation marks come between. */
const lengths = [80, 40, 20]

/** Where the source of something on a page stands, as file:line:column from the project's root. */
export async function findSource(
  root: string,
  site: SiteDefinition,
  { place, url = '', words = '' }: Clicked,
): Promise<string> {
  // Only content: a page from elsewhere that asks must not open other files.
  if (place && /^content\/[\w-]+\/[\w-]+\.mdx:\d+(:\d+)?$/.test(place)) return place
  return findWords(root, site, url, [words]) ?? `${site.settingsFile?.file ?? 'content'}:1`
}

/**
 * Where the first of several texts of the page at an address stands in the content, as file:line from the project's
 * root: in the page's own file, in the site's settings, or in what other pages say. Where none does, the page's own file
 * from its start; nothing for a page that has none.
 */
export function findWords(root: string, site: SiteDefinition, url: string, texts: string[]): string | undefined {
  const entries = findEntries(root, site.collections).value
  const own = entries.find(entry => entry.url === url)
  const settings = readSettings(root, site)
  for (const words of texts)
    for (const length of lengths)
      for (const { file, source } of [...(own ? [own] : []), ...(settings ? [settings] : []), ...entries]) {
        const line = lineOf(words.slice(0, length), source)
        if (line) return `${file}:${line}`
      }
  return own && `${own.file}:1`
}

function lineOf(words: string, source: string): number | undefined {
  const offset = words.trim().length < 3 ? -1 : source.indexOf(words.trim())
  return offset < 0 ? undefined : source.slice(0, offset).split('\n').length
}

/** Opens a file at its place in the editor that runs, or that LAUNCH_EDITOR names. */
export async function openSource(place: string, origin: string): Promise<void> {
  await fetch(`${origin}/__open-in-editor?file=${encodeURIComponent(place)}`)
}
