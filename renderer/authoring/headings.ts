import type { Entry } from '@proofsheet/engine/content/files/find'
import { parseEntry } from '@proofsheet/engine/content/parse'
import { extractReferences, type Heading } from '@proofsheet/engine/mdx/extract'
import { createBodyParser } from '@proofsheet/engine/mdx/parse-body'
import { createHeadingIds } from '@proofsheet/engine/mdx/plugins/heading-ids'
import type { SiteDefinition } from '@proofsheet/engine/site'

/** The headings of a body that may be incomplete; parts that can't be parsed are left out. */
export function headingsOf({ source, file }: Pick<Entry, 'source' | 'file'>, site: SiteDefinition): Heading[] {
  const { body } = parseEntry(source, file).value
  const { tree } = createBodyParser(site)(body, file)
  return extractReferences(tree, body, createHeadingIds(site, file, tree)).headings
}
