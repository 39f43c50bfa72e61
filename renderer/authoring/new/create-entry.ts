import { formatIssue, type Issue, isError } from '@proofsheet/engine/base/diagnostics/issue'
import { entityUrl } from '@proofsheet/engine/content/collection'
import { findEntries } from '@proofsheet/engine/content/files/find'
import { createLoader } from '@proofsheet/engine/content/load'
import { findMedia } from '@proofsheet/engine/content/media/find-media'
import { parseEntry } from '@proofsheet/engine/content/parse'
import { typeSchema } from '@proofsheet/engine/content/schema/schema'
import type { AuthoringContext } from '../authoring-context'
import type { TemplateContext } from './examples'
import { newText } from './template'

/**
 * A new file that is not written yet: its path from the project's root, its text, and the issues that it would cause.
 */
export interface NewEntry {
  file: string
  text: string
  url: string
  issues: Issue[]
}

/** Makes the text of a new file that is valid among the others; writes nothing. Throws for an unknown collection. */
export async function createEntry(context: AuthoringContext, name: string, slug: string): Promise<NewEntry> {
  const { root, site, cache } = context
  const collection = site.collections[name]
  if (!collection) throw new Error(`There is no collection "${name}".`)
  const { definitions } = await typeSchema(root, cache)
  const text = newText(collection, slug, definitions, templateContext(context, name))
  const file = `content/${name}/${slug}.mdx`
  const load = createLoader(context)
  const before = new Set((await load()).issues.map(formatIssue))
  const { issues } = await load(new Map([[file, text]]))
  // A URL clash is reported for the second of the two files, which may be the other one; a folder that is a link was
  // reported before too.
  const isNew = (issue: Issue) => !before.has(formatIssue(issue)) || issue.file === `content/${name}`
  const because = issues.filter(issue => isError(issue) && isNew(issue))
  return { file, text, url: entityUrl(collection, slug), issues: because }
}

/** The values of other files that a new file of a collection depends on. */
export function templateContext({ root, site }: AuthoringContext, collection: string): TemplateContext {
  const entries = findEntries(root, site.collections).value
  const slugs = Object.keys(site.collections).map(name => [
    name,
    entries.filter(entry => entry.collection === name).map(({ slug }) => slug),
  ])
  return {
    today: new Date().toLocaleDateString('sv'),
    slugs: Object.fromEntries(slugs),
    media: findMedia(root),
    others: entries
      .filter(entry => entry.collection === collection)
      .map(({ source, file }) => parseEntry(source, file).value.data ?? {}),
  }
}
