/*
 * What other stages read from finished HTML. React writes it, so tags and attributes have one form.
 */

/** The part between `<main` and `</main>`, tags included; empty where there is none. */
export function mainOf(html: string): string {
  const start = html.indexOf('<main')
  const end = html.lastIndexOf('</main>')
  return start < 0 || end < 0 ? '' : html.slice(start, end + '</main>'.length)
}

/** The outside services of a page, each attribute as it is written, with repetitions. */
export function providersIn(html: string): string[] {
  return html.match(/ data-provider="\w+"/g) ?? []
}

/** The names in the `data-provider` attributes of a page, each once. */
export function providerNames(html: string): string[] {
  return [...new Set([...html.matchAll(/ data-provider="(\w+)"/g)].map(match => match[1] ?? ''))]
}

/** The anchors of headings, answers, rows and sections; IDs that React makes are nobody's link target. */
export function anchorsIn(html: string): string[] {
  const named = mainOf(html).matchAll(/<(?:h[1-6]|details|section|article|li|dt|tr)\b[^>]*? id="([^"]+)"/g)
  return [...named].flatMap(([, id]) => (id && !id.includes('_R_') ? [id] : []))
}

/** The URLs of media that a document names: variants, recordings, and pictures for other sites. */
export function mediaIn(html: string): string[] {
  return html.match(/(?:\/assets)?\/media\/[\w./-]+/g) ?? []
}

/** The paths of this site's pages that links lead to. */
export function pageLinksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*\/)[^"]*"/g)].map(([, href = '']) => href)
}

/** The URLs of styles, preloaded fonts and scripts below `/assets/`, each once. */
export function assetsIn(html: string): string[] {
  const links = html.matchAll(/<(?:link|script)\b[^>]*?(?:href|src)="(\/assets\/[^"]+)"/g)
  return [...new Set([...links].map(([, url = '']) => url))]
}

/** The full URL that the page says is its original. */
export function canonicalIn(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
}
