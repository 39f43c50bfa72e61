import { parseBody } from '../pipeline/body/parse'
import { type Heading, readText } from '../pipeline/body/read-text'
import type { Entry } from '../pipeline/find'
import { parseEntry } from '../pipeline/parse'

/** The headings of a text that may be half-written: what can't be read of it is left out. */
export function headingsOf({ source, file }: Pick<Entry, 'source' | 'file'>): Heading[] {
  const { body } = parseEntry(source, file).value
  return readText(parseBody(body, file).tree, body).headings
}
