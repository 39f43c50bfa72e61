/** The frontmatter of a file that may be incomplete, in offsets of the file. */
export interface FrontmatterSpan {
  /** Where its YAML begins and ends. */
  start: number
  end: number
  /** Whether it has its closing line. */
  isClosed: boolean
  /** The text after the opening dashes, which gray-matter reads as the language of the fields. */
  language: string
}

/** Finds the lines of dashes around the frontmatter; undefined where the file does not begin with one. */
export function splitFrontmatter(source: string): FrontmatterSpan | undefined {
  const opening = /^\uFEFF?---[ \t]*([^\r\n]*)\r?\n/.exec(source)
  if (!opening) return
  const start = opening[0].length
  const closing = /^---[ \t]*(\r?\n|$)/m.exec(source.slice(start))
  const end = closing ? start + closing.index : source.length
  return { start, end, isClosed: closing !== null, language: opening[1]?.trim() ?? '' }
}
