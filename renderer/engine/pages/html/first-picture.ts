/** The number of characters of text on about one desktop screen. */
const charsPerScreen = 1000

/** Loads the first image eagerly and with high priority, where it is probably on the first screen. */
export function fetchFirstPicture(html: string): string {
  const lazy = ' loading="lazy" decoding="async"'
  const at = html.indexOf(lazy)
  if (at < 0 || html.slice(0, at).replace(/<[^>]*>?/g, '').length > charsPerScreen) return html
  return `${html.slice(0, at)} fetchpriority="high"${html.slice(at + lazy.length)}`
}
