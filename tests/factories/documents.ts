import { createFileAnalyzer, toDocument } from '../../renderer/engine/content/analyze'
import { entityUrl } from '../../renderer/engine/content/collection'
import { present } from '../../renderer/engine/content/dates/clock'
import type { Document } from '../../renderer/engine/content/document'
import { type Collections, type Entry, toEntry } from '../../renderer/engine/content/files/find'
import { toSourceText } from '../../renderer/engine/content/files/read-file'
import { noMedia } from '../../renderer/engine/content/media/media'
import type { RelateContext } from '../../renderer/engine/content/relate/context'
import { site } from '../fixtures/sample-site/renderer/site/index'

const analyze = createFileAnalyzer(site)
const collections: Collections = site.collections

/** The context of relation checks for documents beside which there is no other file. */
export const documentsAlone: RelateContext = {
  media: noMedia,
  settings: undefined,
  reserved: [],
  former: {},
  inlineOf: () => [],
  types: [],
  isNew: () => false,
  moment: present(),
}

/** The entry of a content file; `file` is its path from the project's root. Throws where it is in no collection. */
export function entry(source: string, file = 'content/blog/one.mdx'): Entry {
  const [, name = '', slug = ''] = /^content\/([^/]+)\/([^/]+)\.mdx$/.exec(file) ?? []
  const collection = collections[name]
  if (!collection) throw new Error(`${file} is in no collection.`)
  return toEntry({ collection: name, slug, url: entityUrl(collection, slug), file }, toSourceText(source))
}

/** The document of a content file, as analyzed by itself. */
export function documentOf(source: string, file?: string): Document {
  const found = entry(source, file)
  const { analysis } = analyze(found)
  return toDocument(found, { analysis })
}
