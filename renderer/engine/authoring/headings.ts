import type { Entry } from '../content/files/find'
import { parseEntry } from '../content/parse'
import { createHeadingIds } from '../mdx/attributes/heading-ids'
import { extractReferences, type Heading } from '../mdx/extract'
import { createBodyParser } from '../mdx/parse-body'
import type { SiteDefinition } from '../site'

/** The headings of a body that may be incomplete; parts that can't be parsed are left out. */
export function headingsOf({ source, file }: Pick<Entry, 'source' | 'file'>, site: SiteDefinition): Heading[] {
  const { body } = parseEntry(source, file).value
  const { tree } = createBodyParser(site)(body, file)
  return extractReferences(tree, body, createHeadingIds(site, file, tree)).headings
}
