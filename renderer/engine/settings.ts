/** The site's publisher, and where it is published. */
export interface Settings {
  /** The name in titles, feeds and the app manifest. */
  brand: string
  /** One line that describes the site. */
  tagline: string
  /** The origin of the published site, without a trailing slash, for example `https://site.example`. */
  origin: string
  /** The language of the content as a BCP 47 tag. */
  language: string
  /** The URL of the home page; the page for unknown URLs shows it too. */
  home: string
  /** The copyright line of feeds. */
  copyright?: string
}
