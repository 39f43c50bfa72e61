/** An address that the site's settings name: menus, footer, banner; offsets in their text. */
export interface SettingsLink {
  url: string
  start: number
  end: number
}

/** What stands before an address to which something is sent: no page needs to stand there. */
const endpoint = /\b(endpoint|newsletter|inquiry):\s*$/

/** Every text of content/site.ts that leads to a page of this site: one that begins with a slash. */
export function linksInSettings(source: string): SettingsLink[] {
  // Comments are read past, because quotation marks in them mean nothing.
  const parts = source.matchAll(/\/\/.*|\/\*[\s\S]*?\*\/|(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)
  return [...parts].flatMap(({ index, 2: url = '' }) =>
    /^\/[^\s$\\]*$/.test(url) && !endpoint.test(source.slice(0, index))
      ? [{ url, start: index + 1, end: index + 1 + url.length }]
      : [],
  )
}
