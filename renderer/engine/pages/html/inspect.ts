import { findAll } from 'domutils'
import type { PageTree } from './page-tree'

/** Elements whose IDs are anchors. */
const anchorNames = /^(h[1-6]|details|section|article|li|dt|tr)$/

/**
 * The IDs of headings, former ones included, of answers, rows and sections of the main part. Those that React generates
 * and those of footnotes are left out: they change with the order of elements.
 */
export function anchorsIn({ main }: PageTree): string[] {
  const named = main ? findAll(({ name, attribs }) => anchorNames.test(name) || 'data-former' in attribs, [main]) : []
  return named.flatMap(({ attribs: { id } }) => (id && !/_R_|^user-content-|^footnote-label$/.test(id) ? [id] : []))
}

/**
 * The URLs of media in a document or a part of one: image variants, videos, and images for other sites. They are found
 * by their form, because attributes, lists in attributes and structured data name them. Their names are ASCII.
 */
export const mediaIn = (html: string): string[] => html.match(/\/assets\/media\/[\w.-]+/g) ?? []
