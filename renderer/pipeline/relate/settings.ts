/** An address that the site's settings name: menus, footer, banner; offsets in their text. */
export interface SettingsLink {
  url: string
  start: number
  end: number
}

/** Every text of content/site.ts that is an address of this site: one that begins with a slash. */
export function linksInSettings(source: string): SettingsLink[] {
  // Comments are read past, because quotation marks in them mean nothing.
  const parts = source.matchAll(/\/\/.*|\/\*[\s\S]*?\*\/|(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)
  return [...parts].flatMap(({ index, 2: url = '' }) =>
    /^\/[^\s$\\]*$/.test(url) ? [{ url, start: index + 1, end: index + 1 + url.length }] : [],
  )
}
