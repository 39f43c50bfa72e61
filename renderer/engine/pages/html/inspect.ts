/*
 * Reads finished HTML with regular expressions: React writes it, so tags and attributes have one form.
 */

/** The part between `<main` and `</main>`, tags included; empty where there is none. */
export function mainOf(html: string): string {
  const start = html.indexOf('<main')
  const end = html.lastIndexOf('</main>')
  return start < 0 || end < 0 ? '' : html.slice(start, end + '</main>'.length)
}

/**
 * The attributes of a page that its policy depends on, as written, with repetitions: `data-provider`, and `data-search`
 * of the search button.
 */
export function grantMarksIn(html: string): string[] {
  return html.match(/ data-(?:provider="\w+"|search(?==))/g) ?? []
}

/** Whether a page has the search button. */
export function hasSearch(html: string): boolean {
  return html.includes(' data-search')
}

/** The names in the `data-provider` attributes of a page, without repetitions. */
export function providerNames(html: string): string[] {
  return [...new Set([...html.matchAll(/ data-provider="(\w+)"/g)].map(match => match[1] ?? ''))]
}

/**
 * The IDs of headings, former ones included, of answers, rows and sections. Those that React generates and those of footnotes are left out: they
 * follow the order of what they name.
 */
export function anchorsIn(html: string): string[] {
  const named = mainOf(html).matchAll(
    /<(?:h[1-6]|details|section|article|li|dt|tr|span data-former)\b[^>]*? id="([^"]+)"/g,
  )
  return [...named].flatMap(([, id]) => (id && !/_R_|^user-content-|^footnote-label$/.test(id) ? [id] : []))
}

/** The URLs of media in a document: image variants, videos, and images for other sites. Their names are ASCII. */
export function mediaIn(html: string): string[] {
  return html.match(/\/assets\/media\/[\w.-]+/g) ?? []
}

/** The URLs of styles, preloaded fonts and scripts below `/assets/`, without repetitions. */
export function assetsIn(html: string): string[] {
  const links = html.matchAll(/<(?:link|script)\b[^>]*?(?:href|src)="(\/assets\/[^"]+)"/g)
  return [...new Set([...links].map(([, url = '']) => url))]
}
