/** How much text fills about one screen of a desktop, in characters. */
const charsPerScreen = 1000

/** A page's HTML in which the first picture, where it stands on the first screen, is fetched at once and first. */
export function fetchFirstPicture(html: string): string {
  const lazy = ' loading="lazy" decoding="async"'
  const at = html.indexOf(lazy)
  if (at < 0 || html.slice(0, at).replace(/<[^>]*>?/g, '').length > charsPerScreen) return html
  return `${html.slice(0, at)} fetchpriority="high"${html.slice(at + lazy.length)}`
}
