import { type Position, positionAt } from '@proofsheet/engine/base/diagnostics/position'
import type { Document } from '@proofsheet/engine/content/document'
import type { Definitions } from '@proofsheet/engine/content/schema/schema-fields'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { type Reference, referencesOf, urlsOf } from '../references'

/** The part of a file that the server holds; the text is read again where more is needed. */
export interface FileRecord {
  /** The URLs that lead to its page. */
  urls: string[]
  /** The references in it, each with the position of its start. */
  references: (Reference & { at: Position })[]
}

/** The record of a document. */
export function recordOf(document: Document, site: SiteDefinition, definitions: Definitions): FileRecord {
  const { source } = document.entry
  const references = referencesOf(document, site, definitions)
  return {
    urls: urlsOf(document.entry),
    references: references.map(reference => ({ ...reference, at: positionAt(source, reference.start) })),
  }
}
