/** The tags and texts of a document in their order; React escapes the brackets in attributes. */
export function partsOf(html: string): string[] {
  return html.split(/(?=<)|(?<=>)/)
}

/** The name of a tag, with a slash before that of an end tag; empty for a text or a comment. */
export function nameOf(tag: string): string {
  return /^<(\/?[a-z][\w-]*)/i.exec(tag)?.[1] ?? ''
}

/** The names of all tags of a document: two with the same ones have the same elements. */
export function outlineOf(html: string): string {
  return partsOf(html).map(nameOf).filter(Boolean).join()
}
