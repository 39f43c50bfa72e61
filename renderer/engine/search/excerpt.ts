// Reaches the browser, when the search is opened.

/** A run of text, and whether it matches the query. */
export interface Run {
  text: string
  isMarked: boolean
}

/** Parses a Pagefind excerpt: matches are in `<mark>`, and only `<` and `>` are escaped. */
export function excerptRuns(excerpt: string): Run[] {
  return excerpt
    .split(/(<mark>.*?<\/mark>)/)
    .filter(Boolean)
    .map(part => ({
      text: part
        .replace(/^<mark>|<\/mark>$/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>'),
      isMarked: part.startsWith('<mark>'),
    }))
}
