import { findEntries } from '../../content/files/find'
import { readSettings } from '../../content/files/read-settings'
import type { SiteDefinition } from '../../site'

/** The clicked text: its position where the HTML has one, the page's URL, and the words. */
export interface Clicked {
  place?: string
  url?: string
  words?: string
}

/**
 * The numbers of characters to search for, longest first: markup and quotation marks interrupt the text in the source.
 */
const lengths = [80, 40, 20]

/** The source of something on a page, as file:line:column from the project's root. */
export function findSource(root: string, site: SiteDefinition, { place, url = '', words = '' }: Clicked): string {
  // The position comes from the page; whether it is a file of the project is checked before it is opened.
  if (place && /^[^:]+(:\d+){1,2}$/.test(place)) return place
  return findWords(root, site, url, [words]) ?? `${site.settingsFile?.file ?? 'content'}:1`
}

/**
 * Finds the first of several texts that content contains, as file:line from the project's root. Searches the page's own
 * file, the site's settings, then all other files. Without a match it gives the first line of the page's file;
 * undefined for a page without one.
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
  const offset = words.trim().length < 3 ? -1 : source.search(sourceOf(words))
  return offset < 0 ? undefined : source.slice(0, offset).split('\n').length
}

/** Matches the source between two words of a text: space, Markdown marks, the URL of a link. */
const gap = '(?:[\\s*_`\\[\\\\]|\\]\\([^()\\n]*\\))*'

/** Matches words in the source, where Markdown and line ends may interrupt them. */
function sourceOf(words: string): RegExp {
  const parts = words.match(/[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? []
  return new RegExp(parts.map(part => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join(gap), 'u')
}
