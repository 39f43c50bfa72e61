/** Class names that say what an element means in text, where HTML alone doesn't; a site names its own. */
export interface MarkdownHints {
  /** Blocks that become quotations, such as notes in the margin. */
  quote: readonly string[]
  /** Blocks that become a paragraph in bold, such as the label of a pane. */
  strong: readonly string[]
  /** Terms of a description list (`dt`) whose value comes before them, as in "20+ languages". */
  figure: readonly string[]
  /** Elements that are left out, such as what works with a script only or is hidden on paper. */
  skip: readonly string[]
  /** Inline elements that the layout puts on a line of their own, so that a dot separates them from what precedes. */
  ownLine: readonly string[]
  /** The element with what the author wrote below the page's heading; the first one on a page counts. */
  body: readonly string[]
}

/** What the conversion of a page needs beside its HTML. */
export interface MarkdownOptions {
  hints: MarkdownHints
  /** Where links that begin with a slash lead, as in `https://example.com`. */
  origin: string
}
