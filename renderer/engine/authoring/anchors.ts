import type { Entry } from '../content/find'
import { parseEntry } from '../content/parse'
import { extractReferences, type Heading } from '../mdx/extract'
import { parseBody } from '../mdx/parse'

/** The headings of a text that may be half-written: what can't be read of it is left out. */
export function headingsOf({ source, file }: Pick<Entry, 'source' | 'file'>): Heading[] {
  const { body } = parseEntry(source, file).value
  return extractReferences(parseBody(body, file).tree, body).headings
}
