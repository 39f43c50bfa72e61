import { findEntries } from '@proofsheet/engine/content/files/find'
import { readSettings } from '@proofsheet/engine/content/files/read-settings'
import type { SiteDefinition } from '@proofsheet/engine/site'

/**
 * The numbers of characters to search for, longest first: markup and quotation marks interrupt the text in the source.
 */
const lengths = [80, 40, 20]

/** The source of words on the page at a URL, as file:line from the project's root; of nothing better, the first line. */
export function findSource(root: string, site: SiteDefinition, url: string, words: string): string {
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
