/**
 * The path that the site is to stand at: `/`, or what the environment variable BASE_PATH says, for example `/docs/`.
 * Everywhere else addresses are written as if it were `/`. Throws when BASE_PATH is no path.
 */
export function basePath(given = process.env.BASE_PATH): string {
  const path = `/${given ?? ''}/`.replace(/\/+/g, '/')
  if (!/^\/([\w.~-]+\/)*$/.test(path))
    throw new Error(`BASE_PATH is "${given}", not the path of a folder. For example: BASE_PATH=/docs/`)
  return path
}

/** An address of this site as a document must name it: below the path that the site stands at. */
export function withBasePath(url: string, base = basePath()): string {
  return base + url.slice(1)
}

/** The full URL of a page or file of the site, given the origin at which it is published. */
export function absoluteUrl(origin: string, url: string): string {
  return origin + withBasePath(url)
}

/**
 * HTML in which every address of this site is put below the path that it stands at. Done once for a whole document, so
 * that no component and no writer has to think of it. Where forms are sent is left alone: that is no page of the site.
 */
export function rebaseHtml(html: string, base = basePath()): string {
  if (base === '/') return html
  return html.replace(/<(a|area|img|link|source|video|track|iframe)\b[^>]*>/g, tag =>
    tag
      .replace(/ (href|src|poster)="\/(?!\/)/g, ` $1="${base}`)
      .replace(/ srcset="[^"]*"/gi, list => list.replace(/(^ srcset="|, ?)\/(?!\/)/gi, `$1${base}`)),
  )
}
