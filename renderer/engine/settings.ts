/** Who publishes the site, and where. */
export interface Settings {
  /** The name that titles, feeds and the app manifest carry. */
  brand: string
  /** One line that says what the site is. */
  tagline: string
  /** Where the site is published, without a closing slash, for example `https://site.example`. */
  origin: string
  /** The language of the content, as BCP 47 has it. */
  language: string
  /** The URL of the home page; the page for unknown URLs shows it too. */
  home: string
  /** The line that feeds carry about rights. */
  copyright?: string
}
