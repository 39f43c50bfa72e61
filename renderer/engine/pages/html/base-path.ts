import { Failure } from '../../base/failures/failure'

/**
 * The base path of the site: `/`, or the value of the environment variable BASE_PATH, for example `/docs/`. URLs are
 * written without it everywhere else. Throws when BASE_PATH is no path.
 */
export function basePath(given = process.env.BASE_PATH): string {
  const path = `/${given ?? ''}/`.replace(/\/+/g, '/')
  if (!/^\/([\w.~-]+\/)*$/.test(path))
    throw new Failure(`BASE_PATH is "${given}", not the path of a folder. For example: BASE_PATH=/docs/`)
  return path
}

/** Adds the base path to a URL of this site. */
export const withBasePath = (url: string, base = basePath()): string => base + url.slice(1)

/**
 * The full URL of a page or file of the site at an origin, or of one elsewhere, in ASCII: other letters are
 * percent-encoded. Throws for anything but a path or a full URL.
 */
export const absoluteUrl = (origin: string, url: string): string =>
  new URL(url.startsWith('/') ? origin + withBasePath(url) : url).href

/**
 * Adds the base path to every URL of this site in a document, so that no component and no writer has to. `action` of
 * forms is left alone: forms are sent to services, not to pages.
 */
export function rebaseHtml(html: string, base = basePath()): string {
  if (base === '/') return html
  return html.replace(/<(a|area|img|link|source|video|track|iframe)\b[^>]*>/g, tag =>
    tag
      .replace(/ (href|src|poster)="\/(?!\/)/g, ` $1="${base}`)
      .replace(/ srcset="[^"]*"/gi, list => list.replace(/(^ srcset="|, ?)\/(?!\/)/gi, `$1${base}`)),
  )
}
