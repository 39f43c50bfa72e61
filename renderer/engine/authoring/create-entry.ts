import { type CollectionName, collections, entityUrl } from '../../site/collections'
import { findEntries } from '../content/find'
import { createReader } from '../content/load'
import { findMedia } from '../content/media'
import { parseEntry } from '../content/parse'
import { formatIssue, type Issue, isError } from '../diagnostics/issue'
import { typeSchema } from '../types/schema'
import { newText, type TemplateContext } from './template'

/** A file that may be written: its path from the project's root, its text, and what would be wrong because of it. */
export interface NewEntry {
  file: string
  text: string
  url: string
  issues: Issue[]
}

/** A new file of a collection that fits in with those there are; nothing is written. */
export async function createEntry(root: string, collection: CollectionName, slug: string): Promise<NewEntry> {
  const { definitions } = await typeSchema(root)
  const text = newText(collection, slug, definitions, templateContext(root, collection))
  const file = `content/${collection}/${slug}.mdx`
  const read = createReader(root)
  const before = new Set((await read()).issues.map(formatIssue))
  const { issues } = await read(new Map([[file, text]]))
  // A clash of addresses is told of whichever file comes second, and that may be the other one.
  const because = issues.filter(issue => isError(issue) && !before.has(formatIssue(issue)))
  return { file, text, url: entityUrl(collection, slug), issues: because }
}

/** What stands beside a new file. */
export function templateContext(root: string, collection: CollectionName): TemplateContext {
  const entries = findEntries(root).value
  const names = Object.keys(collections) as CollectionName[]
  const slugs = names.map(name => [name, entries.filter(entry => entry.collection === name).map(({ slug }) => slug)])
  return {
    today: new Date().toLocaleDateString('sv'),
    slugs: Object.fromEntries(slugs),
    media: findMedia(root),
    others: entries
      .filter(entry => entry.collection === collection)
      .map(({ source, file }) => parseEntry(source, file).value.data ?? {}),
  }
}
