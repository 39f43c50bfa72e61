/** Where the frontmatter of a text is, as offsets; the text may be half-written. */
export interface Frontmatter {
  /** Where its YAML begins, behind the opening line. */
  start: number
  /** Where its YAML ends, before the dashes of the closing line. */
  end: number
  /** Whether it has its closing line. */
  isClosed: boolean
  /** The text behind the dashes of the opening line: the name of a language, usually empty. */
  language: string
  /** The YAML. */
  text: string
}

/** Finds the frontmatter; undefined where the text does not begin with a line of three dashes. */
export function splitFrontmatter(source: string): Frontmatter | undefined {
  const opening = /^\uFEFF?---(?!-)([^\r\n]*)\r?\n/.exec(source)
  if (!opening) return
  const start = opening[0].length
  // Not the flag m: with it, lines also begin behind separators that YAML and gray-matter don't know.
  const closing = /(?<=^|\n)---[ \t]*(\r?\n|$)/.exec(source.slice(start))
  const end = closing ? start + closing.index : source.length
  return {
    start,
    end,
    isClosed: closing !== null,
    language: opening[1]?.trim() ?? '',
    text: source.slice(start, end),
  }
}
