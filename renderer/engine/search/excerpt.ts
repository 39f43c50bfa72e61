// Reaches the browser, when the search is opened.

/** A run of text, and whether it is a word that was searched for. */
export interface Run {
  text: string
  isMarked: boolean
}

/** Takes a Pagefind excerpt apart: `<mark>` around what fits, `&lt;` and `&gt;` for the two characters of HTML. */
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
