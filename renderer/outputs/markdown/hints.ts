/** Class names by the meaning of their elements in text, which HTML alone doesn't express; each site lists its own. */
export interface MarkdownHints {
  /** Blocks that become quotations, such as margin notes. */
  quote: readonly string[]
  /** Blocks that become a paragraph in bold, such as the label of a pane. */
  strong: readonly string[]
  /** Terms of a description list (`dt`) whose value comes before them, as in "20+ languages". */
  figure: readonly string[]
  /** Elements that are left out, such as those that need a script or are hidden in print. */
  skip: readonly string[]
  /** Inline elements that the layout puts on a line of their own; in text a dot separates them from the text before. */
  ownLine: readonly string[]
  /** The element that contains the body of a page; the first one counts. */
  body: readonly string[]
}

/** The default: no class name has a meaning in text. */
export const noHints: MarkdownHints = { quote: [], strong: [], figure: [], skip: [], ownLine: [], body: [] }

/** The options of converting a page to text. */
export interface MarkdownOptions {
  hints: MarkdownHints
  /** The origin for links that begin with a slash, for example `https://example.com`. */
  origin: string
}
