import { type Document, parseDocument } from 'yaml'

/** The frontmatter of a text that may be half-written. */
export interface Frontmatter {
  /** Where its YAML begins and ends in the text. */
  start: number
  end: number
  /** Whether it has its closing line. */
  isClosed: boolean
  text: string
}

/** Finds the frontmatter; nothing where the text does not begin with its opening line. */
export function frontmatterOf(source: string): Frontmatter | undefined {
  const opening = /^\uFEFF?---[ \t]*\r?\n/.exec(source)
  if (!opening) return
  const start = opening[0].length
  const closing = /^---[ \t]*(\r?\n|$)/m.exec(source.slice(start))
  const end = closing ? start + closing.index : source.length
  return { start, end, isClosed: closing !== null, text: source.slice(start, end) }
}

/** The YAML of a frontmatter as nodes, errors and all. */
export function nodesOf(text: string): Document.Parsed {
  return parseDocument(text.replaceAll('\r', ' '), { prettyErrors: false })
}
