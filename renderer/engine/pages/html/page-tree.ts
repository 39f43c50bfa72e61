import type { Document, Element } from 'domhandler'
import { findOne } from 'domutils'
import { parseDocument } from 'htmlparser2'

/** A finished page as one tree, which all that is made of the page reads. Nobody changes it. */
export interface PageTree {
  document: Document
  /** The first `main` element; absent where the page has none, or is cut off within it. */
  main?: Element
}

/** Parses the HTML of a page. */
export function parsePage(html: string): PageTree {
  const document = parseDocument(html)
  const main = html.includes('</main>') && findOne(({ name }) => name === 'main', document)
  return main ? { document, main } : { document }
}
