import { readFileSync } from 'node:fs'
import { entityUrl } from '../../../content/collections'
import { findEntries } from '../../pipeline/find'

/** What is known of what was clicked: its place, when a text knows it; the page, and the words. */
export interface Clicked {
  place?: string
  url?: string
  words?: string
}

/** How many letters of the words are looked for, the longest first: markup and quotation marks come between. */
const lengths = [80, 40, 20]

/** Where the source of something on a page stands, as file:line:column from the project's root. */
export async function findSource(root: string, { place, url = '', words = '' }: Clicked): Promise<string> {
  // Only content: a page from elsewhere that asks must not open other files.
  if (place && /^content\/[\w-]+\/[\w-]+\.mdx:\d+(:\d+)?$/.test(place)) return place
  const entries = findEntries(root).value
  const own = entries.find(({ collection, slug }) => entityUrl(collection, slug) === url)
  const settings = { file: 'content/site.ts', source: readFileSync(`${root}/content/site.ts`, 'utf8') }
  for (const length of lengths)
    for (const { file, source } of [...(own ? [own] : []), ...entries, settings]) {
      const line = lineOf(words.slice(0, length), source)
      if (line) return `${file}:${line}`
    }
  return `${(own ?? settings).file}:1`
}

function lineOf(words: string, source: string): number | undefined {
  const offset = words.trim().length < 3 ? -1 : source.indexOf(words.trim())
  return offset < 0 ? undefined : source.slice(0, offset).split('\n').length
}

/** Opens a file at its place in the editor that runs, or that LAUNCH_EDITOR names. */
export async function openSource(place: string, origin: string): Promise<void> {
  await fetch(`${origin}/__open-in-editor?file=${encodeURIComponent(place)}`)
}
