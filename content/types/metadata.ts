import type { PicturePath } from '@proofsheet/engine/content/schema/text'

/**
 * The address of a page of this site, from "/" to a closing "/", or a full address on another site, with https.
 * @format href
 * @pattern ^(/[^#]*|https:.*)$
 * @example https://site.example/the-original/
 */
export type OriginalAddress = string

/** What search engines and social cards are told about a page. */
export interface Metadata {
  /**
   * The page's title in search results; the brand is added unless it is in it already.
   * @minLength 10
   * @example What the two plans cost
   */
  title: string
  /**
   * One or two sentences that say what the page gives its reader, 70 to 155 characters.
   * @minLength 70
   * @maxLength 155
   * @example What the two plans cost, what each of them includes, and how to change from one to the other at any time.
   */
  description: string
  /**
   * Search words, the most important first.
   * @example ["prices", "plans"]
   */
  keywords?: string[]
  /** The picture of the social card, if not the site's own. */
  image?: PicturePath
  /** The address that counts as the original, if this page repeats another. */
  url?: OriginalAddress
  /**
   * What kind of thing the page is; "website" when left out.
   * @example website
   */
  type?: 'website' | 'article' | 'product'
}
